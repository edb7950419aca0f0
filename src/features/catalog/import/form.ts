// How a file looks before anything of it is read: its headings and first rows, and what kind of file it is.
import { inspect, readRecords, UnreadableFile } from './records.ts'
import type { Headings } from './opening.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'
import { ownValue } from '#kernel/data/own.ts'
import { meant } from '#kernel/data/spreadsheet.ts'

export interface Form {
  encoding: string
  separator: string
  headings: string[]
  sample: string[][]
}
const most = { headings: 200, heading: 120, rows: 3, cell: 60 }

/** Throws UnreadableFile. */
export async function formOf(path: string): Promise<Form> {
  const file = await inspect(path)
  const rows: string[][] = []
  for await (const { cells } of readRecords(file)) {
    rows.push(cells)
    if (rows.length > most.rows) break
  }
  const [headings, ...sample] = rows
  if (!headings || headings.some((cell) => /[\0\uFFFD]/.test(cell))) throw new UnreadableFile('no table of text')
  return {
    encoding: file.encoding,
    separator: file.separator,
    headings: headings.slice(0, most.headings).map((cell) => meant(cell).trim().toWellFormed().slice(0, most.heading)),
    sample: sample.map((row) =>
      row.slice(0, most.headings).map((cell) => cell.replaceAll('\0', '').toWellFormed().slice(0, most.cell)),
    ),
  }
}
/** Which kind of file it is with these columns said by hand; what a Shopify file lacks where it is none. */
export function kindOf(headings: readonly string[], byHand: Headings) {
  const named = headings.map((heading) => ownValue(byHand, heading) ?? heading)
  const lacks = [shopify, woocommerce].map((format) => {
    const columns = new Set(named.map((heading) => format.column(heading)))
    return { format: format.name, missing: format.required.filter((column) => !columns.has(column)) }
  })
  const found = lacks.find(({ missing }) => missing.length === 0)
  return { format: found?.format ?? null, missing: found ? [] : lacks[0]!.missing }
}
