// What every way in does once it is open: session and person are kept, the visitor's cart comes along,
// the shop's greeting is shown; and where to go on to.
import { href } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { keepSession, takeReturnPage } from '#web/session.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'

export type SignedIn = Calls['/login']['output']

/**
 * Lines that cannot come in (sold out meanwhile) are left out by the shop; when it does not answer at all,
 * they stay in the browser.
 */
async function bringCart(): Promise<void> {
  const lines = [...visitorCart.lines()]
  if (lines.length === 0) return
  try {
    await call('/api/v2/cart/cart/merge', { lines, requestId: requestId() }, { quiet: true })
    visitorCart.clear()
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault
  }
}

export async function arrive(person: SignedIn, said: string): Promise<void> {
  keepSession(person)
  await bringCart()
  if (said) toast(said, { kind: 'success' })
}

/** Back to the page that asked; a fresh account that came from nowhere is offered to be completed. */
export function wayOn({ isNew }: SignedIn): string {
  const back = takeReturnPage()
  return isNew && back === '/' ? href('/login/login/registerAdd') : back
}
