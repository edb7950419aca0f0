// The number at the cart: the account's as the shop tells it, a visitor's as this browser keeps it.
import { call } from '#web/call.ts'
import { keepCartCount, token, useKeptCartCount, useSession } from '#web/session.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'

const totalPath = '/api/v2/cart/cart/total'

/** Pieces in the cart: the server's number when signed in, else those kept in this browser. */
export function useCartCount(): number {
  const { signedIn } = useSession()
  const [server, visitor] = [useKeptCartCount(), visitorCart.useLines()]
  return signedIn ? server : visitor.reduce((sum, line) => sum + line.quantity, 0)
}

let waiting: ReturnType<typeof setTimeout> | undefined
/** 600 ms after the last request of a signed-in person the cart's number is asked anew. */
export function refreshCartCount(after?: string): void {
  if (after === totalPath) return
  if (typeof window === 'undefined' || !token()) return
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    call(totalPath, {}, { quiet: true }).then(
      ({ count }) => keepCartCount(count),
      () => undefined, // the number stays as it was
    )
  }, 600)
}
