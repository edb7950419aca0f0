// What waits about reviews for too long: staff who may decide it are told, once for each case.
import { lateCases } from './case-queries.ts'
import { tellStaff } from './message-kinds.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const most = 200
export async function remindStaff(db: Db, app: AppContext): Promise<void> {
  for (const { id, ...review } of await lateCases(db, app.settings.get('caseLateSeconds'), most)) {
    await tellStaff(db, review, id)
    app.log.warn({ caseId: id }, 'something about a review waits for too long')
  }
}
