// Batches as the merchant sees them: progress, the rows that were refused, the whole as a file; the file to fill in.
import { stringify } from 'csv-stringify/sync'
import {
  batchesOf,
  batchOf,
  batchTotal,
  orderWords,
  ordersToShip,
  rowsOf,
  type BatchHead,
  type DoneRow,
} from './batch-queries.ts'
import { carrierOf } from './known-carriers.ts'
import type { Forecast } from './ship-batch.ts'
import { shipColumns, type ShipRow } from './ship-file.ts'
import type { Refused } from './ship-judging.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { neutral } from '#kernel/data/spreadsheet.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { refusalText, textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

/** A row that was refused, in words. */
export const refusedRow = (lang: Language, { row, reason, params }: Refused & { row: ShipRow }) => ({
  ...row,
  reason,
  message: whyOf(lang, reason, params),
})
/** Of a row whose order is not there it is said that it is an order. */
const whyOf = (lang: Language, reason: Reason, params: Record<string, unknown>): string =>
  reason === 'notFound' ? textsOf(lang).fulfilment.batch.noOrder : refusalText(lang, reason, params)
/** What would become of a file, in words. */
export async function told(db: Db, merchantId: number, lang: Language, { ready, refused, ...rest }: Forecast) {
  const orderNos = [...new Set(ready.map(({ parcel }) => parcel.orderNo))]
  const words = new Map((await orderWords(db, merchantId, lang, orderNos)).map((o) => [o.orderNo, o]))
  return {
    ...rest,
    parcels: ready.length,
    ready: ready.map(({ parcel: { rows, orderNo, carrier, waybill }, units, left }) => ({
      lines: rows.map(({ line }) => line),
      orderNo,
      buyer: words.get(orderNo)?.buyer ?? '',
      carrier,
      carrierName: carrierOf(carrier)?.names[lang] ?? '',
      waybill,
      goods: units.map(({ orderLineId, quantity }) => ({
        title: words.get(orderNo)?.titles[orderLineId] ?? '',
        quantity,
      })),
      left,
    })),
    refused: refused.map((one) => refusedRow(lang, one)),
  }
}
const headOf = ({ createdAt, finishedAt, ...head }: BatchHead) => ({
  ...head,
  done: head.shipped + head.already + head.refused,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

/** Refuses notFound. */
export async function showBatch(db: Db, merchantId: number, batchId: number, lang: Language) {
  const head = await batchOf(db, merchantId, batchId)
  if (!head) throw new Refusal('notFound')
  const rows = await rowsOf(db, batchId, true)
  return {
    ...headOf(head),
    refusedRows: rows.map(({ outcome: _, reason, params, ...row }) =>
      refusedRow(lang, { row, reason: reason as Reason, params }),
    ),
  }
}
/** The merchant's batches, newest first. */
export async function listBatches(db: Db, merchantId: number, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = await batchesOf(db, merchantId, { ...limits, before: limits.cursor?.[0] as number | undefined })
  const page = pageOf(rows, limits, (r) => [r.batchId], cappedTotal(await batchTotal(db, merchantId)))
  return { ...page, records: page.records.map(headOf) }
}

/** So that a spreadsheet knows the encoding, and takes a long number for the text that it is. */
const mark = '\uFEFF'
const written = (table: readonly (readonly string[])[]): string =>
  mark + stringify(table.map((row) => row.map(neutral)))
const headerIn = (lang: Language): string[] => {
  const { columns } = textsOf(lang).fulfilment.batch
  return shipColumns.map((column) => columns[column])
}

/** What became of every row, or of those that were refused. Refuses notFound. */
export async function resultFile(
  db: Db,
  merchantId: number,
  { batchId, refusedOnly = false }: { batchId: number; refusedOnly?: boolean },
  lang: Language,
) {
  if (!(await batchOf(db, merchantId, batchId))) throw new Refusal('notFound')
  const { columns, outcomes } = textsOf(lang).fulfilment.batch
  const row = ({ line, outcome, reason, params, ...cells }: DoneRow): string[] => [
    String(line),
    ...shipColumns.map((column) => (column === 'orderNo' ? inFours(cells.orderNo) : cells[column])),
    outcomes[outcome ?? 'waiting'],
    reason === null ? '' : whyOf(lang, reason as Reason, params),
  ]
  const header = [columns.line, ...headerIn(lang), columns.outcome, columns.reason]
  const rows = await rowsOf(db, batchId, refusedOnly)
  return { name: `shipping-${batchId}${refusedOnly ? '-refused' : ''}.csv`, csv: written([header, ...rows.map(row)]) }
}
/** The header, and a line for each order that waits to be shipped; for those of them that are named, if some are. */
export async function templateFile(
  db: Db,
  merchantId: number,
  lang: Language,
  { most, named }: { most: number; named: readonly string[] | undefined },
) {
  const orderNos = await ordersToShip(db, merchantId, most, named)
  const rows = orderNos.map((orderNo) => [inFours(orderNo), ...shipColumns.slice(1).map(() => '')])
  return { name: 'shipping.csv', csv: written([headerIn(lang), ...rows]) }
}
