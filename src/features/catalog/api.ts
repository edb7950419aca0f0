// Calls of the catalogue: public, read only. Lists, trees and facets may come from the public cache; a product and its stock never do.
import type { Static } from 'typebox'
import { areasOf } from '../accounts/accounts.ts'
import { freightOf, templatesFor } from '../merchants/merchants.ts'
import { handled, type Ctx } from '#kernel/contract.ts'
import { limitsOf, pageOf } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'
import { skusForSale } from './catalog.ts'
import { brandDetail, brandPage, categoryList, categoryListMerchant, goodsDetailNormal, goodsFreight, goodsPage } from './contract.ts'
import { findProduct } from './detail-queries.ts'
import { countFacets } from './facet-queries.ts'
import { isCounted, listProducts, orders } from './list-queries.ts'
import { findBrand, listBrands, listCategories, listMerchantCategories } from './queries.ts'
import { cardOf, detailOf } from './showing.ts'

const second = 1000
const pageAge = 2 * second
const treeAge = 60 * second

async function page({ db, shop, lang }: Ctx<typeof goodsPage>, input: Static<typeof goodsPage.input>) {
  const { page: _page, size: _size, after: _after, sort = 'best', facets, ...filter } = input
  const limits = limitsOf(input, 20, [orders[sort].kind, 'id'])
  const asked = `${lang} ${JSON.stringify(filter)}`
  const list = async () => {
    const { rows, total } = await listProducts(db, lang, filter, sort, limits)
    const made = pageOf(rows, limits, (r) => [r.key, r.id], isCounted(filter) ? { total, totalIsExact: true } : total)
    return { ...made, records: made.records.map((r) => cardOf(r, lang)) }
  }
  const [made, counts] = await Promise.all([
    shop.cache.get('catalog', `page ${asked} ${sort} ${JSON.stringify(limits)}`, pageAge, list),
    facets ? shop.cache.get('catalog', `facets ${asked}`, treeAge, () => countFacets(db, lang, filter)) : undefined,
  ])
  return counts ? { ...made, facets: counts } : made
}

/** '310000' and 'CN-31' are '31'. */
const stateOf = (country: string, code = ''): string => {
  const own = code.toUpperCase().replace(`${country}-`, '')
  return country === 'CN' ? own.slice(0, 2) : own
}
async function freight({ db, lang }: Ctx<typeof goodsFreight>, { skuId, quantity, country, stateCode }: Static<typeof goodsFreight.input>) {
  const [sku] = await skusForSale(db, [skuId], lang)
  const template = sku && (await templatesFor(db, [sku.freightTemplateId])).get(sku.freightTemplateId)
  if (!sku || !template) throw new Refusal('notFound')
  return {
    ...freightOf(template, [{ quantity, weight: sku.weight, volume: sku.volume }], sku.price * quantity, areasOf({ country, stateCode: stateOf(country, stateCode) })),
    merchantId: sku.merchant.merchantId,
  }
}

export const catalogApi = [
  handled(goodsDetailNormal, async ({ db, lang }, { id }) => {
    const found = await findProduct(db, id, lang)
    if (!found) throw new Refusal('notFound')
    return detailOf(found, lang)
  }),
  handled(goodsPage, page),
  handled(categoryList, ({ db, shop, lang }) => shop.cache.get('catalog', `tree ${lang}`, treeAge, async () => ({ records: await listCategories(db, lang) }))),
  handled(categoryListMerchant, ({ db, shop, lang }, { merchantId }) =>
    shop.cache.get('catalog', `tree ${merchantId} ${lang}`, treeAge, async () => ({ records: await listMerchantCategories(db, merchantId, lang) })),
  ),
  handled(brandPage, async ({ db, lang }, input) => {
    const limits = limitsOf(input, 20, ['int', 'id'])
    const { rows, total } = await listBrands(db, lang, limits.cursor as [number, number] | undefined, limits.size + 1, limits.offset)
    return pageOf(rows, limits, (b) => [b.productCount, b.id], { total, totalIsExact: true })
  }),
  handled(brandDetail, async ({ db, lang }, { id }) => {
    const found = await findBrand(db, id, lang)
    if (!found) throw new Refusal('notFound')
    return found
  }),
  handled(goodsFreight, freight),
] as const
