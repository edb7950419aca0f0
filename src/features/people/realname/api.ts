// Handlers of real names.
import { provedAlone, tellOfAnswer } from '#features/people/accounts/accounts.ts'
import {
  adminAuthAudit,
  adminAuthDetail,
  adminAuthPage,
  adminAuthReveal,
  authCompany,
  authDetail,
  authPersonal,
} from './contract.ts'
import { countChecks, findCheck, listChecks, newestChecks } from './queries.ts'
import { askedOf, checkCompany, checkPerson, decide, reveal } from './realname.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const dated = <T extends { createdAt: Date; reviewedAt: Date | null }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
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
  handled(adminAuthPage, async ({ db }, input) => {
    const { kind, status } = input
    const filter = { ...(kind && { kind }), ...(status && { status }) }
    const limits = limitsOf(input, 20, ['id'])
    const [rows, count] = await Promise.all([listChecks(db, filter, limits), countChecks(db, filter)])
    return pageOf(rows.map(dated), limits, (c) => [c.id], count)
  }),
  handled(adminAuthDetail, async ({ db }, { id }) => {
    const check = await findCheck(db, id)
    if (!check) throw new Refusal('notFound')
    return dated(check)
  }),
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
