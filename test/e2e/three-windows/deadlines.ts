// What happens by itself: each deadline of a paid order and of a claim, with what it does, who is told, and how the
// case stands then for all three.
import type { MessageKey } from '#kernel/messages.ts'
import { hour, day } from './ageing.ts'
import {
  admin,
  agreed,
  asked,
  cameBack,
  filed,
  paid,
  placed,
  received,
  rejected,
  replaced,
  sentBack,
  shipped,
  type ClaimWish,
} from './calls.ts'
import type { ClaimSeen, OrderSeen } from './seeing.ts'
import type { Merchant, Windows } from './windows.ts'

const minute = 60_000
/** A time that passes, and what it brings. */
export interface Passing {
  ms: number
  shopper?: readonly MessageKey[]
  members?: readonly MessageKey[]
  order?: Pick<OrderSeen, 'shopper' | 'desk'>
  claim?: Pick<ClaimSeen, 'shopper' | 'desk'>
}
export interface Scene {
  name: string
  /** to where it begins; the numbers of the order and its claim */
  arrange: (w: Windows, merchant: Merchant) => Promise<{ orderNo: string; serviceNo?: string }>
  passes: readonly Passing[]
}
const back = ['refundBegun', 'refundDone'] as const
const refunded = ['claimRefunding', ...back, 'claimRefunded'] as const

export const orderScenes: readonly Scene[] = [
  {
    name: 'an order is not paid',
    arrange: placed,
    passes: [{ ms: 31 * minute, shopper: ['orderClosed'], order: { shopper: 'closed', desk: 'closed' } }],
  },
  {
    name: 'a request to cancel is not answered',
    arrange: async (w, merchant) => {
      const orderNo = await paid(w, merchant)
      await asked(w, 'order/sell/cancel/request', { orderNo, reason: 'changedMind' })
      return { orderNo }
    },
    passes: [
      {
        ms: day + minute,
        shopper: ['orderCalledOff', ...back],
        members: ['shopCalledOff'],
        order: { shopper: 'cancelled', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'an order is never shipped',
    arrange: async (w, merchant) => ({ orderNo: await paid(w, merchant) }),
    passes: [
      {
        ms: 7 * day + minute,
        shopper: ['orderUnshipped'],
        members: ['shopOrderLate'],
        order: { shopper: 'awaitingShipment', desk: 'awaitingShipment' },
      },
      { ms: 8 * day },
      {
        ms: 15 * day,
        shopper: ['orderCalledOff', ...back],
        members: ['shopCalledOff'],
        order: { shopper: 'cancelled', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'a parcel is not confirmed, and nobody reviews',
    arrange: async (w, merchant) => {
      const { orderNo, parcelId } = await shipped(w, merchant)
      await asked(w, 'order/sell/extend', { parcelId })
      return { orderNo }
    },
    passes: [
      { ms: 15 * day + minute, order: { shopper: 'awaitingReceipt', desk: 'inTrouble' } },
      { ms: 7 * day, shopper: ['orderReceived'], order: { shopper: 'toReview', desk: 'toReview' } },
      { ms: 15 * day + minute, order: { shopper: 'completed', desk: 'completed' } },
    ],
  },
]

/** A claim about a piece that arrived, and what was done with it before time passes. */
const claimed =
  (wish: ClaimWish, ...deeds: ((w: Windows, serviceNo: string, merchant: Merchant) => Promise<unknown>)[]) =>
  async (w: Windows, merchant: Merchant) => {
    const order = await received(w, merchant)
    const serviceNo = await filed(w, order, wish)
    for (const deed of deeds) await deed(w, serviceNo, merchant)
    return { orderNo: order.orderNo, serviceNo }
  }
const yes = (w: Windows, serviceNo: string, merchant: Merchant) => agreed(w, merchant, serviceNo)
const no = (w: Windows, serviceNo: string, merchant: Merchant) => rejected(w, merchant, serviceNo)
const got = (w: Windows, serviceNo: string, merchant: Merchant) => cameBack(w, merchant, serviceNo)
const reshipped = (w: Windows, serviceNo: string, merchant: Merchant) => replaced(w, merchant, serviceNo)
const supplied = (w: Windows, serviceNo: string) => admin(w, 'refund/replenish/audit', { serviceNo, approve: true })

export const claimScenes: readonly Scene[] = [
  {
    name: 'a refund is not answered',
    arrange: claimed({ type: 'refundOnly' }),
    passes: [
      {
        ms: 3 * day + minute,
        shopper: refunded,
        members: ['claimUnanswered'],
        claim: { shopper: 'refunded', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'a return is not answered, and nothing is sent back',
    arrange: claimed({ type: 'returnAndRefund' }),
    passes: [
      {
        ms: 3 * day + minute,
        shopper: ['claimToReturn'],
        members: ['claimUnanswered'],
        claim: { shopper: 'sendBack', desk: 'sendBack' },
      },
      {
        ms: 7 * day + minute,
        shopper: ['claimNotReturned'],
        members: ['claimUnreturned'],
        claim: { shopper: 'noLogistics', desk: 'noLogistics' },
      },
    ],
  },
  {
    name: 'nobody looks at what came back',
    arrange: claimed({ type: 'returnAndRefund' }, yes, sentBack),
    passes: [
      {
        ms: 10 * day + minute,
        shopper: ['claimReceived', ...refunded],
        members: ['claimUnchecked'],
        claim: { shopper: 'refunded', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'a replacement is not sent',
    arrange: claimed({ type: 'exchange' }, yes, sentBack, got),
    passes: [
      {
        ms: 7 * day + minute,
        shopper: refunded,
        members: ['claimUnsent'],
        claim: { shopper: 'refunded', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'a replacement is not confirmed',
    arrange: claimed({ type: 'exchange' }, yes, sentBack, got, reshipped),
    passes: [
      {
        ms: 15 * day + minute,
        shopper: ['claimDone'],
        members: ['claimArrived'],
        claim: { shopper: 'replaced', desk: 'replaced' },
      },
    ],
  },
  {
    name: 'what is missing is not sent',
    arrange: claimed({ type: 'exchange', returnGoods: false }, supplied),
    passes: [
      {
        ms: 7 * day + minute,
        shopper: refunded,
        members: ['claimUnsent'],
        claim: { shopper: 'refunded', desk: 'refunded' },
      },
    ],
  },
  {
    name: 'a rejection is left as it is',
    arrange: claimed({ type: 'refundOnly' }, no),
    passes: [
      { ms: 6 * day + 23 * hour, claim: { shopper: 'rejected', desk: 'rejected' } },
      {
        ms: 2 * hour,
        shopper: ['claimOver'],
        members: ['claimLeft'],
        claim: { shopper: 'over', desk: 'over' },
      },
    ],
  },
]
