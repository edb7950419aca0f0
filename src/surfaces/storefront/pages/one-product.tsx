// One product as its page shows it: gallery, choice, parts. A draft is shown by the same, and nothing of it can be
// bought or saved.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#features/catalog/products/parts/goods.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { listAddress } from '#features/catalog/products/parts/category-tree.ts'
import { BuyBar } from '#features/catalog/products/parts/buy-bar.tsx'
import type { Freight } from '#features/catalog/products/parts/delivery-rows.tsx'
import { GoodsBody } from '#features/catalog/products/parts/goods-body.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { GoodsGallery } from '#features/catalog/products/parts/goods-gallery.tsx'
import { BuyingNotes } from '#features/catalog/products/parts/buying-notes.tsx'
import { GoodsNav, type PagePart } from '#features/catalog/products/parts/goods-nav.tsx'
import { Details, Story } from '#features/catalog/products/parts/goods-sections.tsx'
import { MerchantShelf, ViewedShelf } from '../goods/goods-shelf.tsx'
import { usePreview } from '../goods/preview.ts'
import { isGone, type Goods } from '../goods/sku-choice.ts'
import { useChoice } from '../goods/use-choice.ts'
import { useRecent } from '../likes/recent.ts'
import { useFootprint } from '../likes/use-footprint.ts'
import { ReportButton } from '#features/catalog/reporting/parts/report-button.tsx'
import { ReviewSummary } from '#features/catalog/reviews/parts/review-summary.tsx'

interface Data {
  goods: Goods
  wanted?: number | undefined
  freight?: Freight
  similar: Calls['/api/v2/goods/goods/recommend']['output']['records']
  reviews?: Calls['/api/v2/goods/comment/summary']['output'] | undefined
}
export function OneProduct({ goods, wanted, freight, similar, reviews }: Data) {
  const { t } = useTexts('products')
  const choice = useChoice(goods, wanted)
  const preview = usePreview()
  const home = { label: t('goods.home'), link: <Link to={href('/')} /> }
  const gone = isGone(goods)
  const written = reviews && reviews.count > 0
  return (
    <div className="wrap">
      {!preview && <Footprint id={goods.id} />}
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
      {!preview && (
        <p className="goods-report">
          <ReportButton kind="product" id={goods.id} />
        </p>
      )}
      {!preview && <Around goods={goods} similar={similar} gone={gone} />}
      <BuyBar goods={goods} choice={choice} />
    </div>
  )
}
const Footprint = ({ id }: { id: number }) => {
  useFootprint(id)
  return null
}
/** Other goods below it. */
function Around({ goods, similar, gone }: Pick<Data, 'goods' | 'similar'> & { gone: boolean }) {
  const { t } = useTexts('products')
  return (
    <>
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
    </>
  )
}

/** The parts of this page that have something to show, in their order. */
function useParts(goods: Data['goods'], reviews: boolean, similar: boolean): PagePart[] {
  const { t } = useTexts(['products', 'reviews'])
  const preview = usePreview()
  const viewed = useRecent().some((id) => id !== goods.id) && !preview
  return [
    ...(reviews ? [{ id: 'reviews', title: t('reviews:title') }] : []),
    { id: 'details', title: t('goods.details') },
    ...(goods.body ? [{ id: 'piece', title: t('goods.piece') }] : []),
    { id: 'notes', title: t('notes.title') },
    ...(preview ? [] : [{ id: 'merchant', title: t('goods.fromMerchant') }]),
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
