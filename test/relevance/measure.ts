// How well the shop answers the judged queries: nDCG of the first ten, and how many queries find nothing.
import type { Front } from '../front.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import type { Judged } from './judged.ts'
import { SPANISH } from './spanish.ts'

export const queries: Record<string, readonly Judged[]> = { 'en-US': ENGLISH, 'zh-CN': CHINESE, 'es-ES': SPANISH }
export interface Answered extends Judged {
  lang: string
  ndcg: number
  total: number
  /** handles of the first ten */
  top: string[]
}
export interface Score {
  queries: number
  ndcg: number
  /** share of queries that find nothing */
  zero: number
}
const depth = 10
const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, g, i) => sum + (2 ** g - 1) / Math.log2(i + 2), 0)

/** 1 when the first ten stand in the order of their grades. */
export function ndcg(top: readonly string[], grades: Readonly<Record<string, number>>): number {
  const ideal = Object.values(grades).sort((a, b) => b - a)
  return gain(top.slice(0, depth).map((h) => grades[h] ?? 0)) / gain(ideal.slice(0, depth))
}

/** Asks all of them. Throws when a graded handle does not exist: a typing error in the judgement. */
export async function measure(front: Pick<Front, 'must' | 'pool'>): Promise<Answered[]> {
  const { rows } = await front.pool.query<{ id: string; handle: string }>(
    "select id, handle from product where source is null and status <> 'deleted'",
  )
  const handles = new Map(rows.map((r) => [Number(r.id), r.handle]))
  const known = new Set(handles.values())
  const answered: Answered[] = []
  for (const [lang, list] of Object.entries(queries)) {
    for (const judged of list) {
      const missing = Object.keys(judged.grades).filter((h) => !known.has(h))
      if (missing.length > 0) throw new Error(`${judged.q}: no goods ${missing.join(', ')}`)
      const { records, total } = await front.must(
        '/api/v2/goods/goods/page',
        { keyword: judged.q, size: depth },
        { lang },
      )
      const top = records.map((r) => handles.get(r.id) ?? String(r.id))
      answered.push({ ...judged, lang, total, top, ndcg: ndcg(top, judged.grades) })
    }
  }
  return answered
}
export function scoreOf(answered: readonly Answered[]): Score {
  const mean = (of: (a: Answered) => number) => answered.reduce((sum, a) => sum + of(a), 0) / answered.length
  return { queries: answered.length, ndcg: mean((a) => a.ndcg), zero: mean((a) => Number(a.total === 0)) }
}
