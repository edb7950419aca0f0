// A statement as a sheet: one row for each posting, sums as plain numbers, nothing in it that a spreadsheet runs. Pure.
import { stringify } from 'csv-stringify/sync'
import type { SheetRow } from './reading-queries.ts'
import { isPlainNumber, neutralWithin } from '#kernel/data/spreadsheet.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

/** Fen as yuan, to the fen. */
export function yuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const time = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const sum = (fen: number | null): string => (fen === null ? '' : yuan(fen))
const cell = (text: string): string => (isPlainNumber(text) ? text : neutralWithin(text))

export function sheetOf(rows: readonly SheetRow[], lang: Language, headed: boolean): string {
  const { column, cause } = textsOf(lang).statements.sheet
  const cells = rows.map((row) => [
    time(row.at),
    cause[row.cause],
    // digits in a row would become a rounded number
    row.orderNo === null ? '' : inFours(row.orderNo),
    row.title ?? '',
    sum(row.gross),
    row.gross === null ? '' : yuan((row.goods ?? 0) - row.gross),
    sum(row.added),
    row.rest === null ? '' : yuan(row.rest - (row.tax ?? 0)),
    sum(row.tax),
    row.commission === null ? '' : yuan(0 - row.commission),
    yuan(row.amount),
  ])
  const heads = [
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
  const sheet = stringify(cells.map((line) => line.map(cell)))
  return headed ? `\uFEFF${stringify([heads])}${sheet}` : sheet
}
