// The price of the step that the pieces of one SKU reach. The merchant bears what it saves.
import { nothing, unitPriceKind } from './kind.ts'
import type { BasketLine } from '../lanes.ts'
import { stepAt, stepsOf } from '#features/catalog/products/tiers.ts'

const stepOf = ({ price, tiers, quantity }: BasketLine) => stepAt(stepsOf(price, tiers), quantity)

export const tierPrice = unitPriceKind({
  code: 'tier',
  settings: nothing,
  bearer: 'merchant',
  standing: true,
  rank: 'lowest',
  bars: [],
  applies: (line) => stepOf(line) !== undefined,
  adjust: (line) => stepOf(line)!.price,
})
