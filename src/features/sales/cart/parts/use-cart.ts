// What a person can do with the cart in hand: quantities, ticks, taking lines out and putting them back.
import { useState } from 'react'
import type { Wording } from '#features/catalog/products/questions.ts'
import { browserKeeper, shopKeeper } from './cart-keeper.ts'
import type { CartKeeper } from './cart-keeper.ts'
import { linesOf, without, withQuantity, withSelected } from './cart-model.ts'
import type { Cart, CartLine } from './cart-model.ts'
import { useCartList } from './use-cart-list.ts'

export interface Removal {
  id: number
  count: number
  putBack: () => Promise<void>
}
const skusOf = (lines: readonly CartLine[]): number[] => lines.map((line) => line.skuId)
let removals = 0

/** Taking lines out, and the last removal as long as it can be taken back. */
function useRemoval(act: ReturnType<typeof useCartList>['act'], keeper: CartKeeper) {
  const [removal, setRemoval] = useState<Removal>()
  const remove = (lines: readonly CartLine[]) => {
    const work = async () => {
      const putBack = await keeper.remove(lines)
      setRemoval({ id: ++removals, count: lines.length, putBack })
    }
    return act((now) => without(now, skusOf(lines)), work)
  }
  const undoRemoval = () => {
    setRemoval(undefined)
    if (removal) void act((now) => now, removal.putBack)
  }
  return { removal, remove, undoRemoval, endRemoval: () => setRemoval(undefined) }
}

/** `first` is the server's list; null for a visitor, whose lines only the browser knows. */
export function useCart(first: Cart | null) {
  const keeper = first ? shopKeeper : browserKeeper
  const { cart, act, ...list } = useCartList(first, keeper)
  const removing = useRemoval(act, keeper)

  const setQuantity = (line: CartLine, quantity: number) => {
    const guess = (now: Cart) => withQuantity(now, line.skuId, quantity)
    return act(guess, () => keeper.setQuantity(line, quantity), line.skuId)
  }
  const setWordings = (line: CartLine, wordings: readonly Wording[], quantity: number) =>
    act(
      (now) => withQuantity(now, line.skuId, quantity),
      () => keeper.word(line, wordings, quantity),
      line.skuId,
    )
  const select = (lines: readonly CartLine[], selected: boolean) => {
    const all = cart !== null && lines.length === linesOf(cart).length
    return act(
      (now) => withSelected(now, skusOf(lines), selected),
      () => keeper.select(lines, selected, all),
    )
  }
  /** The line goes on with another SKU of its product. */
  const changeSku = (line: CartLine, sku: { id: number; price: number }) =>
    act(
      (now) => now,
      () => keeper.changeSku(line, sku),
      line.skuId,
    )
  /** Of who is signed in. */
  const collect = (lines: readonly CartLine[]) =>
    act(
      (now) => without(now, skusOf(lines)),
      () => keeper.collect(lines),
    )
  const clearInvalid = () => {
    const gone = cart?.invalid ?? []
    return act(
      (now) => ({ ...now, invalid: [] }),
      () => keeper.clearInvalid(gone),
    )
  }
  return { ...list, ...removing, cart, setQuantity, setWordings, select, changeSku, collect, clearInvalid }
}
export type CartInHand = ReturnType<typeof useCart>
