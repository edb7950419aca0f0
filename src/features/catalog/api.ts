// Calls of the catalogue: public, read only. Lists, trees and facets may come from the public cache;
// a product and its stock never do.
import type { Static } from 'typebox'
import { areasOf } from '../addresses/addresses.ts'
import { freightOf, templatesFor } from '../merchants/merchants.ts'
import { handled, type Ctx } from '#kernel/contract.ts'
import { pick, type Language } from '#kernel/language.ts'
import { limitsOf, pageOf } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'
import { categoryTree, productCards, skusForSale } from './catalog.ts'
import {
  brandDetail,
  brandPage,
  categoryList,
  categoryListMerchant,
  goodsCards,
  goodsDetailNormal,
  goodsFreight,
  goodsListMerchant,
  goodsPage,
} from './contract.ts'
import { findProduct, listExcerpts } from './detail-queries.ts'
import { countFacets } from './facet-queries.ts'
import { findCards, isCounted, listProducts, orderOf, type Filter } from './list-queries.ts'
import { findBrand, listBrands } from './brand-queries.ts'
import { listMerchantCategories } from './queries.ts'
import { noteSearch } from './searches.ts'
import { newestOf } from './shelves-queries.ts'
import { brandOf, cardOf, detailOf } from './showing.ts'
import { understand, type Understood } from './words/matching.ts'
import { cleaned } from './words/reading.ts'

const second = 1000
const pageAge = 2 * second
const treeAge = 60 * second

async function page(ctx: Ctx<typeof goodsPage>, input: Static<typeof goodsPage.input>) {
  const { db, shop, lang } = ctx
  const {
    page: _page,
    size: _size,
    after: _after,
    sort = 'best',
    facets,
    excerpt = false,
    keyword = '',
    exact = false,
    ...given
  } = input
  const words = cleaned(keyword)
  const understood = words ? await understand(ctx, words, exact) : undefined
  const filter: Filter = understood ? { ...given, match: understood.match ?? null } : given
  const limits = limitsOf(input, 20, [orderOf(filter, sort).kind, 'id'])
  const asked = `${lang} ${words} ${exact} ${JSON.stringify(given)}`
  const list = async () => {
    const { rows, total } = await listProducts(db, lang, filter, sort, limits)
    const made = pageOf(rows, limits, (r) => [r.key, r.id], isCounted(filter) ? { total, totalIsExact: true } : total)
    const excerpts = excerpt ? await listExcerpts(db, lang, rows) : undefined
    return {
      ...made,
      records: made.records.map((r) => ({
        ...cardOf(r, lang),
        ...(excerpts && { excerpt: excerpts.get(r.id) ?? [] }),
      })),
    }
  }
  const [made, counts] = await Promise.all([
    shop.cache.get('catalog', `page ${asked} ${sort} ${excerpt} ${JSON.stringify(limits)}`, pageAge, list),
    facets ? shop.cache.get('catalog', `facets ${asked}`, treeAge, () => countFacets(db, lang, filter)) : undefined,
  ])
  if (
    understood &&
    input.after === undefined &&
    limits.page === 1 &&
    Object.keys(given).length === 0 &&
    sort === 'best'
  )
    noteSearch(ctx, words, understood, made.total)
  return { ...made, ...(counts && { facets: counts }), ...(understood && told(understood, lang)) }
}
/** What the shopper is told of how the words were understood. */
const told = ({ corrected, dropped, shortcut }: Understood, lang: Language) => ({
  ...(corrected && { corrected }),
  ...(dropped.length > 0 && { dropped }),
  ...(shortcut && {
    shortcut: {
      kind: shortcut.kind,
      id: shortcut.id,
      name: pick(shortcut.name, lang),
      productCount: shortcut.productCount,
    },
  }),
})

/** '310000' and 'CN-31' are '31'. */
const stateOf = (country: string, code = ''): string => {
  const own = code.toUpperCase().replace(`${country}-`, '')
  return country === 'CN' ? own.slice(0, 2) : own
}
async function freight(
  { db, lang }: Ctx<typeof goodsFreight>,
  { skuId, quantity, country, stateCode }: Static<typeof goodsFreight.input>,
) {
  const [sku] = await skusForSale(db, [skuId], lang)
  const template = sku && (await templatesFor(db, [sku.freightTemplateId])).get(sku.freightTemplateId)
  if (!sku || !template) throw new Refusal('notFound')
  return {
    ...freightOf(
      template,
      [{ quantity, weight: sku.weight, volume: sku.volume }],
      sku.price * quantity,
      areasOf({ country, stateCode: stateOf(country, stateCode) }),
    ),
    merchantId: sku.merchant.merchantId,
  }
}

async function brands(
  { db, lang }: Ctx<typeof brandPage>,
  { categoryId, letter, sort = 'goods', ...input }: Static<typeof brandPage.input>,
) {
  const limits = limitsOf(input, 20, sort === 'goods' ? ['int', 'id'] : ['text', 'id'])
  const { rows, total, letters } = await listBrands(
    db,
    lang,
    { categoryId, letter, sort },
    limits.cursor,
    limits.size + 1,
    limits.offset,
  )
  const made = pageOf(rows, limits, (b) => [sort === 'goods' ? b.productCount : b.nameKey, b.id], {
    total,
    totalIsExact: true,
  })
  return { ...made, records: made.records.map((b) => brandOf(b, lang)), letters }
}

export const catalogApi = [
  handled(goodsDetailNormal, async ({ db, lang, user }, { id }) => {
    const found = await findProduct(db, id, lang, user?.userId)
    if (!found) throw new Refusal('notFound')
    return detailOf(found, lang)
  }),
  handled(goodsPage, page),
  handled(goodsCards, async ({ db, lang }, { ids }) => ({
    records: (await findCards(db, lang, ids)).map((r) => cardOf(r, lang)),
  })),
  handled(categoryList, async (ctx) => ({ records: await categoryTree(ctx) })),
  handled(categoryListMerchant, ({ db, shop, lang }, { merchantId }) =>
    shop.cache.get('catalog', `tree ${merchantId} ${lang}`, treeAge, async () => ({
      records: await listMerchantCategories(db, merchantId, lang),
    })),
  ),
  handled(goodsListMerchant, async ({ db, lang }, { merchantIds, size }) => {
    const found = await newestOf(db, merchantIds, size)
    const cards = await productCards(
      db,
      found.map((f) => f.productId),
      lang,
    )
    const of = (merchantId: number) =>
      found.flatMap((f) => (f.merchantId === merchantId ? (cards.get(f.productId) ?? []) : []))
    return { records: merchantIds.map((merchantId) => ({ merchantId, goods: of(merchantId) })) }
  }),
  handled(brandPage, (ctx, input) =>
    ctx.shop.cache.get('catalog', `brands ${ctx.lang} ${JSON.stringify(input)}`, pageAge, () => brands(ctx, input)),
  ),
  handled(brandDetail, async ({ db, lang, user }, { id }) => {
    const found = await findBrand(db, id, lang, user?.userId)
    if (!found) throw new Refusal('notFound')
    return {
      ...brandOf(found, lang),
      houses: found.houses,
      followerCount: found.followerCount,
      followed: found.followed,
    }
  }),
  handled(goodsFreight, freight),
] as const
