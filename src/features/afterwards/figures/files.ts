// Figures as files: the table of a chart with the same numbers in the same order, sums in yuan. Cells that a
// spreadsheet would run as a formula begin with an apostrophe.
import { stringify } from 'csv-stringify/sync'
import { aftersale, daysOf, goods, regions, sources, type Asked } from './reading.ts'
import { measures, type Measure, type Sums } from './kinds.ts'
import { plusDays, type Comparison } from './spans.ts'
import type { statFiles } from './contract.ts'
import { neutralWithin } from '#kernel/data/spreadsheet.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { ownValue } from '#kernel/data/own.ts'

type Of = (typeof statFiles)[number]
export type Row = readonly (string | number)[]
export interface AskedFile extends Asked {
  of: Of
  compare?: Comparison | undefined
  leastPeople: number
}
/** 12345 fen as 123.45: a number that every program reads. */
export const inYuan = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${Math.trunc(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`
export const moneyMeasures: readonly Measure[] = ['sales', 'refunds']
const cells = (sums: Sums): Row => measures.map((m) => (moneyMeasures.includes(m) ? inYuan(sums[m]) : sums[m]))
const mostGoods = 100

const rowsOf: Record<Of, (asked: AskedFile) => Promise<Row[]>> = {
  days: async (asked) => {
    const { file, measure } = textsOf(asked.lang).figures
    const { now, was } = await daysOf(asked)
    const names = measures.map((m) => measure[m])
    return [
      [file.from, file.until, ...names, file.comparedFrom, ...names.map((name) => `${name} (${file.compared})`)],
      ...now.map((b, i) => [b.from, plusDays(b.until, -1), ...cells(b), was[i]!.from, ...cells(was[i]!)]),
    ]
  },
  goods: async (asked) => {
    const { file, measure } = textsOf(asked.lang).figures
    const rows = await goods(asked, { order: 'sales', size: mostGoods })
    return [
      [file.number, file.goods, measure.views, measure.carts, file.units, measure.sales, measure.claims],
      ...rows.map((g) => [g.productId, g.title, g.views, g.carts, g.units, inYuan(g.sales), g.claims]),
    ]
  },
  sources: async (asked) => {
    const { file, source, block } = textsOf(asked.lang).figures
    const { kinds, words, categories, blocks } = await sources(asked, asked.leastPeople)
    return [
      [file.source, file.what, file.n],
      ...kinds.map(({ kind, views }) => [source[kind], '', views]),
      ...words.map(({ word, people }) => [source.search, word, people]),
      ...categories.map(({ name, views }) => [source.category, name, views]),
      ...blocks.map((b) => [source.home, ownValue(block, b.block) ?? b.block, b.views]),
    ]
  },
  regions: async (asked) => {
    const { file, region } = textsOf(asked.lang).figures
    const rows = await regions(asked)
    return [
      [file.code, file.place, file.orders, file.sales],
      ...rows.map((r) => [r.code, r.name || region.none, r.orders, inYuan(r.sales)]),
    ]
  },
  reasons: async (asked) => {
    const { file, measure } = textsOf(asked.lang).figures
    const { reasons, paid } = await aftersale(asked)
    return [[file.reason, measure.claims, measure.paid], ...reasons.map((r) => [r.name, r.claims, paid])]
  },
  stars: async (asked) => {
    const { file } = textsOf(asked.lang).figures
    const { stars } = await aftersale(asked)
    return [[file.stars, file.n], ...stars.map((n, i) => [i + 1, n])]
  },
}
/** With a mark at its beginning, by which spreadsheets know its letters. */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${stringify(rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : neutralWithin(cell)))))}`
export async function fileOf(asked: AskedFile): Promise<{ name: string; csv: string }> {
  const rows = await rowsOf[asked.of](asked)
  const { fileName } = textsOf(asked.lang).figures
  return { name: `${fileName[asked.of]}-${asked.period}.csv`, csv: csvOf(rows) }
}
