// A shop as its page shows it: who it is, its rooms, and what stands in the one that is open. What a merchant is still
// writing of its front page is shown by the same.
import { href, Link } from 'react-router'
import '#features/catalog/merchants/parts/merchants.css'
import '#features/catalog/listing/parts/shop.css'
import { About } from '#features/catalog/listing/parts/shop-about.tsx'
import { shopAddress, tabs, type ShopTab } from '#features/catalog/listing/parts/shop-address.ts'
import type { Sorted } from '#features/catalog/listing/parts/shop-categories.tsx'
import { HolidayNote } from '#features/catalog/merchants/parts/holiday-note.tsx'
import { ClosedMerchant } from '#features/catalog/listing/parts/shop-closed.tsx'
import { Front, type FullMerchant } from '#features/catalog/listing/parts/shop-front.tsx'
import { NewGoods, ShopGoods, ShopStart, type ShopCollection } from '#features/catalog/listing/parts/shop-goods.tsx'
import type { ListData } from '#features/catalog/listing/parts/list-data.ts'
import type { PickupPoint } from '#features/catalog/pickup-points/parts/point-list.tsx'
import { ReportButton } from '#features/catalog/reporting/parts/report-button.tsx'
import { ShopBlocks } from '#features/site/composer/parts/shop-blocks.tsx'
import type { AnyShopBlock } from '#features/site/composer/shop-contract.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { CardSkeleton } from '#ui/feedback/skeleton.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { useTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import type { CardGoods } from '../goods/goods-card.tsx'

/** What stands in the open room. */
export interface Inside {
  list: ListData | undefined
  best: CardGoods[]
  newest: CardGoods[]
  /** the front page as it was composed; none: the standard one */
  blocks: AnyShopBlock[]
  points: PickupPoint[]
}
export const nothingInside: Inside = { list: undefined, best: [], newest: [], blocks: [], points: [] }
export const unsorted: Sorted = { records: [], own: [], collections: [] }
export interface ShopData extends Inside {
  merchant: FullMerchant
  tab: ShopTab
  words: string
  pictures: NonNullable<CardGoods['picture']>[]
  sorted: Sorted
  collection: ShopCollection | undefined
  similar: Calls['/api/v2/merchant/similar']['output']['records']
}

export function OneShop({ data }: { data: ShopData }) {
  const { t } = useTexts('merchants')
  const { merchant, tab, pictures, words, similar } = data
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
      {merchant.status === 'open' && merchant.holiday && <HolidayNote holiday={merchant.holiday} />}
      {merchant.status === 'open' ? (
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
        <ClosedMerchant gone={merchant.status === 'closed'} similar={similar} />
      )}
      <Room data={data} />
      <p className="shop-report">
        <ReportButton kind="merchant" id={merchant.id} />
      </p>
    </div>
  )
}

function Room({ data }: { data: ShopData }) {
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
  if (data.blocks.length > 0) return <ShopBlocks blocks={data.blocks} />
  return tab === 'new' ? (
    <NewGoods merchant={merchant} goods={data.newest} />
  ) : (
    <ShopStart merchant={merchant} sorted={sorted} best={data.best} newest={data.newest} />
  )
}
