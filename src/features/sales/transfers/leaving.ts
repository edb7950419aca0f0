// What the shop keeps of people's bank transfers: told to them, and forgotten when they leave.
import { forgetSenders, transfersInFull } from './queries.ts'
import { senderOf } from './transfers.ts'
import { dropUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { together, type Db } from '#kernel/data/db.ts'

export const exportTransfers = async (db: Db, app: AppContext, userId: number) =>
  (await transfersInFull(db, userId)).map((of) => ({
    payNo: of.payNo,
    amount: of.amount,
    status: of.status,
    country: of.country,
    bank: of.bank,
    ...senderOf(app, of),
    reason: of.reason,
    sentAt: of.sentAt.toISOString(),
  }))
export const leaveTransfers = (db: Db, userId: number): Promise<void> =>
  together(db, async (trx) => dropUploads(trx, await forgetSenders(trx, userId)))
