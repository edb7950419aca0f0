// Every row of a price breakdown in words, the same in confirmation, order and result: goods, freight, then what was
// taken off, then tax. Pure.
import type { Say } from '#kernel/text/words.ts'
import type { SumRow } from '#ui/layout/panel.tsx'
import type { Discount } from '../../promotions/lanes.ts'
import { discountRows } from '../../promotions/discount-rows.ts'

export interface Sums {
  goodsAmount: number
  freight: number
  discount: Discount
  tax: number
}

/** Discounts of zero and a tax of zero are left out; freight is always told, in words as long as no address says how
 * much it is. */
export function sumRows(
  t: Say<'orders', 'promotions'>,
  { goodsAmount, freight, discount, tax }: Sums,
  quantity: number,
  freightKnown = true,
): SumRow[] {
  return [
    { label: t('sums.goods', { count: quantity }), fen: goodsAmount },
    freightKnown
      ? { label: t('sums.freight'), fen: freight }
      : { label: t('sums.freight'), text: t('sums.freightLater') },
    ...discountRows(t, discount),
    ...(tax > 0 ? [{ label: t('sums.tax'), fen: tax }] : []),
  ]
}
