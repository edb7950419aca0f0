// A product's page as finished JSON: what it says of itself is drawn once, in each language, and what moves often is
// put beside it when somebody asks.
import type { Static } from 'typebox'
import { goodsDetailNormal } from './contract.ts'
import { findProducts } from './detail-queries.ts'
import { takeUndrawn, writeDrawn, type DrawnFacts, type SkuNow } from './drawn-queries.ts'
import { detailOf } from './showing.ts'
import { compiledOf } from '#kernel/call/compiled.ts'
import { JsonText } from '#kernel/call/json-text.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'

type Detail = Static<typeof goodsDetailNormal.output>
const ownKeys = [
  'title',
  'subtitle',
  'fact',
  'body',
  'seoTitle',
  'seoDescription',
  'attributes',
  'options',
  'questions',
  'pictures',
  'video',
  'model',
  'services',
  'condition',
  'conditionNote',
  'purchaseLimit',
] as const satisfies readonly (keyof Detail)[]
type Live = Omit<Detail, (typeof ownKeys)[number] | 'skus'>
const skuKeys = [
  'id',
  'code',
  'optionValues',
  'price',
  'listPrice',
  'lowestBefore',
  'memberPrice',
  'tiers',
  'weight',
  'content',
  'picture',
] as const satisfies readonly (keyof Detail['skus'][number])[]
type SkuLive = Omit<Detail['skus'][number], (typeof skuKeys)[number]>

/** JSON never has this letter as it is. */
const between = '\u001e'
/** The members of these keys, as they stand between the brackets of an object. */
const membersOf = <T extends object>(of: T, keys: readonly (keyof T)[]): string =>
  JSON.stringify(Object.fromEntries(keys.map((key) => [key, of[key]]))).slice(1, -1)

/** As `product_detail` keeps it: the product's own members, then those of each SKU. */
export function drawn(detail: Detail): string {
  const cut = compiledOf(goodsDetailNormal).clean(detail) as Detail
  return [membersOf(cut, ownKeys), ...cut.skus.map((sku) => membersOf(sku, skuKeys))].join(between)
}

const skuNow = ([, available, stock, ready, preorderDay]: SkuNow): SkuLive => ({ available, stock, ready, preorderDay })
/** The whole page; undefined where it is not drawn. */
export function pageOf(
  { said, skus, categoryIds: _, ...facts }: DrawnFacts,
  categories: Detail['categories'],
): JsonText<typeof goodsDetailNormal.output> | undefined {
  if (said === null) return undefined
  const [own, ...variants] = said.split(between)
  const live: Live = {
    ...facts,
    categories,
    listedAt: facts.listedAt.toISOString(),
    offShelfAt: facts.offShelfAt?.toISOString() ?? null,
  }
  const whole = variants.map((variant, i) => `{${variant},${JSON.stringify(skuNow(skus[i]!)).slice(1)}`)
  // what is drawn was cut then; what is said of others is cut here, or all that stands in a seal would leave the shop
  const cut = compiledOf(goodsDetailNormal).clean(live)
  return new JsonText(`{${own},"skus":[${whole.join()}],${JSON.stringify(cut).slice(1)}`)
}

const batch = 100
/** All that are not drawn, batch by batch, each in a transaction of its own. */
export async function drawDetails(db: Db): Promise<void> {
  while ((await transact(db, drawBatch)) === batch);
}
async function drawBatch(db: Db): Promise<number> {
  const undrawn = await takeUndrawn(db, batch)
  for (const lang of languages) {
    const ids = undrawn.filter((one) => one.lang === lang).map(({ id }) => id)
    if (ids.length === 0) continue
    // read after the lock, by a statement of its own
    const found = await findProducts(db, ids, lang)
    const pages = found.map((product) => ({ id: product.id, said: drawn(detailOf(product, lang)) }))
    await writeDrawn(db, lang, pages)
  }
  return undrawn.length
}
