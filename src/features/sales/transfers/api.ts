// Handlers of bank transfers.
import {
  adminRecipientDetail,
  adminRecipientSave,
  adminTransferAudit,
  adminTransferCame,
  adminTransferCount,
  adminTransferDetail,
  adminTransferPage,
  transferAdd,
  transferCase,
  transferDetail,
} from './contract.ts'
import { askedOf, decide, desk, needsSecond, takeLate } from './deciding.ts'
import {
  countLate,
  countQueue,
  creditsOf,
  listQueue,
  readQueued,
  recipientRow,
  type Queued,
  type Transfer,
} from './queries.ts'
import { recipientOf, saveRecipient } from './recipient.ts'
import { linesOf } from './statement-queries.ts'
import { shownLine, statementCalls } from './statement-api.ts'
import { senderOf, sendProofs, showTransfer } from './transfers.ts'
import { provedAlone, provePassword } from '#features/people/accounts/accounts.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const subjectOf = (subject: string) => subject as 'orders' | 'topUp'
const shown = (app: AppContext, of: Transfer) => ({
  status: of.status,
  holder: of.maskedHolder,
  country: of.country,
  bank: of.bank,
  lastFour: of.lastFour,
  proofs: of.proofs,
  sentAt: of.sentAt.toISOString(),
  reason: of.reason,
  came: of.came,
  missing: of.amount - of.came,
  last: of.rounds > app.settings.get('transferResubmissions'),
})
const queued = (app: AppContext, of: Queued, staffId: number) => ({
  id: of.id,
  payNo: of.payNo,
  userId: of.userId,
  nickName: of.nickName,
  subject: subjectOf(of.subject),
  amount: of.amount,
  came: of.came,
  status: of.status,
  payment: of.payment,
  holder: of.maskedHolder,
  country: of.country,
  bank: of.bank,
  lastFour: of.lastFour,
  sentAt: of.sentAt.toISOString(),
  dueAt: of.dueAt.toISOString(),
  expiresAt: of.expiresAt.toISOString(),
  endedAt: of.endedAt?.toISOString() ?? null,
  needsSecond: needsSecond(app, of.amount),
  checker: of.checker,
  own: of.userId === staffId || of.checkedBy === staffId,
  taken: shownTaken(of.taken),
})

export const calls = [
  handled(transferDetail, async ({ db, app, user }, which) => {
    const { payment, transfer, recipient, obstacle } = await showTransfer(db, app, user.userId, which)
    const { payNo, subject, status, amount, expiresAt, inReview } = payment
    return {
      payNo,
      subject: subjectOf(subject),
      status,
      amount,
      expiresAt: expiresAt.toISOString(),
      inReview,
      forFriend: !payment.isOwner,
      recipient: recipient ?? null,
      reference: payNo,
      obstacle,
      transfer: transfer ? shown(app, transfer) : null,
    }
  }),
  handled(transferAdd, async ({ db, app, user }, { requestId: _, ...input }) => {
    await sendProofs(db, app, user.userId, input)
    return { status: 'review' as const }
  }),
  handled(adminTransferCount, async ({ db, user }) => ({
    waiting: await countQueue(db, user.userId, { tab: 'waiting' }),
    late: await countLate(db),
  })),
  handled(adminTransferPage, async ({ db, app, user: { userId }, lang }, { tab = 'waiting', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const asked = { tab, holder }
    const rows = (await listQueue(db, { staffId: userId, lang }, asked, limits)).map((row) => queued(app, row, userId))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countQueue(db, userId, asked)))
  }),
  handled(adminTransferDetail, async ({ db, app, user: { userId }, lang }, { id }) => {
    const of = await readQueued(db, { staffId: userId, lang }, id)
    if (!of) throw new Refusal('notFound')
    const recipient = await recipientRow(db)
    return {
      ...queued(app, of, userId),
      payer: senderOf(app, of)?.holder ?? of.maskedHolder,
      recipient: recipient ? { bank: recipient.bank, lastFour: recipient.lastFour } : null,
      reason: of.reason,
      rounds: of.rounds,
      uploadIds: of.proofs,
      createdAt: of.createdAt.toISOString(),
      checked: of.checkedRef === null ? null : { came: of.checkedCame!, bankRef: of.checkedRef },
      credits: (await creditsOf(db, id)).map(({ id: __, moves: ___, createdAt, ...credit }) => ({
        ...credit,
        createdAt: createdAt.toISOString(),
      })),
      lines: (await linesOf(db, of.paymentId)).map(shownLine),
      orders: of.orders,
    }
  }),
  handled(
    adminTransferAudit,
    async ({ db, app, user, ip }, { id, decision, came = 0, bankRef = '', reason = '' }, proven: boolean) => ({
      status: await decide(db, app, { userId: user.userId, ip, proven }, { id, decision, came, bankRef, reason }),
    }),
    async (ctx, { id, proof }) => provedAlone(ctx, adminTransferAudit.who, await askedOf(ctx.db, id), proof),
  ),
  handled(adminTransferCame, async ({ db, app, user, ip }, { requestId: _, ...input }) => ({
    status: await takeLate(db, app, { userId: user.userId, ip }, input),
  })),
  handled(adminRecipientDetail, async ({ db, app }) => {
    const [row, full] = [await recipientRow(db), await recipientOf(db, app)]
    if (!row || !full) return { recipient: null }
    return { recipient: { ...full, changedBy: row.changedBy, changedAt: row.changedAt.toISOString() } }
  }),
  handled(
    adminRecipientSave,
    async ({ db, app, user, ip }, { holder, bank, number }) => {
      await saveRecipient(db, app, { userId: user.userId, ip }, { holder, bank, number })
      return {}
    },
    // before the transaction: the try that a wrong password costs must stay
    ({ db, app, user }, { password }) => provePassword({ db, app, user }, password),
  ),
  ...caseCalls(transferCase, desk),
  ...statementCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
