// Calls of products: public, read only. A product and its stock never come from a cache.
import type { Static } from 'typebox'
import { deliveredAreas } from '#features/people/addresses/addresses.ts'
import { freightOf, templatesFor } from '#features/catalog/merchants/merchants.ts'
import { arrivalDays, arrivalOf, shipFrom } from './arrival.ts'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { mergedInto } from './categories.ts'
import { categoryList, categoryMoved, goodsDetailNormal, goodsFreight } from './contract.ts'
import { findProduct } from './detail-queries.ts'
import { pageOf } from './drawn.ts'
import { findDrawn } from './drawn-queries.ts'
import { categoryTree, namesOf, skusForSale } from './products.ts'
import { detailOf } from './showing.ts'
import { soldAs } from './sold-as.ts'
import { priceAt } from './tiers.ts'

/** '310000' and 'CN-31' are '31'. */
const stateOf = (country: string, code = ''): string => {
  const own = code.toUpperCase().replace(`${country}-`, '')
  return country === 'CN' ? own.slice(0, 2) : own
}
async function freight(
  { db, app, lang }: Ctx<typeof goodsFreight>,
  { skuId, quantity, country, stateCode }: Static<typeof goodsFreight.input>,
) {
  const [sku] = await skusForSale(db, [skuId], lang)
  const template = sku && (await templatesFor(db, [sku.freightTemplateId])).get(sku.freightTemplateId)
  if (!sku || !template) throw new Refusal('notFound')
  const areas = deliveredAreas({ country, stateCode: stateOf(country, stateCode) })
  const sent = freightOf(
    template,
    [{ quantity, weight: sku.weight, volume: sku.volume }],
    priceAt(sku.price, sku.tiers, quantity) * quantity,
    areas,
  )
  const since = sent.deliverable ? shipFrom([soldAs(sku, quantity)], app.clock.now()) : undefined
  return {
    ...sent,
    merchantId: sku.merchant.merchantId,
    arrives: since === undefined ? null : arrivalOf(arrivalDays(app.settings.get), areas, since),
  }
}

/** Drawn before; where that is older than its facts, put together from them. */
async function detail(ctx: Ctx<typeof goodsDetailNormal>, { id }: Static<typeof goodsDetailNormal.input>) {
  const { db, lang, user } = ctx
  const found = await findDrawn(db, id, lang, user?.userId)
  if (!found) throw new Refusal('notFound')
  const page = pageOf(found, await namesOf(ctx, found.categoryIds))
  if (page) return page
  const facts = await findProduct(db, id, lang, user?.userId)
  if (!facts) throw new Refusal('notFound')
  return detailOf(facts, lang)
}

export const calls = [
  handled(goodsDetailNormal, detail),
  handled(categoryList, async (ctx) => ({ records: await categoryTree(ctx) })),
  handled(categoryMoved, async ({ db }, { id }) => ({ categoryId: (await mergedInto(db, id)) ?? null })),
  handled(goodsFreight, freight),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
