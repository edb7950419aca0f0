// Orders whose money is the merchant's for tests, their statements, and who of both sides answers them.
import { buyer, type Buyer } from './buying.ts'
import type { TestGoods } from './goods.ts'
import { atConsole, joinAs } from './roles.ts'
import { clerkOf, sold, type Clerk } from './shipping.ts'
import type { Person, World } from './world.ts'
import { lockedOrder, type LockedOrder } from '#features/sales/orders/orders.ts'
import { refundUnits } from '#features/sales/payments/payments.ts'
import { settleLine, takeBack } from '#features/sales/settlement/settlement.ts'
import type { Cycle } from '#features/catalog/terms/limits.ts'
import { transact, type Db } from '#kernel/data/db.ts'

export const requestId = (): string => crypto.randomUUID()
export interface SettledOrder {
  orderNo: string
  orderId: number
  lineId: number
  paid: number
}
const inOrder = (world: World, orderId: number, act: (db: Db, locked: LockedOrder) => Promise<unknown>) =>
  transact(world.app.db, async (trx) => act(trx, await lockedOrder(trx, { id: orderId, anybody: true })))
/** Bought of the kiln, paid, and settled. */
export async function settledOrder(
  world: World,
  goods: TestGoods,
  { who, quantity = 1 }: { who?: Buyer; quantity?: number } = {},
): Promise<SettledOrder> {
  const by = who ?? (await buyer(world))
  const { orderNo } = await sold(world, goods, by, { quantity })
  const { rows } = await world.pool.query<{ orderId: number; lineId: number; paid: number }>(
    `select o.id::int as "orderId", l.id::int as "lineId", o.paid::int as paid
     from shop_order o join order_line l on l.order_id = o.id where o.order_no = $1`,
    [orderNo],
  )
  const order = { orderNo, ...rows[0]! }
  await settle(world, order)
  return order
}
export const settle = (world: World, { orderId, lineId }: Pick<SettledOrder, 'orderId' | 'lineId'>): Promise<unknown> =>
  inOrder(world, orderId, (db, locked) => settleLine(db, locked, lineId))
/** Units that come back after they were settled. */
export const takenBack = (
  world: World,
  { orderId, lineId }: Pick<SettledOrder, 'orderId' | 'lineId'>,
  quantity: number,
  key: string,
) =>
  inOrder(world, orderId, async (db, locked) => {
    const units = [{ orderLineId: lineId, quantity }]
    await takeBack(db, locked, units, key)
    await refundUnits(db, world.app.context, orderId, units, 'test', key)
  })

export const agreeCycle = (world: World, merchantId: number, cycle: Cycle): Promise<unknown> =>
  world.pool.query(
    `insert into merchant_terms (merchant_id, settlement_cycle, version) values ($1, $2, 1)
     on conflict (merchant_id) do update set settlement_cycle = excluded.settlement_cycle`,
    [merchantId, cycle],
  )
/** On to so many ms after the next midnight in Shanghai. */
export async function pastMidnight(world: World, ms = 900_000): Promise<void> {
  const day = 86_400_000
  await world.advance(day - ((world.app.context.clock.now() + 8 * 3_600_000) % day) + ms)
}
/** Makes the statements that are due, as the clock does at night. */
export async function runStatements(world: World, staff: Person): Promise<void> {
  await world.must('/api/v2/admin/bill/run', { requestId: requestId() }, await atConsole(world, staff))
  await world.runJobs()
}
/** Somebody of the merchant who answers statements; time ends sign-ins, so anew each time. */
export const cashier = (world: World, merchantId: number): Promise<Clerk> => clerkOf(world, merchantId, 'finance')
export const treasurer = async (world: World) =>
  joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
export const newestStatement = async ({ pool }: World, merchantId: number): Promise<number> =>
  (
    await pool.query<{ id: number }>(
      'select id::int from statement where merchant_id = $1 order by until desc limit 1',
      [merchantId],
    )
  ).rows[0]?.id ?? 0
