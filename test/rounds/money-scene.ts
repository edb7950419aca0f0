// Where the random money goes round: a shop with three providers, two merchants, staff who pay out, people who buy, and
// what of theirs is under way.
import { makeShop, type TestGoods } from '../goods.ts'
import { buyer, type Buyer } from '../buying.ts'
import { card, verify } from '../earning.ts'
import { giveAccount } from '../paying-out.ts'
import { openProviders, type Outside, type Providers } from '../providers.ts'
import { agreeCycle, cashier, treasurer } from '../settling.ts'
import { clerkOf, type Clerk } from '../shipping.ts'
import { openWorld, type Person, type World } from '../world.ts'
import type { OrderStatus } from '#features/sales/orders/states.ts'
import { diceOf, openFindings, type Dice, type Findings } from './round.ts'

/** Something to be paid, and what was begun for it at providers. */
export interface Bill {
  who: Buyer
  payNo: string
  begun: [Outside, string][]
}
export interface Sale extends Bill {
  orderNo: string
  merchantId: number
}
export interface Scene {
  world: World
  providers: Providers
  goods: TestGoods
  dice: Dice
  found: Findings
  people: Buyer[]
  /** of each of them */
  cards: Map<number, number>
  staff: [Person, Person]
  clerks: Map<number, Clerk>
  sales: Sale[]
  topUps: Bill[]
  /** payments that banks take back, not decided yet */
  disputes: string[]
  /** at the bank */
  sent: { id: number; csv: string }[]
  close: () => Promise<void>
}
const day = 86_400
const settings = {
  providerTimeoutMs: 1500,
  providerPatienceMs: 250,
  payoutAccountRestSeconds: 0,
  secondPersonFrom: 8000,
  claimSeconds: 2 * day,
  noReasonReturnSeconds: day,
  unpaidPaymentsMax: 100,
  letExpireTimes: 100,
  topUpsOpenMax: 50,
  withdrawOpenMax: 20,
  payPasswordMaxTries: 1000,
  // staff do nothing about what is given up: nothing is
  refundRefusalsMax: 100_000,
  attemptAskDays: 3650,
}
const enough = 1_000_000

export async function openScene(seed: number, postgres: string): Promise<Scene> {
  const providers = await openProviders()
  const world = await openWorld({ settings, env: { ...providers.env, LOG_LEVEL: 'silent' }, postgres })
  providers.aim(world.url)
  const goods = await makeShop(world)
  for (const skuId of [goods.skus.normal, goods.skus.paper]) {
    await world.pool.query('update stock set on_hand = on_hand + $1 where sku_id = $2', [enough, skuId])
    await world.pool.query(`insert into stock_move (sku_id, on_hand, reason, ref) values ($2, $1, 'test', 'money')`, [
      enough,
      skuId,
    ])
  }
  const staff: [Person, Person] = [await treasurer(world), await treasurer(world)]
  const clerks = new Map<number, Clerk>()
  for (const merchantId of Object.values(goods.merchants)) {
    await agreeCycle(world, merchantId, 'day')
    await giveAccount(world, merchantId, staff[0].userId)
    clerks.set(merchantId, await clerkOf(world, merchantId))
    // whoever answers statements is known from the start
    await cashier(world, merchantId)
  }
  const people: Buyer[] = []
  const cards = new Map<number, number>()
  for (let n = 0; n < 4; n++) {
    const who = await buyer(world, { fen: 200_000 })
    await verify(world, who)
    cards.set(who.userId, await card(world, who))
    people.push(who)
  }
  const empty = { sales: [], topUps: [], disputes: [], sent: [] }
  const close = async (): Promise<void> => {
    await world.close()
    await providers.close()
  }
  const [dice, found] = [diceOf(seed), openFindings()]
  const ask: World['ask'] = async (path, input, who) => {
    const reply = await world.ask(path, input, who)
    found.expect(reply.status < 500 || reply.status === 503, 'a server error', { path, ...reply.raw })
    return reply
  }
  return { world: { ...world, ask }, providers, goods, dice, found, people, cards, staff, clerks, ...empty, close }
}
/** One of the newer ones: what is long over has little to tell. */
export const some = <T>(dice: Dice, of: readonly T[]): T | undefined =>
  of.length === 0 ? undefined : of[dice.int(Math.max(0, of.length - 25), of.length - 1)]
/** One of the newest orders that stand so. */
export async function saleThat(
  { world, dice, sales }: Scene,
  ...statuses: readonly OrderStatus[]
): Promise<Sale | undefined> {
  const { rows } = await world.pool.query<{ orderNo: string }>(
    `select order_no as "orderNo" from shop_order where status = any($1) order by id desc limit 12`,
    [statuses],
  )
  const orderNo = some(dice, rows)?.orderNo
  return sales.find((sale) => sale.orderNo === orderNo)
}
