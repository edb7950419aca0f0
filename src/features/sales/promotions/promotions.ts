// The door of promotions: prices a basket of SKUs for a person and a place, with the merchants' freight templates.
import { templatesFor } from '#features/catalog/merchants/merchants.ts'
import { kinds } from './kinds.ts'
import type { BasketLine, Priced, Terms } from './lanes.ts'
import { priceBasket } from './pricing.ts'
import type { Db } from '#kernel/data/db.ts'

/** Loads what the price depends on and prices the lines; areas undefined = no address yet, freight not counted. */
export async function price(
  db: Db,
  lines: readonly BasketLine[],
  terms: Omit<Terms, 'templates' | 'levelBp' | 'offers'>,
): Promise<Priced> {
  const templates = await templatesFor(db, [...new Set(lines.map((l) => l.templateId))])
  return priceBasket(lines, { ...terms, levelBp: 0, templates, offers: [] }, kinds)
}
