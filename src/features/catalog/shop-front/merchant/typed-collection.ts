// A collection as it is typed, and as the calls take it. Pure.
import type { PickedGoods } from './parts/goods-picker.tsx'
import { typedFen } from '#kernel/data/money.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Kept = Output<'/api/v2/mch/shop/collection/detail'>
type Rule = NonNullable<Kept['rule']>
export interface TypedRule {
  shopCategoryId: number | undefined
  priceMin: string
  priceMax: string
  days: string
  onSale: boolean
  sort: Rule['sort']
}
export interface TypedCollection {
  title: Texts
  summary: Texts
  rule: TypedRule | null
  goods: readonly PickedGoods[]
  hidden: boolean
}
const yuan = (fen: number | undefined): string => (fen === undefined ? '' : String(fen / 100))
/** undefined: nothing is typed; null: it is no amount. */
export function fenOf(text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  // while it is being typed
  const fen = typedFen(text.replace(/[.,]$/, ''))
  return fen !== undefined && fen >= 0 && fen < 100_000_000_000 ? fen : null
}
export const typedRule = (rule: Rule | undefined): TypedRule => ({
  shopCategoryId: rule?.shopCategoryId,
  priceMin: yuan(rule?.priceMin),
  priceMax: yuan(rule?.priceMax),
  days: rule?.days === undefined ? '' : String(rule.days),
  onSale: rule?.onSale ?? false,
  sort: rule?.sort ?? 'newest',
})
export const typedCollection = (kept: Kept | undefined): TypedCollection => ({
  title: kept?.title ?? {},
  summary: kept?.summary ?? {},
  rule: kept?.rule ? typedRule(kept.rule) : null,
  goods: kept?.goods ?? [],
  hidden: kept?.hidden ?? false,
})
function ruleOf({ shopCategoryId, priceMin, priceMax, days, onSale, sort }: TypedRule): Rule {
  const [low, high] = [fenOf(priceMin), fenOf(priceMax)]
  return {
    sort,
    ...(shopCategoryId !== undefined && { shopCategoryId }),
    ...(typeof low === 'number' && { priceMin: low }),
    ...(typeof high === 'number' && { priceMax: high }),
    ...(Number(days) > 0 && { days: Math.min(Number(days), 365) }),
    ...(onSale && { onSale }),
  }
}
export const wishOfCollection = ({
  title,
  summary,
  rule,
  goods,
  hidden,
}: TypedCollection): Omit<Input<'/api/v2/mch/shop/collection/add'>, 'requestId'> => ({
  title,
  summary,
  rule: rule && ruleOf(rule),
  productIds: rule ? [] : goods.map(({ id }) => id),
  hidden,
})
