// Paid and shipped orders for tests, and who ships them.
import { mustPlace, payFromBalance, type Buyer } from './buying.ts'
import type { TestGoods, TestSku } from './goods.ts'
import { joinAs } from './roles.ts'
import type { Person, World } from './world.ts'

export type Clerk = Person & { headers: Record<string, string> }
/** Somebody of the merchant at the console. */
export async function clerkOf(world: World, merchantId: number, role = 'orders'): Promise<Clerk> {
  const clerk = await joinAs(world, await world.person(), { audience: 'merchant', merchantId, role })
  return { ...clerk, headers: { ...clerk.headers, 'merchant-id': String(merchantId) } }
}
export interface Sold {
  orderNo: string
  payNo: string
}
/** One paid order of one SKU. */
export async function sold(
  world: World,
  goods: TestGoods,
  buyer: Buyer,
  { sku = 'normal', quantity = 1 }: { sku?: TestSku; quantity?: number } = {},
): Promise<Sold> {
  const placed = await mustPlace(world, buyer, { skuId: goods.skus[sku], quantity })
  const paid = await payFromBalance(world, buyer, placed.payNo)
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.raw)}`)
  return { orderNo: placed.orderNos[0]!, payNo: placed.payNo }
}
let waybills = 0
export const waybill = (): string => `SF${String(++waybills).padStart(13, '0')}`
/** The same, with its whole content on its way in one parcel. */
export async function shipped(
  world: World,
  goods: TestGoods,
  buyer: Buyer,
  wish: { sku?: TestSku; quantity?: number } = {},
): Promise<Sold & { parcelId: number; clerk: Clerk }> {
  const order = await sold(world, goods, buyer, wish)
  const merchantId = wish.sku === 'paper' || wish.sku === 'heavy' ? goods.merchants.paper : goods.merchants.kiln
  const clerk = await clerkOf(world, merchantId)
  const parcels = [{ carrier: 'sf', waybill: waybill() }]
  const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo: order.orderNo, parcels }, clerk)
  return { ...order, parcelId: parcelIds[0]!, clerk }
}

/** How many units of an order count as sold. */
export const unitsCounted = async ({ pool }: World, orderNo: string): Promise<number> =>
  (
    await pool.query<{ units: number }>(
      `select coalesce(sum(s.units), 0)::int as units
       from product_sale s join shop_order o on o.id = s.order_id where o.order_no = $1`,
      [orderNo],
    )
  ).rows[0]!.units
