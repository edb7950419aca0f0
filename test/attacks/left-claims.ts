// The words of a claim, for who leaves: filed, changed, rejected, appealed, and sent back.
import { received, wishOf } from '../claims.ts'
import type { Asker, Person } from '../front.ts'
import type { TestGoods } from '../goods.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  goods: TestGoods
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  /** one that stands nowhere else */
  word: () => string
  kept: (value: string) => string
}
export async function claiming({ world, goods, says, word, kept }: Leaving, me: Person): Promise<void> {
  const { records } = await world.must('/api/v2/user/address/page', {}, me)
  const sold = await received(world, goods, { ...me, addressId: records[0]!.id })
  const wish = async () => ({ ...(await wishOf(world, { type: 'returnAndRefund' })), explanation: word() })
  const lines = [{ orderLineId: sold.orderLineId, quantity: 1 }]
  const told = await says('/api/v2/order/refund/create', { orderNo: sold.orderNo, lines, ...(await wish()) }, me)
  const [serviceNo] = told['serviceNos'] as string[]
  await says('/api/v2/order/refund/edit', { serviceNo, quantity: 1, ...(await wish()) }, me)
  const stand = (columns: string) =>
    world.pool.query(`update claim set deadline = null, ${columns} where service_no = $1`, [serviceNo])
  await stand("status = 'merchantRejected'")
  await says('/api/v2/order/refund/appeal', { serviceNo, explanation: word() }, me)
  await stand("status = 'toBeReturned', appeal = 'upheld'")
  const parcel = { carrier: 'sf', waybill: kept('SF4471882201113'), phone: kept('13955510874') }
  await says('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, me)
  await stand("status = 'cancelledByUser', ended_at = shop_now()")
  await world.pool.query("update shop_order set status = 'completed' where order_no = $1", [sold.orderNo])
  // carriers write who signed, and where
  await world.pool.query(
    `insert into parcel_scan (parcel_id, at, kind, text, place)
      select p.id, shop_now(), 'delivered', $2, $3 from parcel p join shop_order o on o.id = p.order_id
      where o.order_no = $1`,
    [sold.orderNo, word(), word()],
  )
}
