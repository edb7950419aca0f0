// Heavy work on pictures, two at once in the whole process: the shop's calls come first.
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Does the work as soon as it is its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
