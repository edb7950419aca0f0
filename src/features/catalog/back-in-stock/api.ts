// Calls of a shopper who waits for something that is sold out.
import { waitAddOrCancel } from './contract.ts'
import { addWait, endWait } from './queries.ts'
import { skusForSale } from '#features/catalog/products/products.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { mustBeOn } from '#kernel/switches.ts'

export const calls = [
  handled(waitAddOrCancel, async ({ db, app, lang, user }, { skuId, on }) => {
    if (!on) {
      await endWait(db, user.userId, skuId)
      return { on }
    }
    mustBeOn(app, 'backInStock')
    const [sku] = await skusForSale(db, [skuId], lang)
    if (!sku?.onSale) throw new Refusal('notFound')
    if (sku.available > 0) throw new Refusal('notSoldOut')
    const max = app.settings.get('backInStockMaxCount')
    if (!(await addWait(db, user.userId, skuId, max))) throw new Refusal('waitsFull', { max })
    return { on }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
