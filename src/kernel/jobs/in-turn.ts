// Heavy work on pictures and papers, a few at once in the whole process: the shop's calls come first.
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A line of its own: does each work as soon as it is its turn, `atOnce` side by side. */
export function lane(atOnce: number): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
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
}
/** The line of pictures. */
export const inTurn = lane(2)
