// A statement as a sheet, or as a workbook: one row for each posting, sums as plain numbers, nothing in it that a
// spreadsheet runs. Pure.
import { stringify } from 'csv-stringify/sync'
import type { SheetRow } from './reading-queries.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { isPlainNumber, neutralWithin } from '#kernel/data/spreadsheet.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { writeWorkbook, type WrittenCell } from '#kernel/data/workbook/writing.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const time = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const sum = (fen: number | null): WrittenCell => (fen === null ? null : { fen })
const inText = (of: WrittenCell): string =>
  of === null ? '' : typeof of === 'string' ? (isPlainNumber(of) ? of : neutralWithin(of)) : fenToDecimal(of.fen)

function cellsOf(rows: readonly SheetRow[], lang: Language): WrittenCell[][] {
  const { cause } = textsOf(lang).statements.sheet
  return rows.map((row) => [
    time(row.at),
    cause[row.cause],
    // digits in a row would become a rounded number
    row.orderNo === null ? '' : inFours(row.orderNo),
    row.title ?? '',
    sum(row.gross),
    row.gross === null ? null : { fen: (row.goods ?? 0) - row.gross },
    sum(row.added),
    row.rest === null ? null : { fen: row.rest - (row.tax ?? 0) },
    sum(row.tax),
    row.commission === null ? null : { fen: 0 - row.commission },
    { fen: row.amount },
  ])
}
function headsOf(lang: Language): string[] {
  const { column } = textsOf(lang).statements.sheet
  return [
    column.at,
    column.cause,
    column.order,
    column.goods,
    column.sales,
    column.discounts,
    column.platform,
    column.freight,
    column.tax,
    column.commission,
    column.amount,
  ]
}
export function sheetOf(rows: readonly SheetRow[], lang: Language, headed: boolean): string {
  const sheet = stringify(cellsOf(rows, lang).map((line) => line.map(inText)))
  return headed ? `\uFEFF${stringify([headsOf(lang)])}${sheet}` : sheet
}
export const workbookOf = (rows: readonly SheetRow[], lang: Language, name: string): Uint8Array =>
  writeWorkbook({ name, header: headsOf(lang), rows: cellsOf(rows, lang) })
