// Discounts as calls tell them: one amount per lane.
import { Type } from 'typebox'
import { Fen } from '#kernel/call/contract.ts'
import { lanes, lineLanes, type Lane } from './lanes.ts'

const perLane = <L extends Lane>(of: readonly L[]) =>
  Type.Object(Object.fromEntries(of.map((lane) => [lane, Fen])) as Record<L, typeof Fen>, {
    additionalProperties: false,
  })
/** What comes off an order, its freight included. */
export const Discount = perLane(lanes)
/** What comes off goods. */
export const LineDiscount = perLane(lineLanes)
