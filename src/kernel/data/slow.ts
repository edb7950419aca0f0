// Statements of this process that took long: their text with its blanks, never what stood in them.
interface Slow {
  text: string
  count: number
  /** ms */
  worst: number
  total: number
  /** ms since 1970, by this machine */
  last: number
}
/** ms from which a statement is slow. */
export const slowFrom = 500
const most = 100
const slow = new Map<string, Slow>()

/** Of more different ones than are kept the quickest goes. */
export function noteSlow(text: string, ms: number): void {
  if (ms < slowFrom) return
  const known = slow.get(text) ?? { text, count: 0, worst: 0, total: 0, last: 0 }
  slow.set(text, {
    text,
    count: known.count + 1,
    worst: Math.max(known.worst, Math.round(ms)),
    total: known.total + Math.round(ms),
    last: Date.now(),
  })
  if (slow.size <= most) return
  const quickest = [...slow.values()].reduce((a, b) => (a.worst <= b.worst ? a : b))
  slow.delete(quickest.text)
}
/** The slowest first. */
export const slowStatements = (): Slow[] => [...slow.values()].sort((a, b) => b.worst - a.worst)
