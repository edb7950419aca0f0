// Days as texts, `2026-11-26`: which one it is in Shanghai, by whose calendar money is counted, and whether there is
// such a day at all. Pure.
const dayMs = 86_400_000

/** The day in Shanghai at a moment, so many days on. */
export const shanghaiDay = (ms: number, on = 0): string =>
  new Date(ms + 8 * 3_600_000 + on * dayMs).toISOString().slice(0, 10)
/** In the calendar (no 30 February), and in a century that a shop has to do with. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text && text >= '2000' && text <= '2200'
}
