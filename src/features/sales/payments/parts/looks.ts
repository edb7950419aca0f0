// How the cashier and its result speak of what is paid for. A new subject of payments has its line here.
import { href } from 'react-router'
import type { ComponentType } from 'react'
import { hrefWith } from '#web/href-with.ts'
import type { Cashier } from './cashier.ts'
import { ClosedOrders } from './closed-orders.tsx'
import { Paid } from './paid.tsx'
import { ClosedTopUp, ToppedUp } from './topped-up.tsx'
import type { PaymentStatus } from './use-payment-status.ts'

const orders = {
  title: 'title',
  keeps: 'keeps',
  toPlace: 'toOrders',
  leave: 'leave.text',
  later: 'leave.later',
  failed: 'result.failedText',
} as const
const topUp = {
  title: 'topUp.cashier',
  keeps: 'topUp.keeps',
  toPlace: 'topUp.toMoney',
  leave: 'topUp.leaveText',
  later: 'topUp.leaveLater',
  failed: 'topUp.notHeard',
} as const
interface Look {
  words: typeof orders | typeof topUp
  /** where it stands in the account, and where it waits while it is not paid */
  place: string
  waits: string
  Paid: ComponentType<{ cashier: Cashier; status: PaymentStatus | undefined }>
  Closed: ComponentType<{ cashier: Cashier }>
}
const looks: Record<Cashier['subject'], Look> = {
  orders: {
    words: orders,
    place: href('/user/user/order'),
    waits: hrefWith('/user/user/order', { tab: 'toPay' }),
    Paid,
    Closed: ClosedOrders,
  },
  topUp: {
    words: topUp,
    place: href('/user/user/money'),
    waits: href('/user/user/money'),
    Paid: ToppedUp,
    Closed: ClosedTopUp,
  },
}
export const lookOf = ({ subject }: Pick<Cashier, 'subject'>): Look => looks[subject]
