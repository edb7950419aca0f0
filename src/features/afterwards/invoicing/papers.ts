// The file of an invoice or a credit note: the merchant's own paper as it was sent, else drawn from what was kept when
// it was issued, in the reader's language.
import { detailsOf } from './asking.ts'
import { documentOf } from './document.ts'
import type { Draw } from './paper-route.ts'
import { applicationOf, issuedOf, merchantName } from './queries.ts'
import { fileRow, orderNoOf } from './reading-queries.ts'
import { numberText } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session, Visitor } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readMembership } from '#kernel/call/session.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { sealBytes, unsealBytes } from '#kernel/security/sealed.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { pick } from '#kernel/text/language.ts'

const use = 'invoice.file'
export const sealPaper = (app: AppContext, applicationId: number, bytes: Buffer): Buffer =>
  sealBytes(app, use, applicationId, bytes)

/** As whom somebody may read it; undefined: for them it is not there. */
async function sideOf(
  db: Db,
  session: Session,
  { audience, merchantId }: Visitor,
  owner: { userId: number | null; merchantId: number },
): Promise<'buyer' | 'merchant' | 'staff' | undefined> {
  if (audience === 'shopper') return owner.userId === session.userId ? 'buyer' : undefined
  const member = await readMembership(db, session, audience, audience === 'merchant' ? merchantId : undefined).catch(
    (e: unknown) => {
      if (e instanceof Refusal) return undefined
      throw e
    },
  )
  if (!member?.permissions.includes('invoice.read')) return undefined
  if (audience === 'staff') return 'staff'
  return member.merchantId === owner.merchantId ? 'merchant' : undefined
}

/** The PDF and the name that it is saved under; what staff read is noted. Refuses notFound, and what drawing does. */
export async function paperFor(
  db: Db,
  app: AppContext,
  session: Session,
  visitor: Visitor,
  id: number,
  draw: Draw,
): Promise<{ name: string; bytes: Buffer }> {
  const row = await fileRow(db, id)
  const side = row && (await sideOf(db, session, visitor, row))
  if (!row || !side) throw new Refusal('notFound')
  const { applicationId, userId } = row
  const deed = { staffId: session.userId, action: 'invoice.read', subject: 'invoice', subjectId: id, ip: visitor.ip }
  if (side === 'staff') await audit(db, { ...deed, ...(userId !== null && { about: userId }) })
  const papers = await issuedOf(db, applicationId)
  const paper = papers.find((p) => p.id === id)!
  const number = numberText(paper.kind, paper.year, paper.number)
  const name = `${paper.kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}`
  if (row.file) return { name, bytes: unsealBytes(app, use, applicationId, row.file) }
  const asked = (await applicationOf(db, applicationId, { anybody: true }))!
  const { lang } = visitor
  const definition = documentOf(
    {
      ...paper,
      number,
      shop: pick(await merchantName(db, row.merchantId), lang),
      orderNo: await orderNoOf(db, asked.orderId),
      buyer: { type: asked.type, title: asked.title, ...detailsOf(app, asked) },
    },
    lang,
    textsOf(lang).invoicing.paper,
  )
  return { name, bytes: await draw(definition) }
}
