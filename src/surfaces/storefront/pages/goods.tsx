// One product. Everything is in the first answer of the server; the choice of a SKU,
// freight and the cart are the browser's part.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#features/catalog/products/parts/goods.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import { useLook } from '#surfaces/storefront/visit/look.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { breadcrumbFacts, productFacts } from '#web/structured.ts'
import type { Route } from './+types/goods.ts'
import { listAddress } from '#features/catalog/products/parts/category-tree.ts'
import { BuyBar } from '#features/catalog/products/parts/buy-bar.tsx'
import { GoodsBody } from '#features/catalog/products/parts/goods-body.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { GoodsGallery } from '#features/catalog/products/parts/goods-gallery.tsx'
import { BuyingNotes } from '#features/catalog/products/parts/buying-notes.tsx'
import { GoodsNav, type PagePart } from '#features/catalog/products/parts/goods-nav.tsx'
import { Details, Story } from '#features/catalog/products/parts/goods-sections.tsx'
import { MerchantShelf, ViewedShelf } from '../goods/goods-shelf.tsx'
import { firstChoice, isGone, skuOf } from '../goods/sku-choice.ts'
import { useChoice } from '../goods/use-choice.ts'
import { useRecent } from '../likes/recent.ts'
import { useFootprint } from '../likes/use-footprint.ts'
import { ReportButton } from '#features/catalog/reporting/parts/report-button.tsx'
import { ReviewSummary } from '#features/catalog/reviews/parts/review-summary.tsx'

const similarShown = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const id = idOf(params.id)
  const goods = await load(visit, '/api/v2/goods/goods/detail/normal', { id })
  const wanted = Number(new URL(request.url).searchParams.get('skuId')) || undefined
  const sku = skuOf(goods, firstChoice(goods, wanted))
  const [freight, similar, reviews] = await Promise.all([
    sku && goods.status === 'onSale'
      ? loadIfPossible(visit, '/api/v2/goods/goods/freight', { skuId: sku.id, quantity: 1, ...(await placeOf(visit)) })
      : undefined,
    loadIfPossible(visit, '/api/v2/goods/goods/recommend', { scene: 'product', productId: id, size: similarShown }),
    loadIfPossible(visit, '/api/v2/goods/comment/summary', { productId: id, best: 3 }),
  ])
  return { goods, wanted, freight, similar: similar?.records ?? [], reviews }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { shell: 'product', title: (_t, { goods }) => goods.title }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Miralo · 觅乐' }]
  const { goods } = loaderData
  const picture = goods.pictures[0]
  return headOf(matches, {
    title: goods.title,
    description: goods.subtitle || goods.fact,
    path: href('/goods/:id', { id: String(goods.id) }),
    kind: 'product',
    picture: picture?.file,
    facts: (origin) => [
      productFacts(origin, goods),
      breadcrumbFacts(origin, [
        ...goods.categories.map((c) => ({ name: c.name, path: listAddress(c.id) })),
        { name: goods.title, path: href('/goods/:id', { id: String(goods.id) }) },
      ]),
    ],
    hidden: goods.status === 'offShelf',
  })
}

export default function GoodsPage({ loaderData }: Route.ComponentProps) {
  useLook('productId', loaderData.goods.id)
  return <OneProduct key={loaderData.goods.id} {...loaderData} />
}

function OneProduct({ goods, wanted, freight, similar, reviews }: Data) {
  const { t } = useTexts('products')
  const choice = useChoice(goods, wanted)
  useFootprint(goods.id)
  const home = { label: t('goods.home'), link: <Link to={href('/')} /> }
  const gone = isGone(goods)
  const written = reviews && reviews.count > 0
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('goods.path')}
        crumbs={[
          home,
          ...goods.categories.map((c) => ({ label: c.name, link: <Link to={listAddress(c.id)} prefetch="intent" /> })),
        ]}
        here={goods.title}
      />
      <div className="goods">
        <GoodsGallery goods={goods} values={choice.values} />
        <GoodsBody goods={goods} choice={choice} freight={freight} similar={similar.length > 0} />
      </div>
      {gone && <Similar similar={similar} />}
      <GoodsNav goods={goods} choice={choice} parts={useParts(goods, written === true, similar.length > 0 && !gone)} />
      {written && <ReviewSummary summary={reviews} merchant={goods.merchant} />}
      <Details goods={goods} choice={choice} />
      <Story goods={goods} />
      <BuyingNotes goods={goods} />
      <p className="goods-report">
        <ReportButton kind="product" id={goods.id} />
      </p>
      <MerchantShelf
        id="merchant"
        className="goods-section goods-late"
        title={t('goods.fromMerchant')}
        merchantId={goods.merchant.merchantId}
        except={[goods.id, ...similar.map((g) => g.id)]}
        end={
          <TextLink
            render={<Link to={hrefWith('/home/shopIndex', { id: goods.merchant.merchantId })} prefetch="intent" />}
          >
            {t('goods.enter')}
          </TextLink>
        }
      />
      {!gone && <Similar similar={similar} />}
      <ViewedShelf id="viewed" className="goods-section goods-late" title={t('goods.viewed')} except={goods.id} />
      <BuyBar goods={goods} choice={choice} />
    </div>
  )
}

/** The parts of this page that have something to show, in their order. */
function useParts(goods: Data['goods'], reviews: boolean, similar: boolean): PagePart[] {
  const { t } = useTexts(['products', 'reviews'])
  const viewed = useRecent().some((id) => id !== goods.id)
  return [
    ...(reviews ? [{ id: 'reviews', title: t('reviews:title') }] : []),
    { id: 'details', title: t('goods.details') },
    ...(goods.body ? [{ id: 'piece', title: t('goods.piece') }] : []),
    { id: 'notes', title: t('notes.title') },
    { id: 'merchant', title: t('goods.fromMerchant') },
    ...(similar ? [{ id: 'similar', title: t('goods.similar') }] : []),
    ...(viewed ? [{ id: 'viewed', title: t('goods.viewed') }] : []),
  ]
}

function Similar({ similar }: { similar: Data['similar'] }) {
  const { t } = useTexts('products')
  if (similar.length === 0) return null
  return (
    <section id="similar" className="goods-section goods-late" aria-labelledby="similar-title">
      <h2 id="similar-title" className="display">
        {t('goods.similar')}
      </h2>
      <Cards cols={5}>
        {similar.map((goods) => (
          <GoodsCard
            key={goods.id}
            goods={goods}
            why={goods.reason.kind === 'together' ? t('goods.together') : undefined}
          />
        ))}
      </Cards>
    </section>
  )
}
