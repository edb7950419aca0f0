// What a buyer's other orders say about a new one: limits of purchase, payments that wait, goods let go too often.
import type { OrderTerms } from '#features/people/team/team.ts'
import { judged } from '../cart/cart.ts'
import type { Basket } from './basket.ts'
import type { Holiday } from '#features/catalog/merchants/merchants.ts'
import { standingOf } from './placing-queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

/** Under the buyer's lock. Refuses confirmationOutdated (used already), tooManyUnpaid, letExpire, exceedsPurchaseLimit,
 * atMost. Answers the terms of a sub-account and the holidays in which the shops are, by merchant: the basket may be
 * older. */
export async function checkStanding(
  db: Db,
  settings: SettingsReader,
  userId: number,
  { items }: Basket,
  nonce: string,
): Promise<{ holidays: ReadonlyMap<number, Holiday>; terms: OrderTerms | null }> {
  const goods = items.map((i) => i.sku)
  const allowed = {
    times: settings.get('letExpireTimes'),
    seconds: settings.get('letExpireSeconds'),
    unpaidSeconds: settings.get('orderUnpaidSeconds'),
  }
  const { used, unpaid, letExpire, holidays, terms, bought } = await standingOf(db, userId, nonce, goods, allowed)
  if (used) throw new Refusal('confirmationOutdated')
  const max = settings.get('unpaidPaymentsMax')
  if (unpaid >= max) throw new Refusal('tooManyUnpaid', { max })
  const [held] = letExpire
  if (held) {
    const { title } = goods.find((sku) => sku.skuId === held.skuId)!
    throw new Refusal('letExpire', { ...held, until: new Date(held.until).toISOString(), title })
  }
  const limited = items.filter((i) => i.sku.purchaseLimit !== null)
  const first = judged(limited, new Map(bought.map((b) => [b.productId, b.bought]))).find((i) => i.verdict)
  if (first) throw new Refusal(first.verdict!.reason, { ...first.verdict!.params, skuId: first.sku.skuId })
  return { terms, holidays: new Map(holidays.map(({ merchantId, ...holiday }) => [merchantId, holiday])) }
}
