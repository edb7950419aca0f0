// The rooms of a merchant that hold goods: the start (what sells, what is new, own categories),
// all goods with filters, and what came last.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Chip } from '#ui/controls/chip.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { GoodsCard, type CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import { GoodsList } from './goods-list.tsx'
import type { ListData } from './list-data.ts'
import { writeQuery, type ListQuery } from './list-query.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { shopAddress } from './shop-address.ts'
import type { FullMerchant } from './shop-front.tsx'

type Category = Calls['/api/v2/goods/category/list/merchant']['output']['records'][number]

export function ShopStart({
  merchant,
  categories,
  best,
  newest,
}: {
  merchant: FullMerchant
  categories: readonly Category[]
  best: readonly CardGoods[]
  newest: readonly CardGoods[]
}) {
  const { t } = useTexts('merchants')
  if (best.length === 0) return <Bare />
  return (
    <>
      <Categories merchant={merchant} categories={categories} here={undefined} />
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
  categories,
  list,
}: {
  merchant: FullMerchant
  categories: readonly Category[]
  list: ListData
}) {
  const { t } = useTexts('merchants')
  return (
    <>
      <Categories merchant={merchant} categories={categories} here={list.query} />
      <h2 className="vh">{t('shop.itsGoods')}</h2>
      <GoodsList
        list={list}
        addressOf={(query) => shopAddress(merchant.id, 'goods', writeQuery(query))}
        merchantId={merchant.id}
      />
    </>
  )
}

/** Its own categories; `here` is the query of the goods room, if one is in it. */
function Categories({
  merchant,
  categories,
  here,
}: {
  merchant: FullMerchant
  categories: readonly Category[]
  here: ListQuery | undefined
}) {
  const { t } = useTexts('merchants')
  if (categories.length < 2) return null
  const to = (categoryId: number | undefined) =>
    shopAddress(
      merchant.id,
      'goods',
      here
        ? writeQuery({ ...here, categoryId, after: undefined })
        : new URLSearchParams(categoryId === undefined ? {} : { categoryId: String(categoryId) }),
    )
  const chip = (id: number | undefined, name: string, count: number) => (
    <Chip
      key={id ?? 'all'}
      count={count}
      render={
        <Link
          to={to(id)}
          preventScrollReset
          prefetch="intent"
          aria-current={here && here.categoryId === id ? 'page' : undefined}
        />
      }
    >
      {name}
    </Chip>
  )
  return (
    <nav className="list-categories mt-6" aria-label={t('shop.categories')}>
      {chip(undefined, t('shop.all'), merchant.productCount)}
      {categories.map((c) => chip(c.id, c.name, c.productCount))}
    </nav>
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
