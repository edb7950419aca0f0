// What is told of an import: how many products were made, changed or left as they were, and what stayed out and why.
import type { Columns } from './columns.ts'
import type { CsvFile } from './records.ts'
import type { Fault, Format } from './row.ts'
import type { Db } from '#kernel/data/db.ts'

interface Skipped extends Fault {
  /** The product that stays out, and its other lines. */
  product: string
  with: number[]
}
export interface Report {
  format: Format['name']
  encoding: CsvFile['encoding']
  rows: number
  created: number
  updated: number
  unchanged: number
  skippedRows: number
  skippedProducts: number
  /** The first thousand. */
  skipped: Skipped[]
  headingsTwice: readonly string[]
  picturesAwaited: number
  /** Files of the folder that are no pictures. */
  badPictures: string[]
  /** What became of each product that went in; of an import in steps only. */
  outcomes?: { line: number; product: string; outcome: string }[]
}
export type Counts = Pick<Report, 'created' | 'updated' | 'unchanged' | 'picturesAwaited' | 'outcomes'>
export interface Steps {
  /** Products that earlier steps have done: read again, and passed over. */
  from: number
  /** After each batch, in a transaction: what it did, by a report that is begun anew for the next. */
  noted: (db: Db, done: { products: number; rows: number; total: number }, report: Report) => Promise<void>
  /** Whether there may be another batch. */
  goesOn: () => boolean
}
const reportedFaults = 1000

export const emptyReport = (file: CsvFile, columns: Columns): Report => ({
  format: columns.format.name,
  encoding: file.encoding,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skippedRows: 0,
  skippedProducts: 0,
  skipped: [],
  headingsTwice: columns.twice,
  picturesAwaited: 0,
  badPictures: [],
})

/** `product` is '' for rows that name none. */
export function noteSkipped(
  report: Report,
  rows: readonly { line: number }[],
  product: string,
  faults: readonly Fault[],
): void {
  report.skippedRows += rows.length
  if (product !== '') report.skippedProducts++
  const named = new Set(faults.map((f) => f.line))
  const others = rows.map((r) => r.line).filter((line) => !named.has(line))
  const room = Math.max(0, reportedFaults - report.skipped.length)
  report.skipped.push(...faults.slice(0, room).map((f, i) => ({ ...f, product, with: i === 0 ? others : [] })))
}

export function addCounts(report: Report, counts: Counts): void {
  report.created += counts.created
  report.updated += counts.updated
  report.unchanged += counts.unchanged
  report.picturesAwaited += counts.picturesAwaited
  if (counts.outcomes) report.outcomes = [...(report.outcomes ?? []), ...counts.outcomes]
}
