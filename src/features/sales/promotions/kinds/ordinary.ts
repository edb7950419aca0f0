// The ordinary price: what anybody pays for the SKU now.
import { nothing, unitPriceKind } from './kind.ts'

export const ordinaryPrice = unitPriceKind({
  code: 'ordinary',
  settings: nothing,
  bearer: 'merchant',
  standing: true,
  rank: 'lowest',
  bars: [],
  applies: () => true,
  adjust: (line) => line.price,
})
