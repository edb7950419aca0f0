// Counts as they are looked up: the list of them, and what one booked as a file.
import { stringify } from 'csv-stringify/sync'
import { bookedRows, countsOf, countTotal } from './count-queries.ts'
import type { CountCause } from './reasons.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { neutral } from '#kernel/data/spreadsheet.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export async function listCounts(db: Db, merchantId: number, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = await countsOf(db, merchantId, limits)
  const page = pageOf(rows, limits, (r) => [r.countId], cappedTotal(await countTotal(db, merchantId)))
  return { ...page, records: page.records.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) }
}
/** So that a spreadsheet knows the encoding. */
const mark = '\uFEFF'
/** Refuses notFound. */
export async function resultFile(db: Db, merchantId: number, countId: number, lang: Language) {
  const rows = await bookedRows(db, merchantId, countId, lang)
  if (rows.length === 0) throw new Refusal('notFound')
  const { columns, causes } = textsOf(lang).inventory.countFile
  const header = [
    columns.code,
    columns.barcode,
    columns.goods,
    columns.before,
    columns.after,
    columns.by,
    columns.cause,
  ]
  const cells = rows.map(({ code, barcode, title, before, after, cause }) => [
    ...[code, barcode, title].map(neutral),
    String(before),
    String(after),
    String(after - before),
    causes[cause as CountCause],
  ])
  return { name: `count-${countId}.csv`, csv: mark + stringify([header, ...cells]) }
}
