// What becomes of the money of a claim at its provider, and freight that goes back because nothing of an order is left.
import { freightOf, lockedOrder, makeUp } from '../orders/orders.ts'
import { refundOrder } from '../payments/payments.ts'
import { refundStatus } from './job-queries.ts'
import { freightGoesBack } from './money.ts'
import { complete, lockedClaim, moveClaim } from './moving.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { takeBack } from '../settlement/settlement.ts'
import { heldOrder, move, ofPlatform, transfer } from '#kernel/data/ledger.ts'

const hand = { actor: 'system' } as const
/** The refund of this key moved: its claim follows. Runs again without harm. */
export async function followRefund(db: Db, app: AppContext, key: string): Promise<void> {
  const [, serviceNo] = /^claim:(\d+)$/.exec(key) ?? []
  if (serviceNo === undefined) return
  const { claim } = await lockedClaim(db, { serviceNo }, { anybody: true })
  const status = await refundStatus(db, key)
  if (status === 'done') {
    if (claim.status === 'pendingRefund' || claim.status === 'merchantRefunded') await complete(db, app, claim)
  } else if (status === 'processing') {
    if (claim.status === 'pendingRefund') await moveClaim(db, app, claim, 'send', { hand })
  } else if (claim.status === 'merchantRefunded' || claim.status === 'refundComplete')
    await moveClaim(db, app, claim, 'bounce', { hand })
}

/**
 * Units of an order went back, whyever: where nothing is left of it, and something of that was the merchant's fault,
 * the freight follows.
 */
export async function repayFreight(db: Db, app: AppContext, orderId: number): Promise<void> {
  const order = await lockedOrder(db, { id: orderId, anybody: true })
  if (order.freightRefunded || order.paidAt === null || !(await freightGoesBack(db, orderId, 0, 'none'))) return
  const key = `order:${orderId}:freight`
  await takeBack(db, order, [], key, true)
  const { payer, platform } = await freightOf(db, orderId)
  if (platform > 0) await makeUp(db, orderId, platform, `units:${key}`)
  await transfer(db, `units:${key}`, 'unitsReturned', move(heldOrder(orderId), ofPlatform('promotion'), platform))
  if (payer > 0) await refundOrder(db, app, orderId, payer, 'freight', key)
}
