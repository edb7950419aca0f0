// The rooms of a merchant that hold goods: the start (what sells, what is new, own categories),
// all goods with filters, and what came last.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { GoodsCard, type CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import { GoodsList } from './goods-list.tsx'
import type { ListData } from './list-data.ts'
import { writeQuery } from './list-query.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { Categories, type Sorted } from './shop-categories.tsx'
import { shopAddress } from './shop-address.ts'
import type { FullMerchant } from './shop-front.tsx'

export type ShopCollection = Calls['/api/v2/merchant/collection/detail']['output']

export function ShopStart({
  merchant,
  sorted,
  best,
  newest,
}: {
  merchant: FullMerchant
  sorted: Sorted
  best: readonly CardGoods[]
  newest: readonly CardGoods[]
}) {
  const { t } = useTexts('merchants')
  if (best.length === 0) return <Bare />
  return (
    <>
      <Categories merchant={merchant} sorted={sorted} here={undefined} />
      <Row
        id="best"
        title={t('shop.best')}
        goods={best}
        more={shopAddress(merchant.id, 'goods', new URLSearchParams({ sort: 'sales' }))}
        eager
      />
      {merchant.productCount > best.length && (
        <Row id="newest" title={t('shop.newest')} goods={newest} more={shopAddress(merchant.id, 'new')} />
      )}
    </>
  )
}

function Row({
  id,
  title,
  goods,
  more,
  eager = false,
}: {
  id: string
  title: string
  goods: readonly CardGoods[]
  more: string
  eager?: boolean
}) {
  const { t } = useTexts('merchants')
  return (
    <section className="shop-part" aria-labelledby={id}>
      <header>
        <h2 id={id} className="display">
          {title}
        </h2>
        <TextLink render={<Link to={more} preventScrollReset prefetch="intent" />}>{t('shop.more')}</TextLink>
      </header>
      <Cards cols={5} label={title}>
        {goods.map((g, place) => (
          <GoodsCard key={g.id} goods={g} eager={eager && place < 2} />
        ))}
      </Cards>
    </section>
  )
}

export function ShopGoods({
  merchant,
  sorted,
  collection,
  list,
}: {
  merchant: FullMerchant
  sorted: Sorted
  collection: ShopCollection | undefined
  list: ListData
}) {
  const { t } = useTexts('merchants')
  return (
    <>
      <Categories merchant={merchant} sorted={sorted} here={list.query} />
      {collection ? (
        <header className="shop-collection">
          <h2 className="display named">{collection.title}</h2>
          {collection.summary && <p>{collection.summary}</p>}
        </header>
      ) : (
        <h2 className="vh">{t('shop.itsGoods')}</h2>
      )}
      <GoodsList
        list={list}
        addressOf={(query) => shopAddress(merchant.id, 'goods', writeQuery(query))}
        merchantId={merchant.id}
      />
    </>
  )
}

export function NewGoods({ merchant, goods }: { merchant: FullMerchant; goods: readonly CardGoods[] }) {
  const { t } = useTexts('merchants')
  if (goods.length === 0) return <Bare />
  return (
    <section className="shop-part" aria-labelledby="newest">
      <header>
        <h2 id="newest" className="display">
          {t('shop.newest')}
        </h2>
        {merchant.productCount > goods.length && (
          <TextLink
            render={
              <Link
                to={shopAddress(merchant.id, 'goods', new URLSearchParams({ sort: 'newest' }))}
                preventScrollReset
              />
            }
          >
            {t('shop.more')}
          </TextLink>
        )}
      </header>
      <Cards cols={5} label={t('shop.newest')}>
        {goods.map((g, place) => (
          <GoodsCard key={g.id} goods={g} eager={place < 2} />
        ))}
      </Cards>
    </section>
  )
}

function Bare() {
  const { t } = useTexts('merchants')
  return <Empty drawing="box" title={t('shop.bare')} />
}
