// What every way in does once it is open: the visitor's cart comes along, session and person are kept,
// the shop's greeting is shown; and where to go on to.
import { href } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { keepCartCount, keepSession, takeReturnPage } from '#web/session.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'

export type SignedIn = Calls['/login']['output']

/**
 * The account's cart has the visitor's lines before the browser knows the person, so that no page shows a cart without
 * them. Lines that cannot come in (sold out meanwhile) are left out by the shop; when it does not answer at all, they
 * stay in the browser. Tells how many pieces the account has now, where it is known.
 */
async function bringCart(bearer: string): Promise<number | undefined> {
  const lines = [...visitorCart.lines()]
  const quietly = { quiet: true, stay: true, bearer }
  try {
    if (lines.length === 0) return (await call('/api/v2/cart/cart/total', {}, quietly)).count
    return (await call('/api/v2/cart/cart/merge', { lines, requestId: requestId() }, quietly)).count
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault
    return undefined
  }
}

export async function arrive(person: SignedIn, said: string): Promise<void> {
  const pieces = await bringCart(person.user_token)
  // all in one step: what is drawn from them never sees one without the others
  if (pieces !== undefined) keepCartCount(pieces)
  keepSession(person)
  if (pieces !== undefined) visitorCart.clear()
  if (said) toast(said, { kind: 'success' })
}

/** Back to the page that asked; a fresh account that came from nowhere is offered to be completed. */
export function wayOn({ isNew }: SignedIn): string {
  const back = takeReturnPage()
  return isNew && back === '/' ? href('/login/login/registerAdd') : back
}
