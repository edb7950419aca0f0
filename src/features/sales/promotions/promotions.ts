// The door of promotions: prices a basket of SKUs for a person and a place, by the merchants' freight templates.
import type { FreightPiece } from '#features/catalog/merchants/freight.ts'
import { templatesFor } from '#features/catalog/merchants/merchants.ts'
import { kinds } from './kinds.ts'
import type { BasketLine, Priced, PricedLine, Reduced, Terms } from './lanes.ts'
import { withUnitPrice } from './unit-price.ts'
import { freightQuote, priceBasket, type Quote } from './pricing.ts'
import type { Db } from '#kernel/data/db.ts'

/** Prices the lines; areas undefined = no address yet, freight not counted. */
export const price = (lines: readonly BasketLine[], terms: Omit<Terms, 'levelBp' | 'offers'>): Priced =>
  priceBasket(lines, { ...terms, levelBp: 0, offers: [] }, kinds)

/** What one piece of a line costs before all lanes: for lines that are shown and not priced with the others. */
export const unitPriceOf = (line: BasketLine): Pick<PricedLine, 'price' | 'ordinaryPrice' | 'unitPrice'> =>
  withUnitPrice(line, { ...nobody, areas: undefined }, kinds.unitPrices)
const nobody = { superMember: false, levelBp: 0, taxed: false, templates: new Map(), offers: [] }

/** The freight of goods of one merchant to a place, as a basket of them has it. */
export async function freightTo(
  db: Db,
  lines: readonly (FreightPiece & Reduced & { templateId: number })[],
  areas: readonly string[],
): Promise<Omit<Quote, 'freeFromAmount'>> {
  const templates = await templatesFor(db, [...new Set(lines.map((l) => l.templateId))])
  return freightQuote(lines, templates, areas)
}

/** A price that was fixed by a campaign or a quote: nobody lowers it. */
export const isFixedPrice = (kind: string): boolean =>
  kinds.unitPrices.find(({ code }) => code === kind)?.rank !== 'lowest'
