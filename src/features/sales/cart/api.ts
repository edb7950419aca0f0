// Handlers of the cart.
import {
  cartAdd,
  cartClearInvalid,
  cartDel,
  cartList,
  cartMerge,
  cartNum,
  cartSelect,
  cartSku,
  cartTotal,
} from './contract.ts'
import { changeSku, mergeLines, pieces, putPieces } from './cart.ts'
import { lineOf, removeLines, selectLines } from './queries.ts'
import { invalidLines, linesFor, viewCart } from './view.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export const calls = [
  handled(cartList, async ({ db, user, lang }, { lines = [] }) =>
    viewCart(db, user, lang, await linesFor(db, user, lines)),
  ),
  handled(cartTotal, async ({ db, user, lang }, { lines = [] }) => {
    const { count, totals } = await viewCart(db, user, lang, await linesFor(db, user, lines))
    return { count, totals }
  }),
  handled(cartAdd, ({ db, app, user }, { skuId, quantity }) =>
    putPieces(db, app.settings, user.userId, skuId, quantity, true),
  ),
  handled(cartNum, async ({ db, app, user }, { cartLineId, quantity }) => {
    const line = await lineOf(db, user.userId, cartLineId)
    if (!line) throw new Refusal('notFound')
    return putPieces(db, app.settings, user.userId, line.skuId, quantity, false)
  }),
  handled(cartDel, async ({ db, user }, { cartLineIds }) => ({
    removed: await removeLines(db, user.userId, cartLineIds),
    count: await pieces(db, user.userId),
  })),
  handled(cartSelect, async ({ db, user }, { cartLineIds, selected }) => {
    await selectLines(db, user.userId, cartLineIds, selected)
    return {}
  }),
  handled(cartSku, ({ db, app, user }, { cartLineId, skuId }) =>
    changeSku(db, app.settings, user.userId, cartLineId, skuId),
  ),
  handled(cartClearInvalid, async ({ db, user }) => ({
    removed: (await removeLines(db, user.userId, await invalidLines(db, user))).length,
  })),
  handled(cartMerge, async ({ db, app, user }, { lines }) => ({
    merged: await mergeLines(db, app.settings, user.userId, lines),
    count: await pieces(db, user.userId),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
