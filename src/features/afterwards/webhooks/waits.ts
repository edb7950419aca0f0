// How long is waited before each further try: short at first, for a receiver that starts anew; a day in all. Pure.
const [second, minute, hour] = [1, 60, 3600]
const waits = [
  10 * second,
  30 * second,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
]
export const mostTries = waits.length + 1
/** Seconds until the next try; undefined: there is none. */
export const waitAfter = (tries: number): number | undefined => waits[tries - 1]
export const daySeconds = waits.reduce((sum, wait) => sum + wait, 0)
