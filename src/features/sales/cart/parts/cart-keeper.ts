// Where a cart is kept: with the shop for a signed-in person, in the browser for a visitor. Both do the same things.
import { call, requestId } from '#web/call.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'
import { writtenOut, type Wording } from '#features/catalog/products/questions.ts'
import type { Cart, CartLine } from './cart-model.ts'

export interface CartKeeper {
  list: () => Promise<Cart>
  setQuantity: (line: CartLine, quantity: number) => Promise<unknown>
  /** how its pieces are made, which are as many */
  word: (line: CartLine, wordings: readonly Wording[], quantity: number) => Promise<unknown>
  select: (lines: readonly CartLine[], selected: boolean, all: boolean) => Promise<unknown>
  changeSku: (line: CartLine, sku: { id: number; price: number }) => Promise<unknown>
  /** Resolves with what puts the lines back. */
  remove: (lines: readonly CartLine[]) => Promise<() => Promise<void>>
  /** Their goods are saved, and the lines leave the cart. */
  collect: (lines: readonly CartLine[]) => Promise<unknown>
  clearInvalid: (lines: readonly CartLine[]) => Promise<unknown>
}
const quiet = { quiet: true }
const idsOf = (lines: readonly CartLine[]): number[] => lines.flatMap((line) => line.cartLineId ?? [])
const skusOf = (lines: readonly CartLine[]): number[] => lines.map((line) => line.skuId)
const collect = (lines: readonly CartLine[]) =>
  call('/api/v2/cart/cart/collect', { skuIds: skusOf(lines), requestId: requestId() }, quiet)

export const shopKeeper: CartKeeper = {
  list: () => call('/api/v2/cart/cart/list', {}, quiet),
  setQuantity: (line, quantity) =>
    call('/api/v2/cart/cart/num', { cartLineId: line.cartLineId ?? 0, quantity, requestId: requestId() }, quiet),
  word: (line, wordings, quantity) =>
    call(
      '/api/v2/cart/cart/num',
      { cartLineId: line.cartLineId ?? 0, quantity, wordings: [...wordings], requestId: requestId() },
      quiet,
    ),
  select: (lines, selected, all) =>
    call(
      '/api/v2/cart/cart/select',
      { ...(all ? {} : { cartLineIds: idsOf(lines) }), selected, requestId: requestId() },
      quiet,
    ),
  remove: async (lines) => {
    const { removed } = await call(
      '/api/v2/cart/cart/del',
      { cartLineIds: idsOf(lines), requestId: requestId() },
      quiet,
    )
    return () => putBack(lines, removed)
  },
  changeSku: (line, sku) =>
    call('/api/v2/cart/cart/sku', { cartLineId: line.cartLineId ?? 0, skuId: sku.id, requestId: requestId() }, quiet),
  collect,
  clearInvalid: () => call('/api/v2/cart/cart/clearInvalid', { requestId: requestId() }, quiet),
}

/** The last of the list first, so that the order is the old one; what was not ticked is not ticked again. */
async function putBack(
  lines: readonly CartLine[],
  removed: readonly { skuId: number; quantity: number; wordings: readonly Wording[] }[],
): Promise<void> {
  const unticked: number[] = []
  for (const line of lines.toReversed()) {
    const back = removed.find((r) => r.skuId === line.skuId)
    if (!back) continue
    for (const { answers, quantity } of writtenOut(back.wordings, back.quantity)) {
      const told = answers.length > 0 ? { answers } : {}
      const put = { skuId: line.skuId, quantity, ...told, requestId: requestId() }
      const { cartLineId } = await call('/api/v2/cart/cart/add', put)
      if (!line.selected) unticked.push(cartLineId)
    }
  }
  if (unticked.length > 0)
    await call('/api/v2/cart/cart/select', {
      cartLineIds: [...new Set(unticked)],
      selected: false,
      requestId: requestId(),
    })
}

export const browserKeeper: CartKeeper = {
  list: () => call('/api/v2/cart/cart/list', { lines: [...visitorCart.lines()] }, quiet),
  setQuantity: (line, quantity) => Promise.resolve(visitorCart.set([line.skuId], { quantity })),
  word: (line, wordings, quantity) => Promise.resolve(visitorCart.word(line.skuId, wordings, quantity)),
  select: (lines, selected) => Promise.resolve(visitorCart.set(skusOf(lines), { selected })),
  changeSku: (line, sku) => Promise.resolve(visitorCart.change(line.skuId, sku.id, sku.price)),
  remove: (lines) => {
    const gone = visitorCart.remove(skusOf(lines))
    return Promise.resolve(() => Promise.resolve(visitorCart.putBack(gone)))
  },
  // only who is signed in saves goods: by then the account keeps the lines
  collect,
  clearInvalid: (lines) => Promise.resolve(visitorCart.remove(skusOf(lines))),
}
