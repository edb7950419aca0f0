// What a cart shows: lines by merchant with what stands in their way, the invalid ones apart, totals of what is ticked.
// For visitors and buyers alike.
import { piecesOf, shownWordings, type Wording } from '#features/catalog/products/questions.ts'
import { soldAs, unitWords } from '#features/catalog/products/products.ts'
import { offGoods, type Priced } from '../promotions/lanes.ts'
import { price, unitPriceOf } from '../promotions/promotions.ts'
import { basketLine, judgeItems, pausedUntil, templatesOf, type Item } from './items.ts'
import type { Problem } from './limits.ts'
import { linesOf } from './queries.ts'
import type { Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface ViewLine {
  cartLineId: number | null
  skuId: number
  quantity: number
  selected: boolean
  addedPrice: number | null
  wordings: readonly Wording[]
}
interface Shown extends Item {
  line: ViewLine
}
/** The buyer's stored lines, or the lines a visitor's browser sent. */
export async function linesFor(
  db: Db,
  user: Session | undefined,
  visitor: readonly {
    skuId: number
    quantity: number
    selected?: boolean
    addedPrice?: number
    wordings?: Wording[]
  }[],
): Promise<ViewLine[]> {
  if (user) return linesOf(db, user.userId)
  return visitor.map((l) => ({
    cartLineId: null,
    skuId: l.skuId,
    quantity: l.quantity,
    selected: l.selected ?? true,
    addedPrice: l.addedPrice ?? null,
    wordings: l.wordings && piecesOf(l.wordings) === l.quantity ? l.wordings : [],
  }))
}

async function itemsOf(
  db: Db,
  user: Session | undefined,
  lang: Language,
  lines: readonly ViewLine[],
): Promise<Shown[]> {
  const bySku = new Map(lines.map((line) => [line.skuId, line]))
  return (await judgeItems(db, user?.userId, lang, lines)).map((item) => ({
    ...item,
    line: bySku.get(item.sku.skuId)!,
  }))
}
const gone: readonly Problem[] = ['offShelf', 'paused', 'soldOut']
const isInvalid = ({ verdict }: Shown): boolean => verdict !== undefined && gone.includes(verdict.problem)
const isTicked = (item: Shown): boolean => item.line.selected && !isInvalid(item)

const lineView = (item: Shown, lang: Language) => {
  const { line, sku, verdict } = item
  const { price: unitPrice } = unitPriceOf(basketLine(item))
  return {
    cartLineId: line.cartLineId,
    skuId: sku.skuId,
    productId: sku.productId,
    title: sku.title,
    spec: sku.spec,
    picture: sku.picture,
    price: sku.price,
    unitPrice,
    tiers: sku.tiers,
    listPrice: sku.listPrice,
    priceChange: line.addedPrice === null ? 0 : sku.price - line.addedPrice,
    quantity: line.quantity,
    subtotal: unitPrice * line.quantity,
    selected: line.selected,
    available: sku.available,
    ...soldAs(sku, line.quantity),
    purchaseLimit: sku.purchaseLimit,
    unit: unitWords(sku.unit, lang),
    asks: sku.questions.length > 0,
    wordings: shownWordings(sku.questions, line.wordings, lang),
    pausedUntil: pausedUntil(sku),
    problem: verdict?.problem ?? null,
  }
}

/** Prices what is ticked; freight is settled on the confirmation page. */
const priceTicked = (items: readonly Shown[], user: Session | undefined) =>
  price(items.map(basketLine), {
    superMember: user?.superMember ?? false,
    areas: homeAreas,
    taxed: false,
    templates: templatesOf(items),
  })
// before an address is known the free-freight meter speaks of the mainland
const homeAreas: readonly string[] = ['CN']

export async function viewCart(db: Db, user: Session | undefined, lang: Language, lines: readonly ViewLine[]) {
  const items = await itemsOf(db, user, lang, lines)
  const valid = items.filter((i) => !isInvalid(i))
  const ticked = items.filter(isTicked)
  const priced = priceTicked(ticked, user)
  const freeFrom = new Map(priced.groups.map((g) => [g.merchantId, g.freeFreightFrom]))
  const merchants = [...new Map(valid.map((i) => [i.sku.merchant.merchantId, i.sku.merchant])).values()]
  return {
    groups: merchants.map((merchant) => {
      const mine = valid.filter((i) => i.sku.merchant.merchantId === merchant.merchantId)
      const selectedAmount = priced.groups.find((g) => g.merchantId === merchant.merchantId)
      return {
        merchant,
        lines: mine.map((item) => lineView(item, lang)),
        freeFreightFrom: freeFrom.get(merchant.merchantId) ?? null,
        selectedAmount: selectedAmount ? selectedAmount.goodsAmount - offGoods(selectedAmount.discount) : 0,
      }
    }),
    invalid: items.filter(isInvalid).map((item) => lineView(item, lang)),
    changed: valid.filter((i) => i.line.addedPrice !== null && i.line.addedPrice !== i.sku.price).length,
    totals: totalsOf(priced, ticked.length),
    count: items.reduce((n, i) => n + i.line.quantity, 0),
  }
}
const totalsOf = ({ goodsAmount, discount, quantity }: Priced, lines: number) => {
  const saved = offGoods(discount)
  return { goodsAmount, discount, total: goodsAmount - saved, saved, quantity, lines }
}

/** The ids of the buyer's lines that cannot be bought; what is only paused comes back by itself and is left. */
export async function invalidLines(db: Db, user: Session): Promise<number[]> {
  const items = await itemsOf(db, user, 'en-US', await linesFor(db, user, []))
  return items.filter(isInvalid).flatMap((i) => (i.verdict?.problem === 'paused' ? [] : (i.line.cartLineId ?? [])))
}
