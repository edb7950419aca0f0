// The platform's invoices to merchants: one for each statement that was answered, by itself; what is wrong is taken
// back by a credit note. Books stand as they are: the commission was booked when its orders were settled.
import { numberText, paperOf, taxOfPart, taxWithin } from './fees.ts'
import { tellPaper } from './message-kinds.ts'
import {
  holdAnswered,
  holdInvoice,
  insertPaper,
  isIssued,
  keepIssuer,
  takeNumber,
  type Answered,
  type Content,
  type Issuer,
  type NewPaper,
} from './queries.ts'
import { issuerOf } from '#features/afterwards/invoicing/invoicing.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { pick } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

type Numbered = Omit<NewPaper, 'prefix' | 'year' | 'number' | 'taxBp' | 'tax'> & { tax?: number }
/** With the next number; both stand, or neither. */
async function insert(db: Db, issuer: Issuer, paper: Numbered): Promise<{ id: number; number: string }> {
  const next = await takeNumber(issuer, db)
  if (!next) throw new Refusal('feePrefixTaken')
  const { prefix, taxBp } = issuer
  const id = await insertPaper(db, { tax: taxWithin(paper.amount, taxBp), ...paper, ...next, prefix, taxBp })
  return { id, number: numberText({ prefix, ...next }) }
}
/** To whom: what the merchant's own invoices say of its company, else its name. */
async function recipientOf(db: Db, { merchantId, merchantName }: Answered): Promise<Content['recipient']> {
  const told = await issuerOf(db, merchantId)
  return told ?? { name: pick(merchantName, 'zh-CN'), taxNo: '', address: '', phone: '', bank: '', account: '' }
}
const sideOf = ({ prefix: _, taxBp: __, ...rest }: Issuer): Content['issuer'] => rest

/** Issues what an answered statement comes to. Nothing happens where its sums do not stand yet, where it has its paper,
 * or where nobody has told who issues: then it waits. Runs again without harm, also at once with itself. */
export async function issueFor(db: Db, statementId: number): Promise<void> {
  const of = await holdAnswered(db, statementId)
  if (!of || (await isIssued(db, statementId))) return
  const issuer = await keepIssuer(db)
  if (issuer) await issueOf(db, of, issuer, { round: 1, by: null })
}
async function issueOf(
  db: Db,
  of: Answered,
  issuer: Issuer,
  { round, by }: { round: number; by: number | null },
): Promise<{ id: number; number: string } | undefined> {
  const paper = paperOf(
    { amount: of.commission, orders: of.orders },
    { amount: of.commissionBack, orders: of.ordersBack },
  )
  if (!paper) return undefined
  const { kind, amount, lines } = paper
  const { merchantId, fromDay, toDay } = of
  const content = { issuer: sideOf(issuer), recipient: await recipientOf(db, of), lines, fromDay, toDay }
  const { id: statementId } = of
  const made = await insert(db, issuer, {
    merchantId,
    statementId,
    kind,
    ofId: null,
    round,
    amount,
    content,
    reason: '',
    by,
  })
  await tellPaper(db, { ...made, merchantId, kind, amount, fromDay, toDay })
  return made
}

export interface Crediting {
  id: number
  /** fen, with the tax */
  amount: number
  reason: string
  /** what is left after it is nothing, and a new one is issued with what is told today */
  anew: boolean
}
/**
 * Takes back of an invoice what is wrong in it; where all of it is taken back, one may be issued anew. Refuses
 * notFound, reasonRequired, feeCreditTooHigh (with what is left), feeCreditLeft, feeIssuerRequired, feePrefixTaken.
 */
export async function credit(
  db: Db,
  by: { userId: number; ip: string },
  { id, amount, reason: typed, anew }: Crediting,
): Promise<{ number: string; anew: string | null }> {
  const reason = plainWords(typed)
  if (!reason) throw new Refusal('reasonRequired')
  const of = await holdInvoice(db, id)
  if (!of) throw new Refusal('notFound')
  if (amount > of.left.amount) throw new Refusal('feeCreditTooHigh', { amount: of.left.amount })
  if (anew && (amount < of.left.amount || !of.isNewest)) throw new Refusal('feeCreditLeft')
  const { merchantId, statementId, round, content, taxBp, prefix } = of
  const { fromDay, toDay } = content
  const lines: Content['lines'] = [{ line: 'correction', orders: 0, amount }]
  const tax = taxOfPart(of.left, amount, taxBp)
  const own = { merchantId, statementId, round, kind: 'creditNote', ofId: id, amount, tax, reason } as const
  // of the one who issued the invoice, in the series that it stands in
  const issuer = { ...content.issuer, prefix, taxBp }
  const note = await insert(db, issuer, { ...own, content: { ...content, lines }, by: by.userId })
  await tellPaper(db, { ...note, merchantId, kind: 'creditNote', amount, fromDay, toDay })
  const again = anew ? await issueAnew(db, of, by.userId) : undefined
  const said = { number: note.number, of: numberText(of), amount, anew: again?.number ?? null }
  const deed = { staffId: by.userId, action: 'feeInvoice.credit', subject: 'fee_invoice', subjectId: id, merchantId }
  await audit(db, { ...deed, ip: by.ip, after: said, reason })
  return { number: note.number, anew: said.anew }
}
async function issueAnew(db: Db, of: { statementId: number; round: number }, by: number) {
  const issuer = await keepIssuer(db)
  if (!issuer) throw new Refusal('feeIssuerRequired')
  const answered = await holdAnswered(db, of.statementId)
  return answered && issueOf(db, answered, issuer, { round: of.round + 1, by })
}
