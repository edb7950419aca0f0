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

/**
 * The freight of these pieces. `areas` as `areasOf` of accounts names a place, the most specific first:
 * its row rules, no row means outside the delivery range.
 */
export function freightOf(
  template: Pick<FreightTemplate, 'chargedBy' | 'rows'>,
  pieces: readonly FreightPiece[],
  goodsAfterCoupons: number,
  areas: readonly string[],
): Freight {
  const row = areas.map((area) => template.rows.find((r) => r.areas.includes(area))).find((r) => r !== undefined)
  if (!row) return { deliverable: false, freight: 0, freeFromAmount: null }
  const { freeFromAmount, freeFromCount } = row
  const count = unitsOf('piece', pieces)
  const free =
    count === 0 ||
    (freeFromAmount !== null && goodsAfterCoupons >= freeFromAmount) ||
    (freeFromCount !== null && count >= freeFromCount)
  const beyond = Math.max(0, unitsOf(template.chargedBy, pieces) - row.firstUnits)
  return {
    deliverable: true,
    freight: free ? 0 : row.firstFee + Math.ceil(beyond / row.nextUnits) * row.nextFee,
    freeFromAmount,
  }
}
