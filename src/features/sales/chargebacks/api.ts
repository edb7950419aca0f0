// Handlers of chargebacks.
import { disputesOf, follow } from './chargebacks.ts'
import { adminChargebackAnswer, adminChargebackCount, adminChargebackDetail, adminChargebackPage } from './contract.ts'
import { chargebackBy, countChargebacks, listChargebacks, noteAnswer, partsOf, readChargeback } from './queries.ts'
import type { Listed } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { audit } from '#kernel/security/audit.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const shown = ({ dueAt, createdAt, endedAt, answeredAt, ...row }: Listed) => {
  const { attemptId: _, moves: __, asks: ___, ref, answer, answerer, ...rest } = row
  const times = { dueAt: iso(dueAt), createdAt: createdAt.toISOString(), endedAt: iso(endedAt) }
  return { line: { ...rest, ...times }, more: { ref, answer, answerer, answeredAt: iso(answeredAt) } }
}
export const calls = [
  handled(adminChargebackCount, async ({ db }) => ({ unanswered: await countChargebacks(db, 'unanswered') })),
  handled(adminChargebackPage, async ({ db }, { tab = 'open', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = (await listChargebacks(db, tab, limits)).map((row) => shown(row).line)
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countChargebacks(db, tab)))
  }),
  handled(adminChargebackDetail, async ({ db }, { id }) => {
    const found = await readChargeback(db, id)
    if (!found) throw new Refusal('notFound')
    const { line, more } = shown(found)
    const parts = (await partsOf(db, id)).map(({ orderNo, amount, held }) => ({ orderNo, amount, held }))
    return { ...line, ...more, parts }
  }),
  handled(
    adminChargebackAnswer,
    async ({ db, user, ip }, { id, words = '' }) => {
      const answer = plainWords(words)
      await noteAnswer(db, id, user.userId, answer)
      await audit(db, {
        staffId: user.userId,
        action: answer === '' ? 'chargeback.accept' : 'chargeback.answer',
        subject: 'chargeback',
        subjectId: id,
        reason: answer.slice(0, 300),
        ip,
      })
      return {}
    },
    // before the transaction: the provider may take its time, and has it then
    async ({ db, app }, { id, words }) => {
      const found = await chargebackBy(db, id)
      if (!found) throw new Refusal('notFound')
      if (words !== undefined && plainWords(words) === '') throw new Refusal('reasonRequired')
      const way = disputesOf(found.method)
      if (found.status !== 'open' || !way) throw new Refusal('chargebackChanged')
      await (words === undefined ? way.accept(app, found.ref) : way.answer(app, found.ref, plainWords(words)))
      await follow(db, app, found.method, found.ref)
    },
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
