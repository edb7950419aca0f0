// Orders as a file: a row for each of their lines. The buyer's phone and address are in it as whoever takes it out sees
// them, and the file is for those who may see them, too; taking them out is written into the log.
import { orderSlice, type OrderLineRow, type Range } from './export-queries.ts'
import { masked } from './reading.ts'
import { wordingTexts } from '#features/catalog/products/questions.ts'
import { addFileJob, writeRows, workFileJob, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 250
type Wish = Range & Pick<By, 'knows'>
interface By {
  userId: number
  merchantId: number
  ip: string
  /** may know phones and addresses */
  knows: boolean
}
/** Refuses fileJobRunning. */
export async function exportOrders(db: Db, by: By, language: Language, range: Range): Promise<number> {
  const { userId, merchantId, ip, knows } = by
  const job = 'fulfilment.export'
  const needs = knows ? 'contact.read' : 'order.read'
  const input = { ...range, knows }
  const jobId = await addFileJob(db, { merchantId, userId, kind: 'orderExport', needs, job, language, input })
  const deed = { staffId: userId, action: 'order.export', subject: 'file_job', subjectId: jobId, ip }
  await audit(db, { ...deed, about: userId, after: { from: range.from, until: range.until } })
  return jobId
}
function cellsOf(row: OrderLineRow, isFirst: boolean, { lang, knows }: { lang: Language; knows: boolean }): Cells {
  const states = textsOf(lang).fulfilmentmerchant.state
  const told = (words: string): string => (row.addressOpen && knows ? words : masked(words))
  const { name, areaCode, phone, text } = row.address
  // what is of the whole order stands in its first row alone, so that a column can be summed
  const sums = [row.freight, row.payable, row.paid, row.refunded].map((fen) => (isFirst ? fenToDecimal(fen) : null))
  return [
    inFours(row.orderNo),
    states[row.status],
    row.createdAt.toISOString(),
    row.paidAt?.toISOString() ?? '',
    row.buyer,
    row.code,
    row.title,
    row.spec,
    wordingTexts(row.wordings).join('; '),
    row.quantity,
    row.unit,
    fenToDecimal(row.price),
    ...sums,
    told(name),
    told(`+${areaCode.replace('+', '')} ${phone}`),
    told(text[lang] ?? ''),
    row.parcels,
    row.remark,
  ]
}
const columnNames = [
  'orderNo',
  'state',
  'createdAt',
  'paidAt',
  'buyer',
  'code',
  'goods',
  'spec',
  'wordings',
  'quantity',
  'unit',
  'price',
  'freight',
  'payable',
  'paid',
  'refunded',
  'consignee',
  'phone',
  'address',
  'parcels',
  'remark',
] as const
async function slice(
  db: Db,
  app: AppContext,
  of: { merchantId: number; language: Language; input: Wish },
  at: unknown,
) {
  const { merchantId, language, input } = of
  const after = typeof at === 'number' ? at : 0
  const addressSeconds = app.settings.get('addressOpenSeconds')
  const rows = await orderSlice(db, merchantId, language, input, { after, size, addressSeconds })
  const orders = new Set(rows.map(({ orderId }) => orderId)).size
  const reader = { lang: language, knows: input.knows }
  const cells = rows.map((row, i) => cellsOf(row, rows[i - 1]?.orderId !== row.orderId, reader))
  return { rows: cells, next: orders < size ? null : rows.at(-1)!.orderId }
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { merchantId, language, input } = pen.job
    const { columns } = textsOf(language).fulfilment.orderFile
    const of = { merchantId, language, input: input as Wish }
    const header = columnNames.map((name) => columns[name])
    return writeRows(context, pen, header, (at) => slice(context.db, context.app, of, at))
  })
