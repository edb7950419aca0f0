// Handlers of staff about statements.
import { answer, decide, speak } from './answering.ts'
import { payStatements } from './paying.ts'
import { merchantsWithMoney } from './queries.ts'
import { listOf, postingsOf, show } from './reading.ts'
import { countStatements, grantOf } from './reading-queries.ts'
import {
  adminBillAnswer,
  adminBillAudit,
  adminBillCount,
  adminBillDetail,
  adminBillOrderPage,
  adminBillPage,
  adminBillPay,
  adminBillRun,
  adminBillWord,
} from './staff-contract.ts'
import { accountOf } from '#features/money/payouts/payouts.ts'
import { provedAlone } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

const actor = ({ user, ip }: { user: Session; ip: string }) => ({ userId: user.userId, ip })

/** Where a merchant is paid to by now. */
async function paidNow(db: Db, app: AppContext, merchantId: number) {
  const found = await accountOf(db, app, merchantId)
  if (!found) return null
  const { bank, lastFour, usableAt, sentBack } = found
  return { bank, lastFour, usableAt, sentBack }
}
export const staffCalls = [
  handled(adminBillPage, ({ db, lang }, { tab = 'all', merchantId, ...page }) =>
    listOf(db, lang, page, { tab, merchantId }),
  ),
  handled(adminBillCount, async ({ db }) => ({
    disputed: await countStatements(db, { tab: 'disputed' }),
    confirmed: await countStatements(db, { tab: 'confirmed' }),
  })),
  handled(adminBillDetail, async ({ db, app, lang, user }, { id }) => {
    const shown = await show(db, lang, id)
    const proposed = shown.dispute?.status === 'proposed' ? shown.dispute : undefined
    return {
      ...shown,
      proposer: proposed?.proposer ?? null,
      own: proposed?.proposedBy === user.userId,
      account: await paidNow(db, app, shown.merchantId),
    }
  }),
  handled(adminBillOrderPage, ({ db, lang }, input) => postingsOf(db, lang, input)),
  handled(adminBillWord, async (ctx, { id, words }) => {
    await speak(ctx.db, { ...actor(ctx), side: 'staff' }, id, words)
    return {}
  }),
  handled(adminBillAnswer, async (ctx, { id, granted, words }) => ({
    status: await answer(ctx.db, actor(ctx), { id, granted, words }),
  })),
  handled(
    adminBillAudit,
    async (ctx, answered, proven: boolean) => {
      const { id, decision, granted } = answered
      const reviewer = { ...actor(ctx), proven }
      return { status: await decide(ctx.db, ctx.app, adminBillAudit.who, reviewer, { id, decision, granted }) }
    },
    async (ctx, { id, proof }) => provedAlone(ctx, adminBillAudit.who, await grantOf(ctx.db, id), proof),
  ),
  handled(adminBillPay, (ctx, { ids }) => payStatements(ctx.db, ctx.app, actor(ctx), { ids, most: 100 })),
  handled(adminBillRun, async (ctx) => {
    await addJob(ctx.db, 'statements.run', {}, { key: 'statements.run' })
    const merchants = (await merchantsWithMoney(ctx.db)).length
    const deed = { staffId: ctx.user.userId, action: 'statement.run', subject: 'statement', subjectId: 0, ip: ctx.ip }
    await audit(ctx.db, { ...deed, after: { merchants } })
    return {}
  }),
] as const

type Own = CallTable<typeof staffCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
