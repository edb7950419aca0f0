// What a search panel shows, as groups of entries with their addresses: suggestions while something is typed,
// else own searches and hot words. Pure.
import { href } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { hrefWith } from '#web/href-with.ts'

type Suggested = Calls['/api/v2/goods/search/suggest']['output']
type Hot = Calls['/api/v2/goods/search/hot']['output']['records'][number]
type Merchant = Suggested['merchants'][number]
type Goods = Suggested['goods'][number]
export type Entry = { key: string; to: string; words: string } & (
  | { kind: 'all' | 'query' | 'history' | 'category' | 'brand'; departmentNo?: number | null }
  | { kind: 'hot'; rank: number; trend: Hot['trend'] }
  | { kind: 'merchant'; merchant: Merchant }
  | { kind: 'goods'; goods: Goods }
)
export interface Group {
  name: 'queries' | 'categories' | 'brands' | 'shops' | 'goods' | 'history' | 'hot'
  entries: Entry[]
}
export const resultsAddress = (q: string, more: Record<string, string> = {}): string =>
  hrefWith('/home/serchlist', { q, ...more })

/** The first entry searches for just what is typed. */
export function suggestedGroups(typed: string, suggested: Suggested | undefined): Group[] {
  const all: Entry = { kind: 'all', key: 'all', to: resultsAddress(typed), words: typed }
  const { queries = [], categories = [], brands = [], merchants = [], goods = [] } = suggested ?? {}
  const groups: Group[] = [
    { name: 'queries', entries: [all, ...queries.map(queryEntry)] },
    { name: 'categories', entries: categories.map(categoryEntry) },
    { name: 'brands', entries: brands.map(brandEntry) },
    { name: 'shops', entries: merchants.map(merchantEntry) },
    { name: 'goods', entries: goods.map(goodsEntry) },
  ]
  return groups.filter((g) => g.entries.length > 0)
}
const queryEntry = ({ text }: Suggested['queries'][number]): Entry => ({
  kind: 'query',
  key: `q ${text}`,
  to: resultsAddress(text),
  words: text,
})
const categoryEntry = ({ id, name, departmentNo }: Suggested['categories'][number]): Entry => ({
  kind: 'category',
  key: `c ${id}`,
  to: hrefWith('/goods/list', { categoryId: id }),
  words: name,
  departmentNo,
})
const brandEntry = ({ id, name }: Suggested['brands'][number]): Entry => ({
  kind: 'brand',
  key: `b ${id}`,
  to: hrefWith('/home/brand', { id }),
  words: name,
})
const merchantEntry = (merchant: Merchant): Entry => ({
  kind: 'merchant',
  key: `m ${merchant.merchantId}`,
  to: hrefWith('/home/shopIndex', { id: merchant.merchantId }),
  words: merchant.name,
  merchant,
})
const goodsEntry = (goods: Goods): Entry => ({
  kind: 'goods',
  key: `g ${goods.id}`,
  to: href('/goods/:id', { id: String(goods.id) }),
  words: goods.title,
  goods,
})

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
