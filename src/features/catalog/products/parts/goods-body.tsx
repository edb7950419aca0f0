// The right side of the product page: merchant, name, price, choice, ways to buy, delivery, promises, and the
// merchant's card.
import { Crown } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Badge } from '#ui/goods/badge.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Price, WasPrice } from '#ui/goods/price.tsx'
import { shortPrice, spokenPrice } from '#ui/goods/price-text.ts'
import { Rating } from '#ui/goods/rating.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { GoodsHeart } from '#surfaces/storefront/likes/hearts.tsx'
import { AnswerFields } from '#surfaces/storefront/goods/answer-fields.tsx'
import { BuyButtons } from '#surfaces/storefront/goods/buy-buttons.tsx'
import { DeliveryRows, type Freight } from './delivery-rows.tsx'
import { HolidayNote } from '#features/catalog/merchants/parts/holiday-note.tsx'
import { MerchantCard } from './merchant-card.tsx'
import { QuantityChoice, useStockWords } from '#surfaces/storefront/goods/quantity-choice.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { BaseLine } from './base-line.tsx'
import { PerUnit } from './per-unit.tsx'
import { TierSteps } from './tier-steps.tsx'
import { usePreview } from '#surfaces/storefront/goods/preview.ts'
import { ShownPrice, useOwnPrice } from '#surfaces/storefront/goods/shown-price.tsx'
import { choiceText, isGone, isReduced, type Goods, type Sku } from '#surfaces/storefront/goods/sku-choice.ts'
import { SpecChoices } from '#surfaces/storefront/goods/spec-choices.tsx'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'

export function GoodsBody({
  goods,
  choice,
  freight,
  similar,
}: {
  goods: Goods
  choice: Chosen
  freight: Freight
  /** There are similar goods to point at. */ similar: boolean
}) {
  const { merchant } = goods
  const preview = usePreview()
  return (
    <section className="goods-body">
      <div className="goods-top">
        <Link
          className="goods-merchant"
          to={hrefWith('/home/shopIndex', { id: merchant.merchantId })}
          prefetch="intent"
        >
          <Seal character={merchant.seal.char} ink={merchant.seal.ink} shape={merchant.seal.shape as SealShape} />
          <span>{merchant.name}</span>
          <span>{merchant.place}</span>
        </Link>
        {!preview && (
          <span className="goods-acts">
            <GoodsHeart goods={goods} />
            <ShareButtons title={goods.title} path={href('/goods/:id', { id: String(goods.id) })} />
          </span>
        )}
      </div>
      <h1 className="display named">{goods.title}</h1>
      {goods.subtitle && <p className="goods-point">{goods.subtitle}</p>}
      <Facts goods={goods} choice={choice} />
      <PriceBlock goods={goods} choice={choice} />
      {merchant.holiday && goods.status === 'onSale' && <HolidayNote holiday={merchant.holiday} />}
      <Buying goods={goods} choice={choice} similar={similar} />
      <ChoiceStatus goods={goods} choice={choice} />
      <DeliveryRows goods={goods} choice={choice} served={freight} />
      <MerchantCard goods={goods} />
    </section>
  )
}

