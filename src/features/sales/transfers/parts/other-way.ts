// Where the same may be paid another way: the buyer at their cashier, a friend at the page of their link.
import { href } from 'react-router'
import type { Shown } from './shown.ts'
import { hrefWith } from '#web/href-with.ts'

/** undefined: a friend came without their link. */
export function otherWayOf({ forFriend, payNo }: Shown, token: string | undefined): string | undefined {
  if (!forFriend) return hrefWith('/shoppingCart/payOrder', { payNo })
  return token === undefined ? undefined : href('/shoppingCart/friendPay/:token', { token })
}
