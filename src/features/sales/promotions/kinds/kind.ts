// What a kind of promotion or unit price is: settings a console draws a form from, when it applies, what it does.
import type { Static, TObject } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import type { BasketLine, Bearer, freightLane, LineLane, NotUsed, PricedGroup, PricedLine, Terms } from '../lanes.ts'

interface Common<S extends TObject> {
  code: string
  /** what who offers it chooses */
  settings: S
  /** who bears it, unless the offer names a part */
  bearer: Bearer
  /** it needs no offer: it stands for everybody */
  standing?: true
}
/** Takes fen off lines: one amount per line, in their order. It is given only lines that are open to it, and capped by
 * what is left. */
export interface LineKind<S extends TObject = TObject> extends Common<S> {
  lane: LineLane
  applies(lines: readonly PricedLine[], settings: Static<S>, terms: Terms): NotUsed | null
  adjust(lines: readonly PricedLine[], settings: Static<S>, terms: Terms): number[]
}
/** Takes fen off the freight of orders, capped by it. */
export interface FreightKind<S extends TObject = TObject> extends Common<S> {
  lane: typeof freightLane
  applies(groups: readonly PricedGroup[], settings: Static<S>, terms: Terms): NotUsed | null
  adjust(groups: readonly PricedGroup[], settings: Static<S>, terms: Terms): number[]
}
export type PromotionKind = LineKind | FreightKind
/** Names the price of one piece, before all lanes. */
export interface UnitPriceKind<S extends TObject = TObject> extends Common<S> {
  /** fixed: where it applies it holds, the first of the list; lowest: the lowest of these holds otherwise */
  rank: 'fixed' | 'lowest'
  /** lanes that leave such a line alone */
  bars: readonly LineLane[]
  applies(line: BasketLine, settings: Static<S>, terms: Terms): boolean
  adjust(line: BasketLine, settings: Static<S>, terms: Terms): number
}
/** All kinds that pricing knows. */
export interface Kinds {
  unitPrices: readonly UnitPriceKind[]
  promotions: readonly PromotionKind[]
}

/** For kinds that leave nothing to choose. */
export const nothing = shape({})
export const lineKind = <S extends TObject>(made: LineKind<S>): LineKind<S> => made
export const freightKind = <S extends TObject>(made: FreightKind<S>): FreightKind<S> => made
export const unitPriceKind = <S extends TObject>(made: UnitPriceKind<S>): UnitPriceKind<S> => made
