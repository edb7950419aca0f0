// What a list page loads: one page of goods with facets, and, when nothing fits, which filter to take away.
import type { Calls } from '#kernel/call/contract.ts'
import type { Visit } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { appliedOf, bare, inputOf, type ListQuery } from './list-query.ts'

export type GoodsPage = Calls['/api/v2/goods/goods/page']['output']
export type Facets = NonNullable<GoodsPage['facets']>
export interface ListData {
  query: ListQuery
  page: GoodsPage
  /** Filters that are on, by their place, and how many goods there are without each. Only when nothing fits. */
  relief: { place: number; count: number }[]
}
const tried = 6

export async function loadList(visit: Visit, asked: ListQuery, merchantId?: number): Promise<ListData> {
  const found = await load(visit, '/api/v2/goods/goods/page', { ...inputOf(asked, merchantId), facets: !asked.after })
  // brands that went into others are those
  const query = found.brandIds && asked.ofBrand === undefined ? { ...asked, brands: found.brandIds } : asked
  const page = ofOneBrand(query, found)
  if (page.records.length > 0 || appliedOf(query).length === 0) return { query, page, relief: [] }
  // nothing fits: the filters offer what there would be without any
  const [relief, all] = await Promise.all([
    findRelief(visit, query, merchantId),
    loadIfPossible(visit, '/api/v2/goods/goods/page', { ...inputOf(bare(query), merchantId), size: 1, facets: true }),
  ])
  return { query, page: all?.facets ? { ...page, facets: all.facets } : page, relief }
}

/** Other brands are no filter of a brand's own page. */
const ofOneBrand = (query: ListQuery, page: GoodsPage): GoodsPage =>
  query.ofBrand !== undefined && page.facets ? { ...page, facets: { ...page.facets, brands: [] } } : page

async function findRelief(visit: Visit, query: ListQuery, merchantId: number | undefined): Promise<ListData['relief']> {
  const counts = await Promise.all(
    appliedOf(query)
      .slice(0, tried)
      .map(async ({ without }, place) => ({
        place,
        count:
          (await loadIfPossible(visit, '/api/v2/goods/goods/page', { ...inputOf(without, merchantId), size: 1 }))
            ?.total ?? 0,
      })),
  )
  return counts.filter((c) => c.count > 0).sort((a, b) => b.count - a.count)
}
