// The route that the platform's invoices are fetched by: for their merchant, and for staff.
import { documentOf } from './document.ts'
import { numberText } from './fees.ts'
import { readPaper } from './reading-queries.ts'
import { paperRoute, type Find } from '#features/afterwards/invoicing/invoicing.ts'
import type { Session, Visitor } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readMembership } from '#kernel/call/session.ts'
import type { Db } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'

/** Of which merchant somebody may read them: null is of all, undefined of none. */
async function readsOf(
  db: Db,
  session: Session,
  { audience, merchantId }: Visitor,
): Promise<number | null | undefined> {
  if (audience === 'shopper') return undefined
  const member = await readMembership(db, session, audience, audience === 'merchant' ? merchantId : undefined).catch(
    (e: unknown) => {
      if (e instanceof Refusal) return undefined
      throw e
    },
  )
  if (!member?.permissions.includes('bill.read')) return undefined
  return audience === 'staff' ? null : (member.merchantId ?? undefined)
}
const find: Find = async (db, _app, { session, visitor, id }, draw) => {
  const whose = await readsOf(db, session, visitor)
  const paper = whose === undefined ? undefined : await readPaper(db, visitor.lang, id, whose ?? undefined)
  if (!paper) throw new Refusal('notFound')
  const number = numberText(paper)
  const definition = documentOf({ ...paper, number }, visitor.lang, textsOf(visitor.lang).feeinvoices.paper)
  const name = `${paper.kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}`
  return { name, bytes: await draw(definition) }
}
export const routes = paperRoute('/api/v2/feeInvoice/file/:id', find)
