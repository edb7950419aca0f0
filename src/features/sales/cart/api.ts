// Handlers of the cart.
import {
  cartAdd,
  cartClearInvalid,
  cartCollect,
  cartDel,
  cartList,
  cartMerge,
  cartNum,
  cartSelect,
  cartSku,
  cartTotal,
} from './contract.ts'
import { changeSku, collectLines, mergeLines, pieces, putPieces, setPieces, worded } from './cart.ts'
import { removeLines, selectLines } from './queries.ts'
import { invalidLines, linesFor, viewCart } from './view.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(cartList, async ({ db, user, lang }, { lines = [] }) =>
    viewCart(db, user, lang, await linesFor(db, user, lines)),
  ),
  handled(cartTotal, async ({ db, user, lang }, { lines = [] }) => {
    const { count, totals } = await viewCart(db, user, lang, await linesFor(db, user, lines))
    return { count, totals }
  }),
  handled(cartAdd, async ({ db, app, user, lang }, { skuId, quantity, answers = [] }) => {
    const wordings = await worded(db, lang, skuId, [{ answers, quantity }])
    return putPieces(db, app.settings, user.userId, { skuId, quantity, add: true, wordings, lang })
  }),
  handled(cartNum, ({ db, app, user, lang }, { requestId: _, ...wish }) =>
    setPieces(db, app.settings, user.userId, lang, wish),
  ),
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
  handled(cartCollect, async ({ db, app, user }, { skuIds }) => ({
    moved: await collectLines(db, app.settings, user.userId, skuIds),
    count: await pieces(db, user.userId),
  })),
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
