// The door of figures: days of merchants counted from their orders, refunds, claims and reviews.
import {
  countGoods,
  countHours,
  countParts,
  countSums,
  noteAll,
  takeDue,
  takeTurn,
  withNext,
} from './counting-queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export { findBest } from './reading.ts'
export { bringFigures, type BroughtDay } from './bringing-queries.ts'

/** Days of merchants at once: each statement has the three seconds that every statement has. */
const atOnce = 200
/** Rounds of one job: what is left waits for the next minute. */
const mostRounds = 500

/**
 * Counts all days that were noted since the last time. The note stands in the transaction of what moved, so either both
 * are seen or neither.
 */
export async function countDays(db: Db, settings: Pick<SettingsReader, 'get'>): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const done = await transact(db, async (trx) => {
      await takeTurn(trx)
      const due = await takeDue(trx, atOnce)
      if (due.length === 0) return 0
      const days = await withNext(trx, due)
      await countSums(trx, days)
      await countHours(trx, days, settings.get('figureHourDays'))
      await countGoods(trx, days)
      await countParts(trx, days)
      return due.length
    })
    if (done === 0) return
  }
}

/** Has every day of a merchant, or of all, counted anew by the next job. How many days that is. */
export const recount = (db: Db, merchantId?: number): Promise<number> => noteAll(db, merchantId)
