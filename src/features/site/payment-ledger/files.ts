// Payments and refunds as files: jobs that outlive the browser, written slice by slice as the list has them.
import { listPayments, listRefunds, type Span } from './list-queries.ts'
import { addFileJob, ofStaff, workFileJob, writeRows, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import { methodCodes } from '#features/sales/payments/payments.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export interface FileOf extends Span {
  of: 'payments' | 'refunds'
  status?: string
}
/** rows of a slice */
const atOnce = 2000
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
const time = (at: Date | null): string => (at === null ? '' : clock.format(at))
const allowed: Readonly<Record<FileOf['of'], readonly string[]>> = {
  payments: ['open', 'paid', 'closed', 'void'],
  refunds: ['open', 'trouble', 'done'],
}
const kinds = { payments: 'paymentExport', refunds: 'refundExport' } as const
/** Begins it: its id. Refuses badInput, fileJobRunning. */
export async function exportLedger(
  db: Db,
  { userId, ip }: { userId: number; ip: string },
  language: Language,
  input: FileOf,
): Promise<number> {
  const { of, ...only } = input
  if (only.status !== undefined && !allowed[of].includes(only.status))
    throw new Refusal('badInput', { field: 'status', rule: 'enum' })
  const job = { kind: kinds[of], needs: 'ledger.write', job: 'paymentLedger.export', language } as const
  const jobId = await addFileJob(db, { merchantId: ofStaff, userId, ...job, input })
  const deed = { staffId: userId, ip, action: 'pay.export', subject: 'file_job', subjectId: jobId }
  await audit(db, { ...deed, after: { of, ...only } })
  return jobId
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { language, input } = pen.job
    const { of, ...asked } = input as FileOf
    const words = textsOf(language).paymentledger.file
    return writeRows(context, pen, columnsOf(of, words), async (at) => {
      const limits = { size: atOnce, offset: 0, cursor: Array.isArray(at) ? (at as unknown[]) : undefined }
      const [rows, cells] = await cellsOf[of](context.db, asked, limits, words)
      const last = rows.length > atOnce ? rows[atOnce - 1] : undefined
      return { rows: cells.slice(0, atOnce), next: last === undefined ? null : [last.at, last.id] }
    })
  })

type Words = ReturnType<typeof textsOf>['paymentledger']['file']
type Made = [rows: { id: number; at: string }[], cells: Cells[]]
type Limits = Parameters<typeof listPayments>[3]
const worded = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.entries(words).find(([key]) => key === name)?.[1] ?? name

async function paymentCells(db: Db, asked: Span & { status?: string }, limits: Limits, words: Words): Promise<Made> {
  const rows = await listPayments(db, asked, methodCodes, limits)
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
  return [rows, cells]
}
async function refundCells(db: Db, asked: Span & { status?: string }, limits: Limits, words: Words): Promise<Made> {
  const rows = await listRefunds(db, asked, methodCodes, limits)
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
  return [rows, cells]
}
const cellsOf = { payments: paymentCells, refunds: refundCells } as const
function columnsOf(of: FileOf['of'], { column: c }: Words): Cells {
  return of === 'payments'
    ? [c.payNo, c.subject, c.state, c.amount, c.method, c.buyer, c.orders, c.refunded, c.made, c.paid]
    : [c.refundNo, c.payNo, c.order, c.state, c.amount, c.method, c.reason, c.tries, c.refusals, c.made, c.done]
}
