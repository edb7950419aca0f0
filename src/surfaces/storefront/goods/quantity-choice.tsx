// How many: between one and what can be had, and why it ends there.
import { useTexts } from '#web/texts.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { Quantity } from '#ui/controls/quantity.tsx'
import type { Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

const fewPieces = 10

/** "Only 6 left", "3 per person": what a buyer should know before choosing. */
export function useStockWords(goods: Goods, choice: Chosen): { left: string | undefined; limit: string | undefined } {
  const { t } = useTexts('products')
  const lang = useLang()
  const available = choice.sku?.available ?? 0
  const few = available > 0 && available <= fewPieces ? t('goods.onlyLeft', { count: available }) : undefined
  const { sku, quantity } = choice
  const waits = sku && (sku.stock === 'preorder' || (sku.ready !== null && quantity > sku.ready))
  // in a holiday of the shop not before it is back
  const days = [sku?.preorderDay, goods.merchant.holiday?.day].flatMap((one) => one ?? []).toSorted()
  const last = days.at(-1)
  const day = last ? dayText(last, lang, 'date') : undefined
  return {
    left: waits ? (day ? t('goods.preorderFrom', { day }) : t('goods.preorder')) : few,
    limit: goods.purchaseLimit === null ? undefined : t('goods.limit', { count: goods.purchaseLimit }),
  }
}

export function QuantityChoice({ goods, choice, size = 'lg' }: { goods: Goods; choice: Chosen; size?: 'md' | 'lg' }) {
  const { t } = useTexts('products')
  const { shown: sku, quantity, most } = choice
  const ends = quantity >= most && sku !== undefined && sku.available > 0
  const reason = ends
    ? goods.purchaseLimit !== null && goods.purchaseLimit <= sku.available
      ? t('goods.limit', { count: goods.purchaseLimit })
      : sku.stock === 'counted'
        ? t('goods.onlyLeft', { count: sku.available })
        : undefined
    : undefined
  return (
    <Quantity
      size={size}
      name="quantity"
      value={quantity}
      max={most}
      label={t('goods.quantity')}
      lessLabel={t('goods.less')}
      moreLabel={t('goods.oneMore')}
      disabled={!sku || sku.available <= 0}
      onCommit={choice.setQuantity}
      {...(reason && most > 1 ? { reason } : {})}
    />
  )
}
