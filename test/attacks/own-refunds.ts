// A refund by bank transfer that its payer's bank sent back: made through the doors of the shop, for each attack anew.
import { treasurer } from '../settling.ts'
import { bankSays, cameNow, decideTransfer, sentOne } from '../transferring.ts'
import type { Person } from '../world.ts'
import type { Scene, Thing } from './own-things.ts'
import { refundOrder } from '#features/sales/payments/payments.ts'

async function bouncedRefund({ world, goods }: Scene): Promise<Thing> {
  const staff: [Person, Person] = [await treasurer(world), await treasurer(world)]
  const { who, id, payNo, payable, orderNo } = await sentOne(world, goods)
  const approved = await decideTransfer(world, staff[0], id, { decision: 'approve', ...cameNow(payable) })
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.raw))
  const { rows: orders } = await world.pool.query<{ id: number }>(
    'select id::int as id from shop_order where order_no = $1',
    [orderNo],
  )
  await refundOrder(world.app.db, world.app.context, orders[0]!.id, payable, 'test', payNo)
  await bankSays(world, staff, 'failed')
  const { rows } = await world.pool.query<{ refundNo: string }>(
    'select refund_no as "refundNo" from refund where key = $1',
    [payNo],
  )
  return { of: who, theirs: rows[0]!.refundNo, missing: '99999999999999999999' }
}
export const refundMakers = { bouncedRefund }
