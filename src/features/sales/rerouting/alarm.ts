// The alarm: refunds that their provider refuses, or that are not through for too long, are told to staff once.
import { tellTrouble } from './message-kinds.ts'
import { noteAlarms } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'

export async function alarm(db: Db, app: AppContext): Promise<void> {
  const seconds = app.settings.get('refundStuckSeconds')
  const fresh = await transact(db, async (trx) => {
    const ids = await noteAlarms(trx, seconds)
    if (ids.length > 0) await tellTrouble(trx, ids.length, ids.join(' ').slice(0, 200))
    return ids
  })
  if (fresh.length > 0) app.log.error({ count: fresh.length }, 'refunds are in trouble: staff must look at them')
}
