// What one piece costs whoever looks: a member sees what a member pays, all others the price of the shop. While
// something is left to choose it is the least that it costs.
import { Crown } from 'lucide-react'
import { Icon } from '#ui/layout/icon.tsx'
import { Price, type PriceProps } from '#ui/goods/price.tsx'
import { useSession } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'
import { isReduced, type Goods, type Sku } from './sku-choice.ts'

/** Whether who looks pays the price of members. */
export const useIsMember = (): boolean => useSession().person?.vip === 1

/** What a member pays of a price, where that is less; null for all others. */
export function useOwnPrice(price: number, memberPrice: number | null): number | null {
  const member = useIsMember()
  return member && memberPrice !== null && memberPrice < price ? memberPrice : null
}

interface ShownPriceProps {
  goods: Pick<Goods, 'priceMax'>
  /** something is left to choose */
  open: boolean
  shown: Sku
  /** of one piece at the quantity that is chosen */
  price: number
  size: NonNullable<PriceProps['size']>
}
export function ShownPrice({ goods, open, shown, price, size }: ShownPriceProps) {
  const { t } = useTexts('products')
  const own = useOwnPrice(price, shown.memberPrice)
  const from = open && goods.priceMax > shown.price
  return (
    <span>
      {from && <span className="text-13 text-ink-2">{t('goods.fromPrice')} </span>}
      <Price fen={own ?? price} size={size} deal={own === null && (isReduced(shown) || price < shown.price)} />
      {own !== null && <YouPay />}
    </span>
  )
}

/** That a price is the reader's own. */
export function YouPay() {
  const { t } = useTexts('products')
  return (
    <span className="you-pay">
      <Icon of={Crown} size={13} />
      {t('card.youPay')}
    </span>
  )
}
