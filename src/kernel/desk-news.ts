// What moves at the desks of merchants and staff, as features declare it: rows that only grow, read on while somebody
// looks. Nothing of a row is told but that it is there; who hears of it asks calls.
import type { Db } from './data/db.ts'

export interface Move {
  /** rises; a lower one may be seen later than a higher one, when its transaction took longer */
  id: number
  merchantId: number
  /** something that staff of the platform wait for, too */
  staff: boolean
}
export interface DeskNews {
  /** by which screens know it */
  of: string
  /** who hears of it, on both sides */
  needs: `${string}.read`
  newest: (db: Db) => Promise<number>
  /** The rows after this one by their ids, so many at most. */
  since: (db: Db, id: number, most: number) => Promise<Move[]>
}
