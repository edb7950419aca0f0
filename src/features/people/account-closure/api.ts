// Handlers of leaving.
import { provedAlone, proveByCode, tellOfAnswer } from '#features/people/accounts/accounts.ts'
import { caseCalls, shownTaken, type Taken } from '#features/people/casework/casework.ts'
import { sendNotice } from '#features/platform/inbox/inbox.ts'
import { allDataOf, askedOf, burdenOf, decide, desk, proveLeaving, revoke, submit } from './account-closure.ts'
import {
  adminCancelAudit,
  adminCancelCount,
  adminCancelDetail,
  adminCancelPage,
  cancelApply,
  cancelDetail,
  cancelRevoke,
  closingCase,
  dataExport,
} from './contract.ts'
import { offeredClosingReasons } from './reason-queries.ts'
import { closingFor, countClosings, listClosings, newestClosing, shopsOf } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Language } from '#kernel/text/language.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

interface Contact {
  email: string | null
  phone: string | null
  language: Language | null
}
/** After the commit, to the address that stood there before: nothing of it is kept that a later letter could go to. */
async function tellOfClosing(app: AppContext, { email, phone, language }: Contact, lang: Language): Promise<void> {
  const to = email ? { email } : phone ? { phone } : undefined
  if (to) await sendNotice(app, to, language ?? lang, 'closingApproved', {})
}
const dated = <T extends { createdAt: Date; reviewedAt: Date | null; memberSince: Date; taken: Taken | null }>(
  row: T,
) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  memberSince: row.memberSince.toISOString(),
  taken: shownTaken(row.taken),
})

export const calls = [
  handled(cancelDetail, async ({ db, app, user, lang }) => {
    const request = await newestClosing(db, user.userId)
    const shown = request && {
      id: request.id,
      status: request.status,
      createdAt: request.createdAt.toISOString(),
      note: request.note,
    }
    const reasons = await offeredClosingReasons(db, lang)
    return { ...(await burdenOf(db, app, user.userId)), reasons, request: shown ?? null }
  }),
  handled(
    cancelApply,
    async ({ db, app, user }, input) => {
      const id = await submit(db, app, user.userId, input)
      await tellOfAnswer(db, user.userId, 'closingReceived')
      return { id, status: 'submitted' as const }
    },
    ({ db, app, user }, input) => proveLeaving(db, app, user.userId, input),
  ),
  handled(cancelRevoke, async ({ db, user }) => {
    await revoke(db, user.userId)
    return { status: 'revoked' as const }
  }),
  handled(dataExport, async ({ db, app, user, lang }, { code }) => {
    await proveByCode(db, app, user.userId, 'exportData', code)
    const day = new Date(app.clock.now()).toISOString().slice(0, 10)
    return {
      fileName: `miralo-${day}.json`,
      json: JSON.stringify(await allDataOf(db, app, user.userId, lang), null, 2),
    }
  }),
  handled(adminCancelCount, async ({ db, user }) => ({
    submitted: await countClosings(db, user.userId, { status: 'submitted' }),
  })),
  ...caseCalls(closingCase, desk),
  handled(adminCancelPage, async ({ db, user }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const { newest = false, ...filter } = input
    const [rows, count] = await Promise.all([
      listClosings(db, user.userId, filter, newest, limits),
      countClosings(db, user.userId, filter),
    ])
    return pageOf(
      rows.map((r) => dated(r)),
      limits,
      (r) => [r.id],
      count,
    )
  }),
  handled(adminCancelDetail, async ({ db, app, user, lang }, { id }) => {
    const request = await closingFor(db, user.userId, id)
    if (!request) throw new Refusal('notFound')
    const burden = await burdenOf(db, app, request.userId)
    return { ...dated(request), ...burden, shops: await shopsOf(db, lang, request.userId) }
  }),
  handled(
    adminCancelAudit,
    async ({ db, app, user, ip, lang, afterCommit }, { id, decision, reason }, proven: boolean) => {
      const reviewer = { userId: user.userId, ip, proven }
      const { status, userId, contact } = await decide(db, app, reviewer, id, decision, reason)
      if (status === 'reviewed') afterCommit(() => tellOfClosing(app, contact, lang))
      else await tellOfAnswer(db, userId, 'closingRejected', reason?.trim())
      return { status }
    },
    async (ctx, { id, proof }) => provedAlone(ctx, adminCancelAudit.who, await askedOf(ctx.db, id), proof),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
