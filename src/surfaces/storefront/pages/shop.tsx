// The front of a merchant and its rooms (start, goods, new, about), each with an address.
// A closed merchant says so and names others.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#features/catalog/merchants/parts/merchants.css'
import '#features/catalog/listing/parts/shop.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { CardSkeleton } from '#ui/feedback/skeleton.tsx'
import { ReportButton } from '#features/catalog/reporting/parts/report-button.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useWaiting } from '#web/waiting.ts'
import type { CardGoods } from '../goods/goods-card.tsx'
import type { PickupPoint } from '#features/catalog/pickup-points/parts/point-list.tsx'
import { useLook } from '../visit/look.ts'
import { placeOf } from '../visit/visit-place.ts'
import { loadList, type ListData } from '#features/catalog/listing/parts/list-data.ts'
import { readQuery } from '#features/catalog/listing/parts/list-query.ts'
import { About } from '#features/catalog/listing/parts/shop-about.tsx'
import { HolidayNote } from '#features/catalog/merchants/parts/holiday-note.tsx'
import { ClosedMerchant } from '#features/catalog/listing/parts/shop-closed.tsx'
import { Front } from '#features/catalog/listing/parts/shop-front.tsx'
import type { Sorted } from '#features/catalog/listing/parts/shop-categories.tsx'
import { NewGoods, ShopGoods, ShopStart } from '#features/catalog/listing/parts/shop-goods.tsx'
import { shopAddress, tabOf, tabs, type ShopTab } from '#features/catalog/listing/parts/shop-address.ts'
import type { Route } from './+types/shop.ts'

const latest = 20
const selling = 10
const fresh = 5

export async function loader({ context, request }: Route.LoaderArgs) {
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
      ...nothing,
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
const unsorted: Sorted = { records: [], own: [], collections: [] }
interface Inside {
  list: ListData | undefined
  best: CardGoods[]
  newest: CardGoods[]
  points: PickupPoint[]
}
const nothing: Inside = { list: undefined, best: [], newest: [], points: [] }
async function loadTab(visit: Visit, merchantId: number, tab: ShopTab, params: URLSearchParams): Promise<Inside> {
  if (tab === 'goods') return { ...nothing, list: await loadList(visit, readQuery(params), merchantId) }
  if (tab === 'about') {
    const asked = { merchantIds: [merchantId], area: await placeOf(visit) }
    const points = await loadIfPossible(visit, '/api/v2/order/pickup/point/list', asked)
    return { ...nothing, points: points?.records ?? [] }
  }
  const some = async (sort: 'sales' | 'newest', size: number) =>
    (await load(visit, '/api/v2/goods/goods/page', { merchantId, sort, size })).records
  if (tab === 'new') return { ...nothing, newest: await some('newest', latest) }
  const [best, newest] = await Promise.all([some('sales', selling), some('newest', fresh)])
  return { ...nothing, best, newest }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'discover', title: (_t, { merchant }) => merchant.name }
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

export default function Shop({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTexts('merchants')
  const { merchant, tab, pictures, words, similar } = data
  const open = merchant.status === 'open'
  useLook('merchantId', merchant.id)
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('shop.path')}
        crumbs={[
          { label: t('shop.home'), link: <Link to={href('/')} /> },
          { label: t('list.title'), link: <Link to={href('/home/cataShopList')} prefetch="intent" /> },
        ]}
        here={merchant.name}
      />
      <Front merchant={merchant} pictures={pictures} words={words} />
      {open && merchant.holiday && <HolidayNote holiday={merchant.holiday} />}
      {open ? (
        <TabsNav
          label={t('shop.rooms')}
          tabs={tabs.map((room) => ({
            key: room,
            label: t(`shop.tab.${room}`),
            current: room === tab,
            link: <Link to={shopAddress(merchant.id, room)} preventScrollReset prefetch="intent" />,
          }))}
        />
      ) : (
        <ClosedMerchant similar={similar} />
      )}
      <Room data={data} />
      <p className="shop-report">
        <ReportButton kind="merchant" id={merchant.id} />
      </p>
    </div>
  )
}

function Room({ data }: { data: Data }) {
  const waiting = useWaiting()
  const { merchant, tab, sorted, collection } = data
  if (waiting) {
    return (
      <div className="mt-8" aria-busy="true">
        <Cards cols={5}>
          {Array.from({ length: 10 }, (_, place) => (
            <CardSkeleton key={place} />
          ))}
        </Cards>
      </div>
    )
  }
  if (tab === 'about') return <About merchant={merchant} points={data.points} />
  if (data.list) return <ShopGoods {...{ merchant, sorted, collection }} list={data.list} />
  return tab === 'new' ? (
    <NewGoods merchant={merchant} goods={data.newest} />
  ) : (
    <ShopStart merchant={merchant} sorted={sorted} best={data.best} newest={data.newest} />
  )
}
