// The guard of pages that belong to somebody: it only records that one was opened without a person.
// What sends people to sign-in are the shop's session codes.
import { keep } from '#web/kept.ts'

interface Opening {
  path: string
  /** ISO 8601 */
  at: string
}
const most = 20
const isOpening = (o: unknown): o is Opening =>
  typeof o === 'object' &&
  o !== null &&
  typeof (o as Opening).path === 'string' &&
  typeof (o as Opening).at === 'string'
const openings = keep<Opening[]>('opened-signed-out', (stored) =>
  Array.isArray(stored) ? stored.filter(isOpening).slice(0, most) : [],
)

/** The newest first. */
export const recordOpening = (path: string): void =>
  openings.set([{ path, at: new Date().toISOString() }, ...openings.get()].slice(0, most))
