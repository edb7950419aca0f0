// What a job tells of an import: sums and the first faults for the screen, every product and fault for its result.
import type { Held } from './holding.ts'
import type { Report } from './report.ts'
import { faultText, type Fault } from './row.ts'
import type { Cells } from '#features/platform/file-jobs/file-jobs.ts'
import { messages, textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Told {
  created: number
  updated: number
  unchanged: number
  skippedProducts: number
  skippedRows: number
  picturesAwaited: number
  faults: (Fault & { product: string })[]
  unplaced: { word: string; products: number }[]
}
export const nothingTold: Told = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skippedProducts: 0,
  skippedRows: 0,
  picturesAwaited: 0,
  faults: [],
  unplaced: [],
}
/** By the first word of what went to the category for all the rest. */
const unplacedIn = (report: Report): Told['unplaced'] =>
  report.placed.flatMap(({ category, products, words: [word] }) =>
    category === 'other' && word !== undefined ? [{ word, products }] : [],
  )
const most = { faults: 200, words: 60 }

export function addTold(told: Told, report: Report): Told {
  const unplaced = new Map(told.unplaced.map(({ word, products }) => [word, products]))
  for (const { word, products } of unplacedIn(report)) unplaced.set(word, (unplaced.get(word) ?? 0) + products)
  return {
    created: told.created + report.created,
    updated: told.updated + report.updated,
    unchanged: told.unchanged + report.unchanged,
    skippedProducts: told.skippedProducts + report.skippedProducts,
    skippedRows: told.skippedRows + report.skippedRows,
    picturesAwaited: told.picturesAwaited + report.picturesAwaited,
    faults: [...told.faults, ...report.skipped.map(({ with: _, ...fault }) => fault)].slice(0, most.faults),
    unplaced: [...unplaced]
      .map(([word, products]) => ({ word, products }))
      .toSorted((a, b) => b.products - a.products)
      .slice(0, most.words),
  }
}
/** In the reader's language; what has no words yet in that of the command line. */
export function faultWords(lang: Language, fault: Fault): string {
  if (!(fault.reason in textsOf(lang).import.faults)) return faultText(fault)
  const { reason, params } = fault
  const held = reason === 'reviewedFirst' && { value: textsOf(lang).import.held[params['value'] as Held] }
  return messages(lang)(`import:faults.${reason}`, { ...params, ...held })
}
/** A row for each product that went in and each fault, in the order of the file. */
export function rowsOfReport(lang: Language, report: Report, isFirst: boolean): Cells[] {
  const { columns, outcomes } = textsOf(lang).import.resultFile
  const saved = (report.outcomes ?? []).map(({ line, product, outcome }) => ({
    line,
    cells: [line, product, outcomes[outcome as keyof typeof outcomes], ''] as Cells,
  }))
  const left = report.skipped.map((fault) => ({
    line: fault.line,
    cells: [fault.line, fault.product, outcomes.left, faultWords(lang, fault)] as Cells,
  }))
  const rows = [...saved, ...left].toSorted((a, b) => a.line - b.line).map(({ cells }) => cells)
  return isFirst ? [[columns.line, columns.product, columns.outcome, columns.why], ...rows] : rows
}
