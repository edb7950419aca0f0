// Handlers of earnings and withdrawals.
import {
  adminWithdrawAudit,
  adminWithdrawCount,
  adminWithdrawDetail,
  adminWithdrawPage,
  walletEarnings,
  walletRecordPage,
  withdrawAdd,
  withdrawAddAlias,
  withdrawCase,
  withdrawPage,
} from './contract.ts'
import {
  countEntries,
  countOwn,
  countQueue,
  listEntries,
  listOwn,
  listQueue,
  readQueued,
  sumsOf,
  type Queued,
  type Withdrawal,
} from './queries.ts'
import { apply, askedOf, decide, desk, needsSecond } from './withdrawals.ts'
import { hasPayPassword, provePayPassword } from '../wallet/wallet.ts'
import { provedAlone } from '#features/people/accounts/accounts.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import { isVerified } from '#features/people/realname/realname.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable, type Ctx } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { balanceOf, ofUser } from '#kernel/data/ledger.ts'

const shown = ({ maskedHolder: holder, createdAt, endedAt, ...rest }: Withdrawal) => ({
  ...rest,
  holder,
  arrives: rest.amount - rest.fee,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})
const queued = (app: AppContext, of: Queued, staffId: number) => ({
  ...shown(of),
  nickName: of.nickName,
  reviewer: of.reviewer,
  needsSecond: needsSecond(app, of.amount),
  own: of.userId === staffId || of.reviewedBy === staffId,
  taken: shownTaken(of.taken),
})
type Adding = Ctx<typeof withdrawAdd>
const add = ({ db, app, user }: Pick<Adding, 'db' | 'app' | 'user'>, input: { amount: number; accountId: number }) =>
  apply(db, app, user.userId, input)
/** Before the transaction: the try that a wrong password costs must stay. */
const proveFirst = ({ db, app, user }: Pick<Adding, 'db' | 'app' | 'user'>, { payPassword }: { payPassword: string }) =>
  provePayPassword(db, app, user.userId, payPassword)

export const calls = [
  handled(walletEarnings, async ({ db, app, user: { userId } }) => ({
    ...(await sumsOf(db, userId)),
    withdrawable: await balanceOf(db, ofUser(userId, 'earnings')),
    frozen: await balanceOf(db, ofUser(userId, 'frozen')),
    min: app.settings.get('withdrawMinFen'),
    fee: app.settings.get('withdrawFeeFen'),
    verified: await isVerified(db, userId, 'personal'),
    hasPayPassword: await hasPayPassword(db, userId),
  })),
  handled(walletRecordPage, async ({ db, user: { userId } }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = (await listEntries(db, userId, limits)).map((e) => ({ ...e, createdAt: e.createdAt.toISOString() }))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countEntries(db, userId)))
  }),
  handled(withdrawPage, async ({ db, user: { userId } }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = (await listOwn(db, userId, limits)).map(shown)
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countOwn(db, userId)))
  }),
  handled(withdrawAdd, add, proveFirst),
  handled(withdrawAddAlias, add, proveFirst),
  handled(adminWithdrawCount, async ({ db, user }) => ({
    waiting: await countQueue(db, user.userId, { tab: 'waiting' }),
  })),
  handled(adminWithdrawPage, async ({ db, app, user: { userId } }, { tab = 'waiting', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const asked = { tab, holder }
    const rows = (await listQueue(db, userId, asked, limits)).map((row) => queued(app, row, userId))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countQueue(db, userId, asked)))
  }),
  handled(adminWithdrawDetail, async ({ db, app, user: { userId } }, { id }) => {
    const found = await readQueued(db, userId, id)
    if (!found) throw new Refusal('notFound')
    const earnings = await balanceOf(db, ofUser(found.userId, 'earnings'))
    return { ...queued(app, found, userId), ...(await sumsOf(db, found.userId)), earnings }
  }),
  handled(
    adminWithdrawAudit,
    async ({ db, app, user, ip }, { id, decision, reason }, proven: boolean) => ({
      status: await decide(db, app, { userId: user.userId, ip, proven }, { id, decision, reason }),
    }),
    async (ctx, { id, proof }) => provedAlone(ctx, adminWithdrawAudit.who, await askedOf(ctx.db, id), proof),
  ),
  ...caseCalls(withdrawCase, desk),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
