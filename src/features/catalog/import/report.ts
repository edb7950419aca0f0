// What is told of an import: how many products were made, changed or left as they were, and what stayed out and why.
import type { Columns } from './columns.ts'
import type { CsvFile } from './records.ts'
import type { Place } from './placing.ts'
import type { LostPicture } from './source.ts'
import type { Fault, Format } from './row.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

interface Skipped extends Fault {
  /** The product that stays out, and its other lines. */
  product: string
  with: number[]
}
/** How many products went to a category for the same reason. */
export interface Placement {
  /** Its code, and its name in the shop's languages. */
  category: string
  name: Texts
  rule: Place['rule']
  products: number
  /** What of the file led there: the first few. */
  words: string[]
  /** A new department that would fit, where nothing of this shop does. */
  missing?: Texts
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
  /** Pictures that were tried before and did not come: the first hundred. */
  lostPictures: LostPicture[]
  /** Variants that the file tells no weight of. */
  weightless: number
  /** Where the products went and why, the most first. */
  placed: Placement[]
  /** Files of the folder that are no pictures. */
  badPictures: string[]
  /** What became of each product that went in; of an import in steps only. */
  outcomes?: { line: number; product: string; outcome: string }[]
}
export type Counts = Pick<
  Report,
  'created' | 'updated' | 'unchanged' | 'picturesAwaited' | 'outcomes' | 'placed' | 'weightless' | 'lostPictures'
>
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
  placed: [],
  weightless: 0,
  lostPictures: [],
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
  report.lostPictures = [...report.lostPictures, ...counts.lostPictures].slice(0, 100)
  report.weightless += counts.weightless
  addPlacements(report.placed, counts.placed)
}

const mostWords = 5
const keyOf = (p: Placement): string => [p.category, p.rule, p.missing ? JSON.stringify(p.missing) : ''].join(' ')
/** Adds what another part of the file, or another step, has placed. */
export function addPlacements(all: Placement[], more: readonly Placement[]): void {
  for (const one of more) {
    const same = all.find((p) => keyOf(p) === keyOf(one))
    if (!same) all.push({ ...one })
    else {
      same.products += one.products
      same.words = [...new Set([...same.words, ...one.words])].slice(0, mostWords)
    }
  }
  all.sort((a, b) => b.products - a.products)
}
export const placementOf = ({ at, rule, word, missing }: Place): Placement => ({
  category: at.code,
  name: at.name,
  rule,
  products: 1,
  words: word === '' ? [] : [word.slice(0, 120)],
  ...(missing && { missing }),
})
