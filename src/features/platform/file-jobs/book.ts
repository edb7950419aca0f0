// The result of a job as a workbook of Excel: sums as numbers, all else as texts, numbers of orders whole. Pure.
import { parse } from 'csv-parse/sync'
import { parseFen } from '#kernel/data/money.ts'
import { meant } from '#kernel/data/spreadsheet.ts'
import { writeWorkbook, type WrittenCell } from '#kernel/data/workbook/writing.ts'

const sum = /^-?\d{1,13}\.\d\d$/
function cellOf(text: string): WrittenCell {
  const fen = sum.test(text) ? parseFen(text) : undefined
  return fen === undefined ? meant(text) : { fen }
}
export function bookOf(name: string, csv: string): Uint8Array {
  const [header = [], ...rows] = parse(csv, { bom: true, relax_column_count: true })
  return writeWorkbook({ name, header: header.map(meant), rows: rows.map((row) => row.map(cellOf)) })
}
