// Kinds of promotions and prices the shop does not sell yet, one in every lane: what pricing must bear, whoever comes.
import { Type } from 'typebox'
import { freightKind, lineKind, unitPriceKind, type Kinds } from '#features/sales/promotions/kinds/kind.ts'
import { ordinaryPrice } from '#features/sales/promotions/kinds/ordinary.ts'
import { levelPrice } from '#features/sales/promotions/kinds/level.ts'
import { tierPrice } from '#features/sales/promotions/kinds/tier.ts'
import { superMemberPrice } from '#features/sales/promotions/kinds/super-member.ts'
import {
  freightLane,
  lineLanes,
  remaining,
  spread,
  type Bearer,
  type LineLane,
  type Offer,
} from '#features/sales/promotions/lanes.ts'
import { shape } from '#kernel/call/contract.ts'
import { share } from '#kernel/data/money.ts'

const Amount = Type.Integer({ minimum: 1 })
const left = (lines: Parameters<typeof spread>[1]): number => lines.reduce((sum, line) => sum + remaining(line), 0)

/** Amount off over a threshold, on chosen SKUs or all. */
const coupon = (lane: LineLane, bearer: Bearer) =>
  lineKind({
    code: `coupon:${lane}`,
    lane,
    bearer,
    settings: shape({ off: Amount, from: Type.Integer({ minimum: 0 }), skuIds: Type.Optional(Type.Array(Amount)) }),
    applies: (lines, { from, skuIds }) => {
      const scope = lines.filter((line) => !skuIds || skuIds.includes(line.skuId))
      return scope.length === 0 ? 'outOfScope' : left(scope) < from ? 'belowThreshold' : null
    },
    adjust: (lines, { off, skuIds }) => {
      const scope = lines.filter((line) => !skuIds || skuIds.includes(line.skuId))
      const parts = new Map(spread(off, scope).map((fen, i) => [scope[i], fen]))
      return lines.map((line) => parts.get(line) ?? 0)
    },
  })
/** 100 points are one yuan, at most 30 % of what is left. */
const points = lineKind({
  code: 'points',
  lane: 'points',
  bearer: 'platform',
  settings: shape({ points: Amount }),
  applies: () => null,
  adjust: (lines, settings) => spread(Math.min(settings.points, Math.floor((left(lines) * 3) / 10)), lines),
})
const lowered = lineKind({
  code: 'lowered',
  lane: 'merchantAdjustment',
  bearer: 'merchant',
  settings: shape({ off: Amount }),
  applies: () => null,
  adjust: (lines, { off }) => spread(off, lines),
})
/** Takes more than there is, a fraction below zero and nothing at all: pricing keeps its bounds by itself. */
const rude = lineKind({
  code: 'rude',
  lane: 'merchantCoupon',
  bearer: 'merchant',
  settings: shape({ off: Type.Integer() }),
  applies: () => null,
  adjust: (lines, { off }) => lines.slice(1).map(() => off),
})
const freeFreight = freightKind({
  code: 'freeFreight',
  lane: freightLane,
  bearer: 'platform',
  settings: shape({ upTo: Amount }),
  applies: (groups) => (groups.every((group) => group.freight === 0) ? 'savesNothing' : null),
  adjust: (groups, { upTo }) => groups.map(() => upTo),
})

const sale = unitPriceKind({
  code: 'sale',
  settings: shape({ skuId: Amount, price: Type.Integer({ minimum: 0 }) }),
  bearer: 'merchant',
  rank: 'lowest',
  bars: [],
  applies: (line, { skuId }) => line.skuId === skuId,
  adjust: (_, { price }) => price,
})
const category = unitPriceKind({
  code: 'category',
  settings: shape({ rateBp: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
  bearer: 'merchant',
  rank: 'lowest',
  bars: [],
  applies: () => true,
  adjust: (line, { rateBp }) => line.price - share(line.price, rateBp),
})
const campaign = unitPriceKind({
  code: 'campaign',
  settings: shape({ skuId: Amount, price: Type.Integer({ minimum: 0 }) }),
  bearer: 'merchant',
  rank: 'fixed',
  bars: lineLanes,
  applies: (line, { skuId }) => line.skuId === skuId,
  adjust: (_, { price }) => price,
})
const quote = unitPriceKind({ ...campaign, code: 'quote', bars: ['member'] })

/** In no order on purpose: the lanes bring it, and the first fixed price of the list holds. */
export const everyKind: Kinds = {
  unitPrices: [campaign, quote, ordinaryPrice, sale, tierPrice, category],
  promotions: [
    freeFreight,
    lowered,
    points,
    coupon('discountCode', 'platform'),
    coupon('platformCoupon', 'platform'),
    coupon('merchantCoupon', 'merchant'),
    rude,
    superMemberPrice,
    levelPrice,
  ],
}
/** A coupon of a lane, as offered. */
export const couponOf = (
  lane: LineLane,
  ref: string,
  settings: Offer['settings'],
  more: Partial<Offer> = {},
): Offer => ({
  kind: `coupon:${lane}`,
  ref,
  settings,
  ...more,
})
