// A product as lists show it. The whole card leads to the product;
// the plus adds the only SKU at once, else opens the choice.
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Badge } from '#ui/goods/badge.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Price, WasPrice } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { MemberPrice, ProductCard, QuickAdd } from '#ui/goods/product-card.tsx'
import { Rating } from '#ui/goods/rating.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { shotOf } from '#web/pictures.ts'
import { CardHeart } from '../likes/hearts.tsx'
import { useOwnPrice } from './shown-price.tsx'
import { isReduced } from './sku-choice.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export type CardGoods = Calls['/api/v2/goods/goods/page']['output']['records'][number]
const QuickSheet = lazy(async () => ({ default: (await import('./quick-sheet.tsx')).QuickSheet }))
/** Widths of a card in lists of four and five. */
export const cardSizes = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 240px'

interface GoodsCardProps {
  goods: CardGoods
  /** in the first screen */
  eager?: boolean
  tall?: boolean
  sizes?: string
  level?: 2 | 3 | 4
  /** Why this one is shown. */
  why?: ReactNode
}
export function GoodsCard({ goods, why, eager = false, tall = false, sizes = cardSizes, level = 3 }: GoodsCardProps) {
  const [near, setNear] = useState(false)
  const shot = (p: CardGoods['picture'], first: boolean) =>
    p && (
      <Picture
        shot={shotOf(p.file, { ...p, largest: 720 })}
        alt=""
        ratio={tall ? '4 / 5' : '1'}
        sizes={sizes}
        eager={first}
        rounded="none"
      />
    )
  return (
    <ProductCard
      name={goods.title}
      link={<Link to={href('/goods/:id', { id: String(goods.id) })} prefetch="intent" />}
      picture={shot(goods.picture, eager)}
      second={near && shot(goods.secondPicture, false)}
      onNear={goods.secondPicture && !near ? () => setNear(true) : undefined}
      badge={<CardBadge goods={goods} />}
      veil={goods.soldOut ? <SoldOut /> : undefined}
      why={why}
      fact={goods.excerpt ? <Excerpt goods={goods} /> : factsOf(goods)}
      price={<CardPrice goods={goods} />}
      offer={<CardOffer goods={goods} />}
      foot={<CardFoot goods={goods} />}
      shop={goods.merchant.name}
      collect={<CardHeart id={goods.id} name={goods.title} />}
      quick={goods.soldOut ? undefined : <QuickAddGoods goods={goods} />}
      tall={tall}
      level={level}
    />
  )
}

/** What its merchant says in a few words, and the attributes that staff show on cards. */
const factsOf = ({ fact, facts }: CardGoods): string => [fact, ...facts].filter((text) => text !== '').join(' · ')
/** In rows: the fact and the first lines of the specification. */
const Excerpt = ({ goods: { fact, excerpt = [] } }: { goods: CardGoods }) => (
  <>
    {fact}
    <span className="list-lines">
      {excerpt.map(({ name, value }) => (
        <span key={name}>
          <span>{name}</span> {value}
        </span>
      ))}
    </span>
  </>
)

const SoldOut = () => {
  const { t } = useTexts('products')
  return t('card.soldOut')
}

/** One badge at most: deal before new before second-hand. */
function CardBadge({ goods }: { goods: CardGoods }) {
  const { price, lowestBefore, isNew, condition, soldOut } = goods
  const { t } = useTexts('products')
  const lang = useLang()
  if (soldOut) return null
  if (isReduced(goods)) return <Badge kind="deal">{numberText(price / lowestBefore! - 1, lang, 'percent')}</Badge>
  if (isNew) return <Badge kind="new">{t('card.new')}</Badge>
  return condition === 'used' ? <Badge kind="used">{t('card.used')}</Badge> : null
}

export function CardPrice({ goods }: { goods: CardGoods }) {
  const { price, listPrice, lowestBefore, memberPrice, basePrice } = goods
  const { t } = useTexts('products')
  const lang = useLang()
  const own = useOwnPrice(price, memberPrice)
  const deal = isReduced(goods)
  const struck = deal ? lowestBefore : listPrice
  return (
    <>
      <Price fen={own ?? price} deal={own === null && deal} />
      {own !== null && <WasPrice fen={price} label={t('card.others')} />}
      {own === null && struck !== null && struck > price && (
        <WasPrice fen={struck} label={t(deal ? 'card.lowest' : 'card.list')} />
      )}
      {basePrice && (
        <span className="card-base">
          {t('card.base', { price: shortPrice(basePrice.price, lang), per: t(`card.per.${basePrice.per}`) })}
        </span>
      )}
    </>
  )
}

function CardOffer({ goods: { price, memberPrice } }: { goods: CardGoods }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const own = useOwnPrice(price, memberPrice)
  if (own !== null) return <MemberPrice>{t('card.youPay')}</MemberPrice>
  return memberPrice !== null && memberPrice < price ? (
    <MemberPrice>{t('card.member', { price: shortPrice(memberPrice, lang) })}</MemberPrice>
  ) : null
}

function CardFoot({ goods: { rating, reviewCount, sales } }: { goods: CardGoods }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const value = rating / 100
  const words = t('card.rating', {
    count: reviewCount,
    value: numberText(value, lang),
    n: numberText(reviewCount, lang),
  })
  const sold = sales > 0 && <span>{t('card.sold', { count: sales, n: numberText(sales, lang, 'compact') })}</span>
  return (
    <>
      {reviewCount > 0 && <Rating value={value} count={reviewCount} label={words} />}
      {sold}
    </>
  )
}

export function QuickAddGoods({ goods: { id, title, onlySkuId, price } }: { goods: CardGoods }) {
  const { t } = useTexts('products')
  const { add, busy } = useAddToCart()
  const [sheet, setSheet] = useState<'never' | 'open' | 'shut'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const press = () =>
    onlySkuId === null ? setSheet('open') : void add({ skuId: onlySkuId, name: title, price }, 1, button.current)
  return (
    <>
      <QuickAdd
        ref={button}
        label={t(onlySkuId === null ? 'card.choose' : 'card.add', { name: title })}
        onClick={press}
        aria-busy={busy || undefined}
      />
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <QuickSheet id={id} open={sheet === 'open'} onClose={() => setSheet('shut')} />
        </Suspense>
      )}
    </>
  )
}
