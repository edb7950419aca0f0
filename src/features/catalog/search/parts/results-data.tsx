// What the results page loads: the open tab in full, of the others the counts; when no goods are found, ways on.
import type { Calls } from '#kernel/call/contract.ts'
import { loadList, type ListData } from '#features/catalog/listing/parts/list-data.ts'
import { appliedOf, inputOf, readQuery, type ListQuery } from '#features/catalog/listing/parts/list-query.ts'
import type { Visit } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'

export const tabs = ['goods', 'shops', 'articles'] as const
export type Tab = (typeof tabs)[number]
type Output<P extends keyof Calls> = Calls[P]['output']
type Understood = Pick<Output<'/api/v2/goods/goods/page'>, 'corrected' | 'dropped' | 'shortcut'>
export interface Help {
  categories: { id: number; name: string }[]
  popular: Output<'/api/v2/goods/goods/page'>['records']
}
export interface Results {
  query: ListQuery
  tab: Tab
  counts: Record<Tab, number>
  understood: Understood
  goods?: ListData
  /** only when nothing was found under the words */
  help?: Help | undefined
  shops?: Output<'/api/v2/merchant/page'>
  shopGoods?: Output<'/api/v2/goods/goods/list/merchant'>['records']
  articles?: Output<'/api/v2/article/page'>
}

/** Undefined when no words were given. */
export async function loadResults(visit: Visit, params: URLSearchParams): Promise<Results | undefined> {
  const query = readQuery(params)
  if (!query.keyword) return undefined
  const tab = tabs.find((t) => t === params.get('tab')) ?? 'goods'
  const { keyword } = query
  const [goods, counted, shops, articles] = await Promise.all([
    tab === 'goods' ? loadList(visit, query) : undefined,
    tab === 'goods'
      ? undefined
      : load(visit, '/api/v2/goods/goods/page', { ...inputOf({ ...query, after: undefined }), size: 1 }),
    loadIfPossible(visit, '/api/v2/merchant/page', { keyword, size: tab === 'shops' ? 20 : 1 }),
    loadIfPossible(visit, '/api/v2/article/page', { keyword, size: tab === 'articles' ? 20 : 1 }),
  ])
  const page = (goods?.page ?? counted)!
  const { corrected, dropped, shortcut } = page
  const none = goods !== undefined && page.records.length === 0 && !query.after && appliedOf(query).length === 0
  return {
    query,
    tab,
    counts: { goods: page.total, shops: shops?.total ?? 0, articles: articles?.total ?? 0 },
    understood: { ...(corrected && { corrected }), ...(dropped && { dropped }), ...(shortcut && { shortcut }) },
    ...(goods && { goods }),
    ...(none && { help: await loadHelp(visit, keyword) }),
    ...(tab === 'shops' && shops && { shops, shopGoods: await goodsOf(visit, shops.records) }),
    ...(tab === 'articles' && articles && { articles }),
  }
}
async function goodsOf(visit: Visit, merchants: readonly { id: number }[]) {
  if (merchants.length === 0) return []
  return (
    (
      await loadIfPossible(visit, '/api/v2/goods/goods/list/merchant', {
        merchantIds: merchants.map((h) => h.id),
        size: 3,
      })
    )?.records ?? []
  )
}
/** Categories whose name begins like the words, else the departments; what sells most. */
async function loadHelp(visit: Visit, keyword: string): Promise<Help> {
  const [near, tree, popular] = await Promise.all([
    loadIfPossible(visit, '/api/v2/goods/search/suggest', { keyword: Array.from(keyword).slice(0, 3).join('') }),
    loadIfPossible(visit, '/api/v2/goods/category/list', {}),
    loadIfPossible(visit, '/api/v2/goods/goods/page', { sort: 'sales', size: 10 }),
  ])
  const departments = tree?.records.filter((c) => c.level === 1 && c.productCount > 0) ?? []
  return {
    categories: [...(near?.categories ?? []), ...departments].map(({ id, name }) => ({ id, name })),
    popular: popular?.records ?? [],
  }
}
