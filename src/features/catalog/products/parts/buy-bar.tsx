// The bar at the lower edge of phones and tablets: the merchant and both ways to buy through the sheet of choice.
// Once the price has gone above the screen, the bar says it, with what is chosen.
import { ChevronUp, Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import './buy-bar.css'
import { countedAs } from '../sold-by.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Price } from '#ui/goods/price.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { BarHeart } from '#surfaces/storefront/likes/hearts.tsx'
import { BuyButtons } from '#surfaces/storefront/goods/buy-buttons.tsx'
import { usePast } from './past.ts'
import { usePreview } from '#surfaces/storefront/goods/preview.ts'
import { useOwnPrice } from '#surfaces/storefront/goods/shown-price.tsx'
import { choiceText, isGone, isReduced, type Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'

const SkuSheet = lazy(async () => ({ default: (await import('#surfaces/storefront/goods/sku-sheet.tsx')).SkuSheet }))

export function BuyBar({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { t } = useTexts('products')
  const [sheet, setSheet] = useState<'never' | 'open' | 'shut'>('never')
  const past = usePast('goods-price')
  const preview = usePreview()
  const sold = goods.status === 'onSale' && goods.merchant.holiday?.mode !== 'paused'
  const toChoose = goods.options.length + goods.questions.length > 0 && sold && (choice.shown?.available ?? 0) > 0
  const open = () => setSheet('open')
  return (
    <div className="goods-bar">
      {past && choice.sku && !isGone(goods) && (
        <ChosenLine goods={goods} choice={choice} {...(toChoose ? { onPress: open } : {})} />
      )}
      <div className="goods-bar-row">
        <Link to={hrefWith('/home/shopIndex', { id: goods.merchant.merchantId })} className="goods-bar-shop">
          <Icon of={Store} size={22} />
          {t('goods.shop')}
        </Link>
        <BarHeart goods={goods} disabled={preview} />
        {toChoose ? (
          <>
            <Button kind="second" onClick={open}>
              {t('goods.add')}
            </Button>
            <Button kind="primary" onClick={open}>
              {t('goods.buy')}
            </Button>
          </>
        ) : (
          <BuyButtons goods={goods} choice={choice} size="md" />
        )}
      </div>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <SkuSheet goods={goods} choice={choice} open={sheet === 'open'} onClose={() => setSheet('shut')} />
        </Suspense>
      )}
    </div>
  )
}

/** What is chosen and what all of it costs; where there is a choice, the way to it. */
function ChosenLine({
  goods,
  choice: { sku, values, quantity, price },
  onPress,
}: {
  goods: Goods
  choice: Chosen
  onPress?: () => void
}) {
  const { t } = useTexts('products')
  const own = useOwnPrice(price ?? 0, sku?.memberPrice ?? null)
  if (!sku) return null
  const what = choiceText(goods, values) || goods.title
  const content = (
    <>
      <span>{quantity > 1 ? `${what} × ${countedAs(quantity, goods.unit)}` : what}</span>
      <Price fen={(own ?? price ?? sku.price) * quantity} deal={own === null && isReduced(sku)} />
      {onPress && <Icon of={ChevronUp} size={16} />}
    </>
  )
  if (!onPress) return <p className="goods-bar-line">{content}</p>
  return (
    <button type="button" className="goods-bar-line" onClick={onPress}>
      <span className="vh">{t('goods.choose')}: </span>
      {content}
    </button>
  )
}
