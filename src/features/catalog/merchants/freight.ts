// What a parcel costs to a place: first step and each further started one, free from an amount or a count.
// Pure; integers only.

export type ChargedBy = 'piece' | 'weight' | 'volume'
/** One row of a template; units are pieces, grams or cubic centimetres, fees and amounts fen. */
export interface FreightRow {
  /** Country codes, or a country with its province: 'CN' is all of the mainland, 'CN-31' Shanghai. */
  areas: string[]
  firstUnits: number
  firstFee: number
  nextUnits: number
  nextFee: number
  freeFromAmount: number | null
  freeFromCount: number | null
}
export interface FreightTemplate {
  id: number
  merchantId: number
  chargedBy: ChargedBy
  rows: FreightRow[]
  /** nothing is sent there, whatever a wider row says */
  excluded?: string[]
}
/** One line: pieces, grams and cubic centimetres of one piece. */
export interface FreightPiece {
  quantity: number
  weight: number
  volume: number
}
export interface Freight {
  deliverable: boolean
  /** fen; 0 when free or not deliverable */
  freight: number
  /** goods after coupons in fen from which it is free there; null when it never is */
  freeFromAmount: number | null
}

const unitsOf = (by: ChargedBy, pieces: readonly FreightPiece[]): number =>
  pieces.reduce((sum, p) => sum + p.quantity * (by === 'piece' ? 1 : by === 'weight' ? p.weight : p.volume), 0)

export type FreightRules = Pick<FreightTemplate, 'chargedBy' | 'rows' | 'excluded'>
/** How a sum came about. */
export interface Reckoned extends Freight {
  /** of the row that rules, or that is left out; null where none names the place */
  area: string | null
  units: number
  /** further steps that were started */
  steps: number
  free: 'amount' | 'count' | null
}
const nowhere = { deliverable: false, freight: 0, freeFromAmount: null, steps: 0, free: null } as const

/**
 * The freight of these pieces with its arithmetic. `areas` as `areasOf` of addresses names a place, the most specific
 * first: the row that names it rules, what is left out or named by no row is outside the delivery range.
 */
export function reckon(
  { chargedBy, rows, excluded = [] }: FreightRules,
  pieces: readonly FreightPiece[],
  goodsAfterCoupons: number,
  areas: readonly string[],
): Reckoned {
  const units = unitsOf(chargedBy, pieces)
  const area = areas.find((one) => excluded.includes(one) || rows.some((r) => r.areas.includes(one)))
  if (area === undefined || excluded.includes(area)) return { ...nowhere, area: area ?? null, units }
  const row = rows.find((r) => r.areas.includes(area))!
  const { freeFromAmount, freeFromCount } = row
  const count = unitsOf('piece', pieces)
  const free =
    freeFromAmount !== null && goodsAfterCoupons >= freeFromAmount
      ? 'amount'
      : freeFromCount !== null && count >= freeFromCount
        ? 'count'
        : null
  const steps = Math.ceil(Math.max(0, units - row.firstUnits) / row.nextUnits)
  const freight = count === 0 || free ? 0 : row.firstFee + steps * row.nextFee
  return { deliverable: true, freight, freeFromAmount, area, units, steps, free }
}
/** The freight of these pieces; see `reckon`. */
export function freightOf(
  template: FreightRules,
  pieces: readonly FreightPiece[],
  goodsAfterCoupons: number,
  areas: readonly string[],
): Freight {
  const { deliverable, freight, freeFromAmount } = reckon(template, pieces, goodsAfterCoupons, areas)
  return { deliverable, freight, freeFromAmount }
}
