// Every row of a price breakdown in words, the same in confirmation, order and result: goods, freight, then what was taken off, then tax. Pure.
import type { Say } from '#kernel/text/words.ts'
import type { SumRow } from '#ui/layout/panel.tsx'

export interface Sums {
  goodsAmount: number
  freight: number
  discount: {
    member: number
    merchantCoupon: number
    platformCoupon: number
    discountCode: number
    points: number
    freight: number
  }
  tax: number
}
const lanes = ['member', 'merchantCoupon', 'platformCoupon', 'discountCode', 'points'] as const

/** Discounts of zero and a tax of zero are left out; freight is always told, in words as long as no address says how much it is. */
export function sumRows(t: Say<'orders'>, sums: Sums, quantity: number, freightKnown = true): SumRow[] {
  const { discount } = sums
  return [
    { label: t('sums.goods', { count: quantity }), fen: sums.goodsAmount },
    freightKnown
      ? { label: t('sums.freight'), fen: sums.freight }
      : { label: t('sums.freight'), text: t('sums.freightLater') },
    ...lanes.filter((lane) => discount[lane] > 0).map((lane) => ({ label: t(`sums.${lane}`), fen: -discount[lane] })),
    ...(discount.freight > 0 ? [{ label: t('sums.freightDiscount'), fen: -discount.freight }] : []),
    ...(sums.tax > 0 ? [{ label: t('sums.tax'), fen: sums.tax }] : []),
  ]
}
