// Statements of the bank, read line by line: what came is matched to payments by their numbers; what names none stands
// in suspense until somebody says whose it is. A file read twice counts once, a wrong one not at all. In the caller's
// transaction.
import { createHash } from 'node:crypto'
import {
  clashing,
  holdLine,
  insertCredits,
  insertStatement,
  joinNoted,
  markLine,
  noteFresh,
  paymentsOf,
  type Line,
  type NewCredit,
} from './statement-queries.ts'
import { numbersIn, readStatement, type Booking, type StatementFault } from './statement-file.ts'
import { arrive } from '../payments/payments.ts'
import { lockedPayment } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { readTable } from '#kernel/data/csv/table.ts'
import type { Db } from '#kernel/data/db.ts'
import { clearing, move, ofPlatform, transfer as post, transferAll } from '#kernel/data/ledger.ts'
import { audit } from '#kernel/security/audit.ts'

interface Actor {
  userId: number
  ip: string
}
type Table = NonNullable<Awaited<ReturnType<typeof readTable>>>
const suspense = ofPlatform('suspense')
/** Each way into suspense, and back, is booked under a key of its own. */
const keyOf = ({ id, moves }: Pick<Line, 'id' | 'moves'>, what: 'suspense' | 'known'): string =>
  `bankCredit:${id}:${what}${moves === 0 ? '' : `:${moves}`}`
export const suspend = (db: Db, lines: readonly Pick<Line, 'id' | 'moves' | 'amount'>[]): Promise<void> =>
  transferAll(
    db,
    lines.map((line) => ({
      key: keyOf(line, 'suspense'),
      kind: 'bankSuspense',
      legs: move(clearing('bank'), suspense, line.amount),
    })),
  )
export const recall = (db: Db, line: Pick<Line, 'id' | 'moves' | 'amount'>): Promise<boolean> =>
  post(db, keyOf(line, 'known'), 'bankKnown', move(suspense, clearing('bank'), line.amount))

const refusalOf = (fault: StatementFault): Refusal =>
  fault.fault === 'columns'
    ? new Refusal('statementUnread')
    : fault.fault === 'sum'
      ? new Refusal('statementHalf')
      : new Refusal('statementLine', { line: fault.line })

export interface Read {
  id: number
  credits: number
  fresh: number
  matched: number
  unknown: number
}
/** Refuses statementUnread, statementLine, statementHalf, statementKnown. */
export async function readIn(
  db: Db,
  by: Actor,
  { name, bytes, table }: { name: string; bytes: Buffer; table: Table | undefined },
): Promise<Read> {
  if (!table) throw new Refusal('statementUnread')
  const read = readStatement(table)
  if ('fault' in read) throw refusalOf(read)
  const { bookings } = read
  const days = bookings.map(({ day }) => day).toSorted()
  const came = await matched(
    db,
    bookings.filter(({ amount }) => amount > 0),
  )
  const statement = await insertStatement(db, {
    name: name.slice(0, 200),
    digest: createHash('sha256').update(bytes).digest(),
    bookings: bookings.length,
    credits: came.length,
    fromDay: days[0] ?? null,
    toDay: days.at(-1) ?? null,
    userId: by.userId,
  })
  if (!statement) throw new Refusal('statementKnown')
  const clash = await clashing(db, came)
  if (clash) throw new Refusal('statementLine', { line: clash.line })
  const noted = new Set(await joinNoted(db, statement.id, came))
  const fresh = await insertCredits(
    db,
    statement.id,
    came.filter(({ ref }) => !noted.has(ref)),
  )
  const nobodys = fresh.filter(({ paymentId }) => paymentId === null)
  await suspend(
    db,
    nobodys.map(({ id, amount }) => ({ id, amount, moves: 0 })),
  )
  await noteFresh(db, statement.id, fresh.length)
  const unknown = nobodys.length
  const told = { credits: came.length, fresh: fresh.length, matched: fresh.length - unknown, unknown }
  await audit(db, {
    staffId: by.userId,
    ip: by.ip,
    action: 'transfer.statement',
    subject: 'bank_statement',
    subjectId: statement.id,
    after: told,
  })
  return { id: statement.id, ...told }
}
async function matched(db: Db, bookings: readonly Booking[]): Promise<NewCredit[]> {
  const numbers = bookings.map(({ words }) => numbersIn(words))
  const payments = await paymentsOf(db, [...new Set(numbers.flat())])
  return bookings.map((booking, i) => ({
    ...booking,
    paymentId: numbers[i]!.map((number) => payments.get(number)).find((id) => id !== undefined) ?? null,
  }))
}

async function mustHold(db: Db, id: number, state: readonly Line['state'][]): Promise<Line> {
  const line = await holdLine(db, id)
  if (!line) throw new Refusal('notFound')
  // what waits in suspense for the rest of a transfer is that transfer's
  const bound = line.state === 'suspense' && line.transferId !== null
  if (!state.includes(line.state) || bound) throw new Refusal('bankCreditKnown')
  return line
}
const note = (db: Db, { userId, ip }: Actor, { id, bankRef }: Line, action: string, after: object, reason: string) =>
  audit(db, {
    staffId: userId,
    ip,
    action,
    subject: 'bank_credit',
    subjectId: id,
    subjectNo: bankRef,
    after: { ...after },
    reason,
  })
/** It is for this payment, say staff who know. Refuses notFound, reasonRequired, bankCreditKnown. */
export async function assign(
  db: Db,
  by: Actor,
  { id, payNo, reason }: { id: number; payNo: string; reason: string },
): Promise<void> {
  const why = reason.trim()
  if (why === '') throw new Refusal('reasonRequired')
  const paymentId = (await paymentsOf(db, [payNo])).get(payNo)
  if (paymentId === undefined) throw new Refusal('notFound')
  const line = await mustHold(db, id, ['suspense', 'open'])
  if (line.state === 'suspense') await recall(db, line)
  await markLine(db, id, { state: 'open', paymentId })
  await note(db, by, line, 'transfer.assign', { payNo, amount: line.amount }, why)
}
/** It is no buyer's: a provider's, the platform's own. Refuses notFound, reasonRequired, bankCreditKnown. */
export async function putAside(db: Db, by: Actor, { id, reason }: { id: number; reason: string }): Promise<void> {
  const why = reason.trim()
  if (why === '') throw new Refusal('reasonRequired')
  const line = await mustHold(db, id, ['suspense', 'open'])
  if (line.state === 'suspense') await recall(db, line)
  await markLine(db, id, { state: 'aside' })
  await note(db, by, line, 'transfer.aside', { amount: line.amount }, why)
}
/** Money under a number of which no proof was ever sent: it pays what still can be paid, or goes back to where the bank
 * says it came from. Refuses notFound, bankCreditKnown. */
export async function takeUnproved(db: Db, app: AppContext, by: Actor, id: number): Promise<'paid' | 'refunded'> {
  const seen = await holdLine(db, id)
  if (!seen || seen.paymentId === null) throw new Refusal('notFound')
  const { userId } = await lockedPayment(db, seen.paymentId)
  const line = await mustHold(db, id, ['open'])
  if (line.transferId !== null) throw new Refusal('bankCreditKnown')
  const outcome = await arrive(db, app, {
    paymentId: seen.paymentId,
    payer: { userId, shareId: null },
    came: line.amount,
    txn: line.bankRef,
    from: { holder: line.payer, bank: '', number: line.account },
  })
  await markLine(db, id, { state: 'used' })
  const became = outcome === 'paid' ? 'paid' : 'refunded'
  await note(db, by, line, 'transfer.take', { became, amount: line.amount }, '')
  return became
}
