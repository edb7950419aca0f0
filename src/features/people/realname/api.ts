// Handlers of real names.
import { provedAlone, tellOfAnswer } from '#features/people/accounts/accounts.ts'
import { caseCalls, shownTaken, type Taken } from '#features/people/casework/casework.ts'
import {
  adminAuthAudit,
  adminAuthCount,
  adminAuthDetail,
  adminAuthPage,
  adminAuthReveal,
  authCompany,
  authDetail,
  authPersonal,
  identityCase,
} from './contract.ts'
import { checkFor, countChecks, listChecks, newestChecks, twinsOf } from './queries.ts'
import { askedOf, checkCompany, checkPerson, decide, desk, reveal } from './realname.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const dated = <T extends { createdAt: Date; reviewedAt: Date | null }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
})

const queued = <T extends { createdAt: Date; reviewedAt: Date | null; taken: Taken | null }>(row: T) => ({
  ...dated(row),
  taken: shownTaken(row.taken),
})

export const calls = [
  handled(authPersonal, ({ db, app, user }, input) => checkPerson(db, app, user.userId, input)),
  handled(authCompany, ({ db, app, user }, input) => checkCompany(db, app, user.userId, input)),
  handled(authDetail, async ({ db, user }) => {
    const own = (await newestChecks(db, user.userId)).map(dated)
    return {
      personal: own.find((c) => c.kind === 'personal') ?? null,
      company: own.find((c) => c.kind === 'company') ?? null,
    }
  }),
  handled(adminAuthPage, async ({ db, user }, input) => {
    const { newest = false, ...filter } = input
    const limits = limitsOf(input, 20, ['id'])
    const [rows, count] = await Promise.all([
      listChecks(db, user.userId, filter, newest, limits),
      countChecks(db, user.userId, filter),
    ])
    return pageOf(rows.map(queued), limits, (c) => [c.id], count)
  }),
  handled(adminAuthCount, async ({ db, user }) => ({
    personal: await countChecks(db, user.userId, { kind: 'personal', status: 'underReview' }),
    company: await countChecks(db, user.userId, { kind: 'company', status: 'underReview' }),
  })),
  handled(adminAuthDetail, async ({ db, user }, { id }) => {
    const check = await checkFor(db, user.userId, id)
    if (!check) throw new Refusal('notFound')
    const twins = (await twinsOf(db, id)).map((t) => ({ ...t, createdAt: t.createdAt.toISOString() }))
    return { ...queued(check), twins }
  }),
  ...caseCalls(identityCase, desk),
  handled(adminAuthReveal, async ({ db, app, user, ip }, { id, reason }) => {
    const {
      name,
      number,
      birthday = null,
      legalPerson = null,
      bank = null,
      bankAccount = null,
    } = await reveal(db, app, { userId: user.userId, ip }, id, reason)
    return { name, number, birthday, legalPerson, bank, bankAccount }
  }),
  handled(
    adminAuthAudit,
    async ({ db, app, user, ip }, { id, decision, reason = '' }, proven: boolean) => {
      const { status, userId } = await decide(db, app, { userId: user.userId, ip, proven }, id, decision, reason)
      await tellOfAnswer(db, userId, status === 'approved' ? 'realNameApproved' : 'realNameRejected', reason.trim())
      return { status }
    },
    async (ctx, { id, proof }) => provedAlone(ctx, adminAuthAudit.who, await askedOf(ctx.db, id), proof),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
