// Handlers of payouts.
import { accountOf, saveAccount } from './accounts.ts'
import {
  adminBatchAnswer,
  adminBatchAudit,
  adminBatchCancel,
  adminBatchDetail,
  adminBatchFile,
  adminBatchMake,
  adminBatchPage,
  adminPayoutPage,
  adminPayoutWaiting,
  mchAccountDetail,
  mchAccountSave,
} from './contract.ts'
import { approveBatch, cancelBatch, makeBatch, takeAnswer, takeFile } from './payouts.ts'
import {
  batchBy,
  countBatches,
  countPayouts,
  listBatches,
  listPayouts,
  waitingOf,
  type Batch,
  type Listed,
} from './queries.ts'
import { provedAlone, provePassword } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readTable } from '#kernel/data/csv/table.ts'

const actor = ({ user, ip }: { user: Session; ip: string }) => ({ userId: user.userId, ip })
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const shownBatch = ({ madeBy, madeAt, approvedAt, sentAt, answeredAt, ...rest }: Batch, userId: number) => ({
  ...rest,
  own: madeBy === userId,
  madeAt: madeAt.toISOString(),
  approvedAt: iso(approvedAt),
  sentAt: iso(sentAt),
  answeredAt: iso(answeredAt),
})
const shownPayout = ({ maskedHolder: holder, createdAt, endedAt, ...rest }: Listed) => ({
  ...rest,
  holder,
  createdAt: createdAt.toISOString(),
  endedAt: iso(endedAt),
})

export const calls = [
  handled(mchAccountDetail, async ({ db, app, merchantId }) => ({
    account: (await accountOf(db, app, merchantId)) ?? null,
  })),
  handled(
    mchAccountSave,
    async ({ db, app, user, merchantId, ip }, input) => {
      await saveAccount(db, app, { merchantId, userId: user.userId, ip }, input)
      return {}
    },
    // before the transaction: the try that a wrong password costs must stay
    ({ db, app, user }, { password }) => provePassword({ db, app, user }, password),
  ),
  handled(adminPayoutWaiting, async ({ db, app }) => ({
    ...(await waitingOf(db)),
    secondPersonFrom: app.settings.get('secondPersonFrom'),
  })),
  handled(adminPayoutPage, async ({ db, lang }, { batchId, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = (await listPayouts(db, lang, batchId, limits)).map(shownPayout)
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countPayouts(db, batchId)))
  }),
  handled(adminBatchPage, async ({ db, user }, page) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = (await listBatches(db, limits)).map((batch) => shownBatch(batch, user.userId))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countBatches(db)))
  }),
  handled(adminBatchDetail, async ({ db, user }, { id }) => {
    const batch = await batchBy(db, id)
    if (!batch) throw new Refusal('notFound')
    return shownBatch(batch, user.userId)
  }),
  handled(adminBatchMake, (ctx) => makeBatch(ctx.db, ctx.app, actor(ctx))),
  handled(
    adminBatchAudit,
    async (ctx, { id }, proven: boolean) => {
      await approveBatch(ctx.db, ctx.app, { ...actor(ctx), proven }, id)
      return {}
    },
    async (ctx, { id, proof }) => {
      const batch = await batchBy(ctx.db, id)
      const asked = batch?.status === 'made' ? { by: batch.madeBy, at: batch.madeAt } : undefined
      return provedAlone(ctx, adminBatchAudit.who, asked, proof)
    },
  ),
  handled(adminBatchCancel, async (ctx, { id, reason }) => {
    const why = reason.trim()
    if (why === '') throw new Refusal('reasonRequired')
    await cancelBatch(ctx.db, actor(ctx), id, why)
    return {}
  }),
  handled(adminBatchFile, (ctx, { id }) => takeFile(ctx.db, ctx.app, actor(ctx), id)),
  handled(
    adminBatchAnswer,
    (ctx, { id }, table: Awaited<ReturnType<typeof readTable>>) => takeAnswer(ctx.db, actor(ctx), id, table),
    (_, { file }) => readTable(Buffer.from(file, 'base64')),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
