// The goods of a merchant as a Shopify file, product by product, so that what came from such a file
// goes back into it as it was.
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Db } from '#kernel/data/db.ts'
import { isPlainNumber, neutral } from '#kernel/data/spreadsheet.ts'
import type { Language } from '#kernel/text/language.ts'
import { goodsOfShop } from './goods.ts'
import { productIds, productsByIds, sourcesOf } from './queries.ts'
import { numberColumns, shopifyColumns } from './shopify-columns.ts'
import { toRows } from './shopify-rows.ts'
import { rateOf } from './source.ts'

export interface ExportOrder {
  merchantId: number
  /** For goods that came from no file. */
  language: Language
  /** Where our own pictures are reached, without a trailing slash. */
  publicUrl: string
  progress: (done: number, total: number) => void
}
export interface ExportReport {
  products: number
  rows: number
  /** Prices stand in the currency of the file that each product came from. */
  currencies: string[]
}
const page = 200

/** What a spreadsheet would run begins with an apostrophe; an import takes it off again. */
const written = (column: string, cell: string): string =>
  numberColumns.has(column) && isPlainNumber(cell) ? cell : neutral(cell)

/** Where a picture of the shop is reached. */
export const ownAddress = (publicUrl: string, file: string): string => `${publicUrl}/img/${file}-1440.webp`
type Of = Omit<ExportOrder, 'progress'>
async function rowsOf(db: Db, order: Of, ids: readonly number[], columns: readonly string[]): Promise<string[][]> {
  const products = await productsByIds(db, ids)
  return products.flatMap((product) => {
    const { goods, memory } = goodsOfShop(product, order.language, (file) => ownAddress(order.publicUrl, file))
    return [...toRows(goods, memory, rateOf(product.source))].map((cells) => columns.map((c) => cells[c] ?? ''))
  })
}
/** Rows of these products, as they are, and their header. */
export async function pageOfCatalog(db: Db, order: Of, ids: readonly number[]) {
  const { extra } = await sourcesOf(db, order.merchantId)
  const columns = [...shopifyColumns, ...extra]
  return { header: columns, rows: await rowsOf(db, order, ids, columns) }
}

/** Writes the file in UTF-8 and ends the stream. */
export async function exportCatalog(db: Db, order: ExportOrder, out: Writable): Promise<ExportReport> {
  const { extra, currencies } = await sourcesOf(db, order.merchantId)
  const columns = [...shopifyColumns, ...extra]
  const csv = stringify({ columns: columns.map((key) => ({ key, header: neutral(key) })), header: true })
  csv.pipe(out)
  const finished = once(out, 'finish')
  const report: ExportReport = { products: 0, rows: 0, currencies }
  const ids = await productIds(db, order.merchantId)
  for (let at = 0; at < ids.length; at += page) {
    const slice = ids.slice(at, at + page)
    for (const row of await rowsOf(db, order, slice, columns)) {
      report.rows++
      if (!csv.write(row.map((cell, i) => written(columns[i]!, cell)))) await once(csv, 'drain')
    }
    report.products += slice.length
    order.progress(report.products, ids.length)
  }
  csv.end()
  await finished
  return report
}
