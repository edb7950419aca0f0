// Handlers of counting many SKUs at once.
import { mchStockCountBook, mchStockCountCheck, mchStockCountPage, mchStockCountResult } from './count-contract.ts'
import { columnsOf, rowsOf, type Columns } from './count-file.ts'
import { book, compare, type Said } from './counting.ts'
import { listCounts, resultFile } from './count-reading.ts'
import { countRows } from './limits.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readTable, type Table } from '#kernel/data/csv/table.ts'

const week = 7 * 24 * 3600 * 1000

interface Read {
  file: { encoding: string; separator: string; headings: string[]; code: number | null; counted: number | null } | null
  said: Said[]
  blank: number
}
/** Refuses countFileUnreadable, countFileRows. */
async function readFile(file: string, byHand: { code: number; counted: number } | undefined): Promise<Read> {
  const table = await readTable(Buffer.from(file, 'base64'))
  if (!table) throw new Refusal('countFileUnreadable')
  const columns: Columns = byHand ? { ...byHand, barcode: null } : columnsOf(table)
  const told = rowsOf(table, columns)
  if (told && (told.rows.length === 0 || told.rows.length > countRows))
    throw new Refusal('countFileRows', { max: countRows, rows: told.rows.length })
  return { file: seenAs(table, columns), said: told?.rows ?? [], blank: told?.blank ?? 0 }
}
const seenAs = ({ encoding, separator, headings }: Table, { code, barcode, counted }: Columns): Read['file'] => ({
  encoding,
  separator,
  headings: headings.slice(0, 100).map((heading) => heading.slice(0, 80)),
  code: code ?? barcode,
  counted,
})

export const countCalls = [
  handled(
    mchStockCountCheck,
    async ({ db, app, lang, merchantId }, { file, columns, rows, countedAt, instead = [] }) => {
      if ((file === undefined) === (rows === undefined)) throw new Refusal('badInput', { field: 'file', rule: 'oneOf' })
      const now = app.clock.now()
      for (const at of [countedAt, ...(rows ?? []).map((row) => row.at)])
        if (at !== undefined && (Date.parse(at) > now + 60_000 || Date.parse(at) < now - week))
          throw new Refusal('badInput', { field: 'countedAt', rule: 'week' })
      const read: Read =
        file === undefined
          ? {
              file: null,
              blank: 0,
              said: rows!.map(({ pieces, ...row }, i) => ({ ...row, pieces: String(pieces), line: i + 1 })),
            }
          : await readFile(file, columns)
      const overridden = new Map(instead.map(({ line, code }) => [line, code]))
      const told = await compare(db, { lang, merchantId }, read.said, { at: countedAt, instead: overridden })
      return { ...told, file: read.file, rows: read.said.length, blank: read.blank }
    },
  ),
  handled(mchStockCountBook, async ({ db, user, merchantId, ip }, { rows, name }) => {
    if (new Set(rows.map(({ skuId }) => skuId)).size < rows.length)
      throw new Refusal('badInput', { field: 'rows', rule: 'unique' })
    const { countId, outcomes } = await book(db, { userId: user.userId, merchantId, ip }, rows, name.trim())
    return { countId, rows: rows.map(({ skuId }) => ({ skuId, outcome: outcomes.get(skuId)! })) }
  }),
  handled(mchStockCountPage, ({ db, merchantId }, input) => listCounts(db, merchantId, input)),
  handled(mchStockCountResult, ({ db, lang, merchantId }, { countId }) => resultFile(db, merchantId, countId, lang)),
] as const
