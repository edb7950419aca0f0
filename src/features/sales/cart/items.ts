// SKUs with the pieces somebody wants of them, judged: what the cart shows and what an order is made of.
import type { FreightTemplate } from '#features/catalog/merchants/merchants.ts'
import { wordingFault, type Wording } from '#features/catalog/products/questions.ts'
import { skusToBuy, type SkuToBuy } from '#features/catalog/products/products.ts'
import type { BasketLine } from '../promotions/lanes.ts'
import { judge, judgeWordings, type Verdict } from './limits.ts'
import { boughtCounts } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Item {
  sku: SkuToBuy
  quantity: number
  /** how the pieces are made; none: they are not worded */
  wordings: readonly Wording[]
  /** what stands in the way of this quantity */
  verdict: Verdict | undefined
}

/** The wanted SKUs in their order; what was deleted meanwhile is left out. A visitor has bought nothing yet. */
export async function judgeItems(
  db: Db,
  userId: number | undefined,
  lang: Language,
  wanted: readonly { skuId: number; quantity: number; wordings: readonly Wording[] }[],
): Promise<Item[]> {
  const skuIds = wanted.map((w) => w.skuId)
  const skus = new Map((await skusToBuy(db, skuIds, lang)).map((s) => [s.skuId, s]))
  const found = wanted.flatMap(({ skuId, ...pieces }) =>
    skus.has(skuId) ? [{ sku: skus.get(skuId)!, ...pieces }] : [],
  )
  return judgeBought(db, userId, found)
}

/** The same SKUs judged by what the buyer has bought by now. */
async function judgeBought(
  db: Db,
  userId: number | undefined,
  found: readonly Omit<Item, 'verdict'>[],
): Promise<Item[]> {
  // what is sold out is told first, whatever was bought
  const counted = found.filter(({ sku }) => sku.purchaseLimit !== null && sku.onSale && sku.available > 0)
  const limited = [...new Set(counted.map((i) => i.sku.productId))]
  return judged(found, userId === undefined ? new Map<number, number>() : await boughtCounts(db, userId, limited))
}
/** The same by what is known: pieces bought before, by product. */
export const judged = (found: readonly Omit<Item, 'verdict'>[], bought: ReadonlyMap<number, number>): Item[] =>
  found.map(({ sku, quantity, wordings }) => {
    const inOtherLines = found
      .filter((o) => o.sku.productId === sku.productId && o.sku.skuId !== sku.skuId)
      .reduce((n, o) => n + o.quantity, 0)
    const of = { pausedUntil: pausedUntil(sku), bought: bought.get(sku.productId) ?? 0, inOtherLines }
    const unworded = judgeWordings(wordingFault(sku.questions, wordings), sku.title)
    return { sku, quantity, wordings, verdict: judge({ ...sku, ...of }, quantity) ?? unworded }
  })

/** The day on which goods that are paused are sold again. */
export const pausedUntil = ({ holiday }: Pick<SkuToBuy, 'holiday'>): string | null =>
  holiday?.mode === 'paused' ? holiday.day : null

/** The freight templates of these items, by id. */
export const templatesOf = (items: readonly Pick<Item, 'sku'>[]): ReadonlyMap<number, FreightTemplate> =>
  new Map(
    items.flatMap(({ sku }): [number, FreightTemplate][] =>
      sku.freight ? [[sku.freightTemplateId, sku.freight]] : [],
    ),
  )

/** An item as pricing wants it. */
export const basketLine = ({ sku, quantity }: Pick<Item, 'sku' | 'quantity'>): BasketLine => ({
  skuId: sku.skuId,
  merchantId: sku.merchant.merchantId,
  templateId: sku.freightTemplateId,
  quantity,
  price: sku.price,
  memberPrice: sku.memberPrice,
  tiers: sku.tiers,
  weight: sku.weight,
  volume: sku.volume,
  taxBp: sku.taxBp,
  commissionBp: sku.commissionBp,
})
