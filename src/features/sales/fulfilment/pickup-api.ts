// Handlers of orders that are collected.
import { handOver, lookUp, ready } from './collecting.ts'
import { mchPickupHandOver, mchPickupReady, mchPickupVerify } from './pickup-contract.ts'
import type { Hand } from '../orders/orders.ts'
import { handled, type Session } from '#kernel/call/contract.ts'

const merchant = ({ userId }: Session): Hand => ({ actor: 'merchant', actorId: userId })

export const pickupCalls = [
  handled(mchPickupReady, async ({ db, app, user, merchantId }, { orderNo }) => {
    const until = await ready(db, app, { orderNo, merchantId }, merchant(user))
    return { collectUntil: until.toISOString() }
  }),
  handled(mchPickupVerify, ({ db, app, merchantId, lang }, { code }) => lookUp(db, app, merchantId, code, lang)),
  handled(mchPickupHandOver, ({ db, app, user, merchantId }, { ticket }) =>
    handOver(db, app, merchantId, ticket, merchant(user)),
  ),
] as const
