// Calls of the catalogue: public, read only. Lists, trees and facets may come from the public cache;
// a product and its stock never do.
import type { Static } from 'typebox'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { ledBrands, listExcerpts } from '#features/catalog/products/products.ts'
import { cleaned, understand, type Understood } from '#features/catalog/words/words.ts'
import { shownCollections } from '#features/catalog/shop-front/shop-front.ts'
import {
  brandDetail,
  brandMoved,
  brandPage,
  categoryListMerchant,
  goodsCards,
  goodsListMerchant,
  goodsPage,
} from './contract.ts'
import { findBrand, listBrands } from './brand-queries.ts'
import { countFacets } from './facet-queries.ts'
import { listKept } from './keeping-queries.ts'
import { countHits, isSetWise } from './kept-facet-queries.ts'
import { findCards, isCounted, listProducts, orderOf, type Filter } from './list-queries.ts'
import { productCards } from './listing.ts'
import { noteSearch } from './searches.ts'
import { listMerchantCategories, newestOf } from './row-queries.ts'
import { listOwn } from './shop-queries.ts'
import { brandOf, cardOf } from './showing.ts'

const second = 1000
const pageAge = 2 * second
const treeAge = 60 * second

async function page(ctx: Ctx<typeof goodsPage>, input: Static<typeof goodsPage.input>) {
  const { db, app, lang } = ctx
  const {
    page: _page,
    size: _size,
    after: _after,
    sort = 'best',
    facets,
    excerpt = false,
    keyword = '',
    exact = false,
    collectionId,
    ...plain
  } = input
  const moved = await movedBrands(ctx, plain.brandIds)
  const collection = collectionId !== undefined && { collection: await collectionOf(ctx, collectionId) }
  const given = { ...plain, ...moved, ...collection }
  const words = cleaned(keyword)
  const understood = words ? await understand(ctx, words, exact) : undefined
  const filter: Filter = understood ? { ...given, match: understood.match ?? null } : given
  const limits = limitsOf(input, 20, [orderOf(filter, sort).kind, 'id'])
  const asked = `${lang} ${words} ${exact} ${JSON.stringify(given)}`
  const list = async () => {
    const hits = isCounted(filter) ? undefined : await bySets(ctx, filter, (f) => countHits(db, f))
    const { rows, total } = await listProducts(db, lang, filter, sort, limits, hits)
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
    app.cache.get('catalog', `page ${asked} ${sort} ${excerpt} ${JSON.stringify(limits)}`, pageAge, list),
    facets ? app.cache.get('catalog', `facets ${asked}`, treeAge, () => facetsOf(ctx, filter)) : undefined,
  ])
  const first = input.after === undefined && limits.page === 1 && sort === 'best'
  if (understood && first && Object.keys(given).length === 0) noteSearch(ctx, words, understood, made.total)
  return { ...made, ...moved, ...(counts && { facets: counts }), ...(understood && told(understood, lang)) }
}
/** What is asked of the sets of its category, where such are kept; undefined where they are not. */
async function bySets<T>(
  { db, app }: Pick<Ctx<typeof goodsPage>, 'db' | 'app'>,
  f: Filter,
  ask: (f: Filter & { categoryId: number }) => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!isSetWise(f)) return undefined
  const kept = await app.cache.get('catalog', 'facets kept', treeAge, async () => new Set(await listKept(db)))
  return kept.has(f.categoryId) ? ask(f) : undefined
}
async function facetsOf(ctx: Pick<Ctx<typeof goodsPage>, 'db' | 'app' | 'lang'>, filter: Filter) {
  const { db, lang } = ctx
  const counted = await bySets(ctx, filter, (f) => countFacets(db, lang, f, true))
  return counted ?? countFacets(db, lang, filter)
}
/** Brands that went into another one, by their ids. */
const led = ({ db, app }: Pick<Ctx<typeof goodsPage>, 'db' | 'app'>) =>
  app.cache.get('catalog', 'brands led', treeAge, async () => new Map((await ledBrands(db)).map((b) => [b.id, b.into])))
/** What is asked for instead of brands that went into others; undefined where none did. */
async function movedBrands(ctx: Pick<Ctx<typeof goodsPage>, 'db' | 'app'>, ids: readonly number[] = []) {
  if (ids.length === 0) return undefined
  const into = await led(ctx)
  if (!ids.some((id) => into.has(id))) return undefined
  return { brandIds: [...new Set(ids.map((id) => into.get(id) ?? id))] }
}
/** As shoppers may see it; null: there is none. */
const collectionOf = ({ db, app, lang }: Pick<Ctx<typeof goodsPage>, 'db' | 'app' | 'lang'>, id: number) =>
  app.cache.get('catalog', `gathered ${id}`, treeAge, async () => {
    const [found] = await shownCollections(db, lang, [id])
    return found ? { id, merchantId: found.merchantId, rule: found.rule } : null
  })
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

export const calls = [
  handled(goodsPage, page),
  handled(goodsCards, async ({ db, lang }, { ids }) => ({
    records: (await findCards(db, lang, ids)).map((r) => cardOf(r, lang)),
  })),
  handled(categoryListMerchant, ({ db, app, lang }, { merchantId }) =>
    app.cache.get('catalog', `tree ${merchantId} ${lang}`, treeAge, async () => {
      const [records, own] = await Promise.all([
        listMerchantCategories(db, merchantId, lang),
        listOwn(db, merchantId, lang),
      ])
      return { records, ...own }
    }),
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
    ctx.app.cache.get('catalog', `brands ${ctx.lang} ${JSON.stringify(input)}`, pageAge, () => brands(ctx, input)),
  ),
  handled(brandDetail, async ({ db, lang, user }, { id }) => {
    const found = await findBrand(db, id, lang, user?.userId)
    if (!found) throw new Refusal('notFound')
    return {
      ...brandOf(found, lang),
      merchants: found.merchants,
      followerCount: found.followerCount,
      followed: found.followed,
    }
  }),
  handled(brandMoved, async (ctx, { id }) => ({ brandId: (await led(ctx)).get(id) ?? null })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
