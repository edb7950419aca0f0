// Which SKU a choice of option values means, and which values cannot be chosen and why. Pure.
// An option is judged against the options before it, so every value of the first is within reach
// and later ones give way.
import type { Calls } from '#kernel/call/contract.ts'

export type Goods = Calls['/api/v2/goods/goods/detail/normal']['output']
export type Sku = Goods['skus'][number]
/** One value code per option, in the options' order; '' where none is chosen yet. */
export type Choice = readonly string[]
const open = ''

const fits = (sku: Sku, start: Choice): boolean =>
  start.every((value, i) => value === open || sku.optionValues[i] === value)

/** The SKU of a whole choice. */
export const skuOf = (goods: Pick<Goods, 'skus'>, choice: Choice): Sku | undefined =>
  choice.includes(open) ? undefined : goods.skus.find((s) => s.optionValues.length === choice.length && fits(s, choice))

/** What prices, pictures and freight are shown of while nothing is chosen: the cheapest that can be had, else any. */
export function leadingSku(goods: Pick<Goods, 'skus'>, choice: Choice = []): Sku | undefined {
  const near = goods.skus.filter((s) => fits(s, choice))
  const had = near.filter((s) => s.available > 0)
  return (had.length ? had : near).reduce<Sku | undefined>(
    (best, s) => (best && best.price <= s.price ? best : s),
    undefined,
  )
}

/** What somebody would rue to have taken unseen: it is not taken back without a reason, or made for them; or a size. */
const sized: ReadonlySet<string> = new Set(['size', 'talla', '尺码', '尺寸'])
const isBinding = ({ services, questions }: Choosable, option: Goods['options'][number]): boolean =>
  !services.includes('return7') ||
  questions.length > 0 ||
  sized.has(option.code) ||
  sized.has(option.name.toLowerCase())

type Choosable = Pick<Goods, 'skus' | 'options' | 'services' | 'questions'>
/** What is shown chosen at first: the wanted SKU, else the cheapest that can be had; what binds is left open. */
export function firstChoice(goods: Choosable, wanted?: number): Choice {
  const named = goods.skus.find((s) => s.id === wanted)
  if (named || goods.skus.every((s) => s.available <= 0)) return (named ?? leadingSku(goods))?.optionValues ?? []
  const values = leadingSku(goods)!.optionValues
  return values.map((value, i) => {
    const one = new Set(goods.skus.map((s) => s.optionValues[i])).size === 1
    const option = goods.options[i]
    return one || !option || !isBinding(goods, option) ? value : open
  })
}
/** The first option of which nothing is chosen yet. */
export const missing = <Option>(options: readonly Option[], choice: Choice): Option | undefined =>
  options.find((_, i) => choice[i] === open)

/** Cheaper than at any time in the 30 days before: the only saving that is shown as one. */
export const isReduced = ({ price, listPrice, lowestBefore }: Pick<Sku, 'price' | 'listPrice' | 'lowestBefore'>) =>
  listPrice !== null && lowestBefore !== null && lowestBefore > price

/** Takes a value; later options keep theirs where they can, else move to the nearest that can be had. */
export function choose(goods: Pick<Goods, 'skus'>, choice: Choice, option: number, value: string): Choice {
  const start = [...choice.slice(0, option), value]
  const near = goods.skus.filter((s) => fits(s, start))
  const kept = (s: Sku) => s.optionValues.filter((v, i) => i > option && v === choice[i]).length
  const best = [...near].sort((a, b) => Number(b.available > 0) - Number(a.available > 0) || kept(b) - kept(a))[0]
  // what was left open stays so
  return best?.optionValues.map((v, i) => (i !== option && choice[i] === open ? open : v)) ?? choice
}

export type Obstacle = 'notMade' | 'soldOut'
/**
 * Why a value cannot be taken beside the options before it; undefined when it can.
 * Nothing is sold out where everything is.
 */
export function obstacle(
  goods: Pick<Goods, 'skus'>,
  choice: Choice,
  option: number,
  value: string,
): Obstacle | undefined {
  const near = goods.skus.filter((s) => fits(s, [...choice.slice(0, option), value]))
  if (near.length === 0) return 'notMade'
  const anywhere = goods.skus.some((s) => s.available > 0)
  return anywhere && near.every((s) => s.available <= 0) ? 'soldOut' : undefined
}

/** Nothing of it can be bought: it is off the shelf, or every piece is sold. */
export const isGone = (goods: Pick<Goods, 'status' | 'skus'>): boolean =>
  goods.status === 'offShelf' || goods.skus.every((s) => s.available <= 0)

/** The chosen values in words: "Celadon, 620 ml". */
export const choiceText = (goods: Pick<Goods, 'options'>, choice: Choice): string =>
  goods.options
    .map((o, i) => o.values.find((v) => v.code === choice[i])?.name ?? '')
    .filter(Boolean)
    .join(' · ')

/**
 * The most that can be put into one order line: what is there, at most the limit per person.
 * At least 1, so that a stepper has a place to stand.
 */
export const mostOf = (sku: Sku | undefined, limit: number | null): number =>
  Math.max(1, Math.min(sku?.available ?? 1, limit ?? 9999, 9999))
