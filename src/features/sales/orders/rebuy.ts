// Buying an order's goods once more.
import { putPieces, worded } from '../cart/cart.ts'
import { orderDetailOf, wordingsOf } from './reading-queries.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import type { Language } from '#kernel/text/language.ts'

const noWordings: Awaited<ReturnType<typeof wordingsOf>> = new Map()
/** Puts an order's goods into the cart again; what cannot be bought is named with its reason. Refuses notFound,
 * cartFull. */
export async function buyAgain(db: Db, settings: SettingsReader, userId: number, lang: Language, orderNo: string) {
  const order = await orderDetailOf(db, userId, lang, orderNo)
  if (!order) throw new Refusal('notFound')
  const skipped: { title: string; reason: string }[] = []
  let count = 0
  const said = order.lines.some((line) => line.wordings.length > 0) ? await wordingsOf(db, order.id) : noWordings
  for (const { skuId, quantity, ...line } of order.lines) {
    try {
      const wordings = await worded(db, lang, skuId, said.get(line.orderLineId) ?? [])
      count = (await putPieces(db, settings, userId, { skuId, quantity, add: true, wordings, lang })).count
    } catch (e) {
      if (!isRefusal(e) || e.reason === 'cartFull') throw e
      skipped.push({ title: line.title, reason: e.reason })
    }
  }
  return { added: order.lines.length - skipped.length, skipped, count }
}
