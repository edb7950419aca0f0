// Payments and refunds as files, part by part: each part is a page of the list, put one behind the other they are
// whole.
import { countPayments, countRefunds, listPayments, listRefunds, type Span } from './list-queries.ts'
import { csvOf, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import { methodCodes } from '#features/sales/payments/payments.ts'
import { encodeCursor, limitsOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export interface FileOf extends Span {
  of: 'payments' | 'refunds'
  status?: string
  part?: string
}
/** So that a spreadsheet knows the encoding. */
const mark = '\uFEFF'
/** rows of a part */
const atOnce = 2000
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
const time = (at: Date | null): string => (at === null ? '' : clock.format(at))
const allowed: Readonly<Record<FileOf['of'], readonly string[]>> = {
  payments: ['open', 'paid', 'closed', 'void'],
  refunds: ['open', 'trouble', 'done'],
}

interface Part {
  csv: string
  more: string | null
}
/** A part, and how many rows there are in all, told with the first. */
export async function filePart(db: Db, lang: Language, { of, part, ...asked }: FileOf): Promise<Part> {
  if (asked.status !== undefined && !allowed[of].includes(asked.status))
    throw new Refusal('badInput', { field: 'status', rule: 'enum' })
  const words = textsOf(lang).paymentledger.file
  const limits = limitsOf(part === undefined ? {} : { after: part }, atOnce, ['time', 'id'])
  const [rows, cells, columns] =
    of === 'payments' ? await paymentCells(db, asked, limits, words) : await refundCells(db, asked, limits, words)
  const here = cells.slice(0, atOnce)
  const last = rows.length > atOnce ? rows[atOnce - 1]! : undefined
  const csv = (part === undefined ? mark + csvOf([columns]) : '') + csvOf(here)
  return { csv, more: last === undefined ? null : encodeCursor([last.at, last.id]) }
}
export const rowsOf = (db: Db, { of, part: _, ...asked }: FileOf): Promise<number> =>
  of === 'payments' ? countPayments(db, asked, methodCodes) : countRefunds(db, asked, methodCodes)

type Words = ReturnType<typeof textsOf>['paymentledger']['file']
type Made = [rows: { id: number; at: string }[], cells: Cells[], columns: Cells]
type Limits = Parameters<typeof listPayments>[3]
const worded = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.entries(words).find(([key]) => key === name)?.[1] ?? name

async function paymentCells(db: Db, asked: Span & { status?: string }, limits: Limits, words: Words): Promise<Made> {
  const rows = await listPayments(db, asked, methodCodes, limits)
  const { payNo, subject, state, amount, method, buyer, orders, refunded, made, paid } = words.column
  const cells = rows.map((row) => [
    row.payNo,
    worded(words.subject, row.subject),
    worded(words.payment, row.status),
    fenToDecimal(row.amount),
    row.method ?? '',
    row.buyer,
    row.orders,
    fenToDecimal(row.refunded),
    time(row.createdAt),
    time(row.paidAt),
  ])
  return [rows, cells, [payNo, subject, state, amount, method, buyer, orders, refunded, made, paid]]
}
async function refundCells(db: Db, asked: Span & { status?: string }, limits: Limits, words: Words): Promise<Made> {
  const rows = await listRefunds(db, asked, methodCodes, limits)
  const { refundNo, payNo, order, state, amount, method, reason, tries, refusals, made, done } = words.column
  const cells = rows.map((row) => [
    row.refundNo,
    row.payNo,
    row.orderNo ?? '',
    worded(words.refund, row.status),
    fenToDecimal(row.amount),
    row.method,
    row.reason,
    row.tries,
    row.refusals,
    time(row.createdAt),
    time(row.doneAt),
  ])
  return [rows, cells, [refundNo, payNo, order, state, amount, method, reason, tries, refusals, made, done]]
}
