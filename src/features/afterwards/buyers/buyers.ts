// Who bought at a shop, counted as orders and claims move.
import { count, takeDue, takeTurn } from './counting-queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'

const batch = 500
/** Counts whoever moved. Runs again without harm, also at once with itself. */
export async function countBuyers(db: Db): Promise<void> {
  for (;;) {
    const n = await transact(db, async (trx) => {
      await takeTurn(trx)
      const moved = await takeDue(trx, batch)
      if (moved.length > 0) await count(trx, moved)
      return moved.length
    })
    if (n === 0) return
  }
}
