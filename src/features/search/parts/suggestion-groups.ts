// What a search panel shows, as groups of entries with their addresses: suggestions while something is typed,
// else own searches and hot words. Pure.
import type { Calls } from '#app.ts'

type Suggested = Calls['/api/v2/goods/search/suggest']['output']
type Hot = Calls['/api/v2/goods/search/hot']['output']['records'][number]
type House = Suggested['merchants'][number]
type Goods = Suggested['goods'][number]
export type Entry = { key: string; to: string; words: string } & (
  | { kind: 'all' | 'query' | 'history' | 'category' | 'brand'; floor?: number | null }
  | { kind: 'hot'; rank: number; trend: Hot['trend'] }
  | { kind: 'house'; house: House }
  | { kind: 'goods'; goods: Goods }
)
export interface Group {
  name: 'queries' | 'categories' | 'brands' | 'shops' | 'goods' | 'history' | 'hot'
  entries: Entry[]
}
export const resultsAddress = (q: string, more: Record<string, string> = {}): string =>
  `/home/serchlist?${new URLSearchParams({ q, ...more })}`

/** The first entry searches for just what is typed. */
export function suggestedGroups(typed: string, s: Suggested | undefined): Group[] {
  const queries: Entry[] = [
    { kind: 'all', key: 'all', to: resultsAddress(typed), words: typed },
    ...(s?.queries ?? []).map(({ text }): Entry => ({
      kind: 'query',
      key: `q ${text}`,
      to: resultsAddress(text),
      words: text,
    })),
  ]
  const groups: Group[] = [
    { name: 'queries', entries: queries },
    {
      name: 'categories',
      entries: (s?.categories ?? []).map((c) => ({
        kind: 'category',
        key: `c ${c.id}`,
        to: `/goods/list?categoryId=${c.id}`,
        words: c.name,
        floor: c.floor,
      })),
    },
    {
      name: 'brands',
      entries: (s?.brands ?? []).map((b) => ({
        kind: 'brand',
        key: `b ${b.id}`,
        to: `/home/brand?id=${b.id}`,
        words: b.name,
      })),
    },
    {
      name: 'shops',
      entries: (s?.merchants ?? []).map((house) => ({
        kind: 'house',
        key: `m ${house.merchantId}`,
        to: `/home/shopIndex?id=${house.merchantId}`,
        words: house.name,
        house,
      })),
    },
    {
      name: 'goods',
      entries: (s?.goods ?? []).map((goods) => ({
        kind: 'goods',
        key: `g ${goods.id}`,
        to: `/goods/${goods.id}`,
        words: goods.title,
        goods,
      })),
    },
  ]
  return groups.filter((g) => g.entries.length > 0)
}
export const idleGroups = (history: readonly { keyword: string }[], hot: readonly Hot[]): Group[] =>
  [
    {
      name: 'history' as const,
      entries: history.slice(0, 6).map(({ keyword }): Entry => ({
        kind: 'history',
        key: `h ${keyword}`,
        to: resultsAddress(keyword),
        words: keyword,
      })),
    },
    {
      name: 'hot' as const,
      entries: hot.slice(0, 10).map(({ word, rank, trend }): Entry => ({
        kind: 'hot',
        key: `t ${word}`,
        to: resultsAddress(word),
        words: word,
        rank,
        trend,
      })),
    },
  ].filter((g) => g.entries.length > 0)