function Facts({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { condition, conditionNote, rating, reviewCount, sales, brand, isNew } = goods
  // where variants differ in price it is told of the one whose price stands below
  const fact = goods.price === goods.priceMax ? goods.fact : choiceText(goods, choice.values)
  const { t } = useTexts('products')
  const lang = useLang()
  const n = numberText(reviewCount, lang)
  return (
    <div className="goods-facts">
      {isNew && condition !== 'used' && (
        <Badge kind="new" inline>
          {t('goods.new')}
        </Badge>
      )}
      {condition === 'used' && (
        <Badge kind="used" inline>
          {t('goods.used')}
          {conditionNote && ` · ${conditionNote}`}
        </Badge>
      )}
      {reviewCount > 0 && (
        <Rating
          value={rating / 100}
          label={t('card.rating', { count: reviewCount, value: numberText(rating / 100, lang), n })}
          after={<a href="#reviews">{t('goods.reviews', { count: reviewCount, n })}</a>}
        />
      )}
      {sales > 0 && <span>{t('card.sold', { count: sales, n: numberText(sales, lang, 'compact') })}</span>}
      {brand && (
        <span>
          {t('goods.brand')}{' '}
          <Link to={hrefWith('/home/brand', { id: brand.id })} prefetch="intent">
            {brand.name}
          </Link>
        </span>
      )}
      {fact && <span>{fact}</span>}
    </div>
  )
}

function PriceBlock({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const { sku, shown } = choice
  const price = shown?.price ?? goods.price
  const now = choice.price ?? price
  const member = shown?.memberPrice ?? null
  const own = useOwnPrice(now, member)
  return (
    <div id="goods-price" className="goods-price">
      <div className="goods-price-row">
        <span>
          {shown ? (
            <ShownPrice goods={goods} open={!sku} shown={shown} price={now} size="xl" />
          ) : (
            <Price fen={now} size="xl" />
          )}
          <PerUnit unit={goods.unit} />
        </span>
        {own === null ? (
          shown && <Struck sku={shown} whole={now === price} />
        ) : (
          <span className="text-13 text-ink-2">{t('goods.others', { price: shortPrice(now, lang) })}</span>
        )}
      </div>
      {own === null && shown && <PriceNote sku={shown} />}
      <BaseLine fen={own ?? now} content={shown?.content ?? null} />
      <TierSteps choice={choice} />
      {own === null && member !== null && member < now && (
        <p className="goods-member">
          <Icon of={Crown} size={15} />
          {t('goods.member', { price: shortPrice(member, lang) })}
        </p>
      )}
    </div>
  )
}

/** What it cost before, and by how much it fell: counted from the lowest price of the 30 days before. */
function Struck({ sku, whole }: { sku: Sku; whole: boolean }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const { price, listPrice, lowestBefore } = sku
  if (listPrice === null || listPrice <= price) return null
  const before = isReduced(sku) ? lowestBefore : null
  return (
    <>
      <WasPrice fen={before ?? listPrice} label={t(before === null ? 'card.list' : 'card.lowest')} />
      {before !== null && whole && (
        <Badge kind="deal" inline>
          {numberText(price / before - 1, lang, 'percent')}
        </Badge>
      )}
    </>
  )
}
function PriceNote({ sku }: { sku: Sku }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const { price, listPrice, lowestBefore } = sku
  if (listPrice === null || listPrice <= price) return null
  const before = isReduced(sku) ? lowestBefore : null
  return (
    <p className="text-12 text-ink-3">
      {before !== null && `${t('goods.lowestNote', { price: shortPrice(before, lang) })} · `}
      {t('goods.listNote', { price: shortPrice(listPrice, lang) })}
    </p>
  )
}

/** What a choice has changed, in words for those who do not see it. */
function ChoiceStatus({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const lang = useLang()
  const { left } = useStockWords(goods, choice)
  const { sku, price, changed, values } = choice
  return (
    <p className="vh" role="status">
      {changed &&
        sku &&
        [choiceText(goods, values), spokenPrice(price ?? sku.price, lang), left].filter(Boolean).join(', ')}
    </p>
  )
}

const buyForm = 'goods-buy-form'
function Buying({ goods, choice, similar }: { goods: Goods; choice: Chosen; similar: boolean }) {
  const { t } = useTexts('products')
  const { left, limit } = useStockWords(goods, choice)
  const gone = isGone(goods)
  // in a paused shop nothing is chosen but what one looks at: the button says from when on
  const sold = !gone && goods.merchant.holiday?.mode !== 'paused'
  return (
    <>
      {gone && (
        <Banner
          tone="warning"
          className="mt-6"
          end={similar && <TextLink render={<a href="#similar" />}>{t('goods.similar')}</TextLink>}
        >
          <b className="font-semibold">{t(goods.status === 'offShelf' ? 'goods.offShelf' : 'goods.soldOut')}</b>{' '}
          {similar && t(goods.status === 'offShelf' ? 'goods.offShelfText' : 'goods.soldOutText')}
        </Banner>
      )}
      {goods.options.length > 0 && (
        <div className="goods-options">
          <SpecChoices goods={goods} choice={choice} name="page" />
        </div>
      )}
      {goods.questions.length > 0 && sold && (
        <div className="goods-options">
          <AnswerFields answers={choice.answers} form={buyForm} />
        </div>
      )}
      {sold && (
        <p className="goods-quantity-head">
          <b>{t('goods.quantity')}</b>
          {limit && <span>{limit}</span>}
          {left && <span className="goods-left">{left}</span>}
        </p>
      )}
      <div id="goods-buy" className="goods-buy">
        {sold && <QuantityChoice goods={goods} choice={choice} />}
        <div className="goods-buy-buttons">
          <BuyButtons goods={goods} choice={choice} form={buyForm} />
        </div>
      </div>
    </>
  )
}
