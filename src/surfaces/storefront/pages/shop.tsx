// The front of a merchant and its rooms (start, goods, new, about), each with an address. The start is the page that
// its merchant composed, else the standard one. A closed merchant says so and names others.
import type { ShopTab } from '#features/catalog/listing/parts/shop-address.ts'
import { shopAddress, tabOf } from '#features/catalog/listing/parts/shop-address.ts'
import { loadList } from '#features/catalog/listing/parts/list-data.ts'
import { readQuery } from '#features/catalog/listing/parts/list-query.ts'
import { data } from 'react-router'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useLook } from '../visit/look.ts'
import { placeOf } from '../visit/visit-place.ts'
import { nothingInside, OneShop, unsorted, type Inside, type ShopData } from './one-shop.tsx'
import type { Route } from './+types/shop.ts'

const latest = 20
const selling = 10
const fresh = 5

/** One that closed for good is answered as gone, with who else keeps such goods. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await shopAt({ context, request })
  return data(shop, shop.merchant.status === 'closed' ? { status: 410 } : {})
}
async function shopAt({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<ShopData> {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const id = idOf(params.get('id'))
  const merchant = await load(visit, '/api/v2/merchant/detail', { id })
  if (merchant.status !== 'open') {
    const similar = await loadIfPossible(visit, '/api/v2/merchant/similar', { id, size: 4 })
    return {
      merchant,
      tab: 'about' as ShopTab,
      words: '',
      pictures: [],
      sorted: unsorted,
      collection: undefined,
      similar: similar?.records ?? [],
      ...nothingInside,
    }
  }
  const tab = tabOf(params)
  const named = readQuery(params).collection
  const [windows, sorted, inside, collection] = await Promise.all([
    merchant.banner
      ? undefined
      : loadIfPossible(visit, '/api/v2/goods/goods/list/merchant', { merchantIds: [id], size: 3 }),
    loadIfPossible(visit, '/api/v2/goods/category/list/merchant', { merchantId: id }),
    loadTab(visit, id, tab, params),
    // one that is gone or another's is said to be missing
    tab === 'goods' && named !== undefined
      ? load(visit, '/api/v2/merchant/collection/detail', { id: named, merchantId: id })
      : undefined,
  ])
  const pictures = (windows?.records[0]?.goods ?? []).flatMap((g) => g.picture ?? [])
  return {
    merchant,
    tab,
    words: params.get('q')?.trim().slice(0, 80) ?? '',
    pictures,
    sorted: sorted ? { ...sorted, records: sorted.records.filter((c) => c.level === 2) } : unsorted,
    collection,
    similar: [],
    ...inside,
  }
}
async function loadTab(visit: Visit, merchantId: number, tab: ShopTab, params: URLSearchParams): Promise<Inside> {
  if (tab === 'goods') return { ...nothingInside, list: await loadList(visit, readQuery(params), merchantId) }
  if (tab === 'about') {
    const asked = { merchantIds: [merchantId], area: await placeOf(visit) }
    const points = await loadIfPossible(visit, '/api/v2/order/pickup/point/list', asked)
    return { ...nothingInside, points: points?.records ?? [] }
  }
  const some = async (sort: 'sales' | 'newest', size: number) =>
    (await load(visit, '/api/v2/goods/goods/page', { merchantId, sort, size })).records
  if (tab === 'new') return { ...nothingInside, newest: await some('newest', latest) }
  const page = await loadIfPossible(visit, '/api/v2/page/shop/detail', { merchantId })
  if (page && page.blocks.length > 0) return { ...nothingInside, blocks: page.blocks }
  const [best, newest] = await Promise.all([some('sales', selling), some('newest', fresh)])
  return { ...nothingInside, best, newest }
}
export const handle: ShellHandle<ShopData> = { tab: 'discover', title: (_t, { merchant }) => merchant.name }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? headOf(matches, {
        title: [loaderData.collection?.title, loaderData.merchant.name].filter(Boolean).join(' · '),
        description: loaderData.merchant.motto,
        path: shopAddress(loaderData.merchant.id, loaderData.tab === 'goods' ? 'home' : loaderData.tab),
        picture: loaderData.merchant.banner?.file ?? loaderData.pictures[0]?.file,
        hidden: loaderData.merchant.status !== 'open',
      })
    : [{ title: 'Miralo · 觅乐' }]

export default function Shop({ loaderData }: Route.ComponentProps) {
  useLook('merchantId', loaderData.merchant.id)
  return <OneShop data={loaderData} />
}
