// How much one piece of a SKU holds, and what that costs per unit by which shoppers compare. Pure.

export const measureUnits = ['g', 'kg', 'ml', 'l', 'm', 'm2', 'piece'] as const
export type MeasureUnit = (typeof measureUnits)[number]
export interface Measure {
  /** thousandths of the unit */
  amount: number
  unit: MeasureUnit
}
export const mostAmount = 1_000_000_000_000
export const baseUnits = ['100g', 'kg', '100ml', 'l', 'm', 'm2', 'piece'] as const
export interface BasePrice {
  /** fen */
  price: number
  per: (typeof baseUnits)[number]
}
/** Up to so many grams or millilitres are compared by a hundred, more by the kilogram or litre. */
const small = 250_000
type Per = [base: BasePrice['per'], thousandths: number]
const perOf = (amount: number, [few, many]: [BasePrice['per'], BasePrice['per']]): Per =>
  amount <= small ? [few, 100_000] : [many, 1_000_000]

/** Half up; null where nothing is known, or the price says it already. */
export function basePriceOf(fen: number, content: Measure | null | undefined): BasePrice | null {
  if (!content || content.amount < 1) return null
  const { unit } = content
  const thousands = unit === 'kg' || unit === 'l'
  const amount = thousands ? content.amount * 1000 : content.amount
  const [per, base]: Per =
    unit === 'g' || unit === 'kg'
      ? perOf(amount, ['100g', 'kg'])
      : unit === 'ml' || unit === 'l'
        ? perOf(amount, ['100ml', 'l'])
        : [unit, 1000]
  if (amount === base) return null
  const [doubled, by] = [2n * BigInt(fen) * BigInt(base), BigInt(amount)]
  return { price: Number((doubled + by) / (2n * by)), per }
}

/** What people write for a unit: the unit, and how many thousandths of it one of theirs is. */
const written = new Map<string, [MeasureUnit, number]>(
  Object.entries({
    g: ['g', 1000],
    gr: ['g', 1000],
    克: ['g', 1000],
    mg: ['g', 1],
    kg: ['kg', 1000],
    千克: ['kg', 1000],
    公斤: ['kg', 1000],
    ml: ['ml', 1000],
    毫升: ['ml', 1000],
    cl: ['ml', 10_000],
    l: ['l', 1000],
    升: ['l', 1000],
    m: ['m', 1000],
    米: ['m', 1000],
    cm: ['m', 10],
    厘米: ['m', 10],
    m2: ['m2', 1000],
    'm²': ['m2', 1000],
    平方米: ['m2', 1000],
    sqm: ['m2', 1000],
  }),
)
const pieces = new Set([
  'pc',
  'pcs',
  'piece',
  'pieces',
  'item',
  '件',
  '个',
  '片',
  '只',
  'ud',
  'uds',
  'unidad',
  'unidades',
])
/** "500 g", "0,75 L", "12 pcs"; undefined where it is none. */
export function measureIn(text: string): Measure | undefined {
  const [, number, word = ''] = /^\s*(\d{1,9}(?:[.,]\d{1,3})?)\s*([^\d\s.,][^\s.]*|m2)\.?\s*$/u.exec(text) ?? []
  if (number === undefined) return undefined
  const unit = word.toLowerCase()
  const [of, each] = written.get(unit) ?? (pieces.has(unit) ? (['piece', 1000] as const) : [])
  if (of === undefined || each === undefined) return undefined
  const amount = Math.round(Number(number.replace(',', '.')) * each)
  return amount >= 1 && amount <= mostAmount ? { amount, unit: of } : undefined
}
/** As it is written back: "500 g". */
export const measureText = ({ amount, unit }: Measure): string =>
  `${amount / 1000} ${unit === 'piece' ? 'pcs' : unit === 'm2' ? 'm²' : unit}`
