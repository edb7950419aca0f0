// What people do with money, in any order and several at once: buy, begin to pay by any method, pay, pay twice or late,
// ask a friend, top up, cancel, call off, claim, withdraw; and what providers and clocks do meanwhile.
import { mustPlace, payFromBalance, payPassword } from '../buying.ts'
import { claim } from '../claims.ts'
import { earn, withdraw } from '../earning.ts'
import { begin, calm, follow, outside } from '../providers.ts'
import { consoleToken } from '../roles.ts'
import { waybill, type Clerk } from '../shipping.ts'
import { saleThat, some, type Bill, type Scene } from './money-scene.ts'
import { inParallel } from './round.ts'

export type Act = (scene: Scene) => Promise<unknown>
const [minute, hour] = [60_000, 3_600_000]

export async function buy({ world, goods, dice, people, sales }: Scene): Promise<void> {
  const who = dice.pick(people)
  const of = dice.pick(['kiln', 'kiln', 'paper'] as const)
  const skuId = of === 'kiln' ? goods.skus.normal : goods.skus.paper
  const { payNo, orderNos } = await mustPlace(world, who, { skuId, quantity: dice.int(1, 3) })
  sales.push({ who, payNo, orderNo: orderNos[0]!, merchantId: goods.merchants[of], begun: [] })
}
const bill = ({ dice, sales, topUps }: Scene): Bill | undefined => some(dice, dice.chance(0.8) ? sales : topUps)
const beginSome: Act = async (scene) => {
  const { world, dice } = scene
  const of = bill(scene)
  if (!of) return
  const method = dice.pick(outside)
  of.begun.push([method, await begin(world, of.who, of.payNo, method, 1)])
}
/** At the provider, perhaps when it is open no more. */
const payThere: Act = async (scene) => {
  const { dice, providers, found } = scene
  const of = bill(scene)
  const at = of && some(dice, of.begun)
  if (at && (await providers.pay(...at, dice.chance(0.4)))) found.count(`paid by ${at[0]}`)
}
/** The usual way: to the provider and paid there. */
const payAtOnce: Act = async (scene) => {
  const { world, dice, providers, found } = scene
  const of = await saleThat(scene, 'pendingPayment')
  if (!of) return
  const method = dice.pick(outside)
  const ref = await begin(world, of.who, of.payNo, method, 1)
  of.begun.push([method, ref])
  if (await providers.pay(method, ref)) found.count(`paid by ${method}`)
}
/** Many at once, each by another way; a third of them is paid by a second way too. */
const rush: Act = async (scene) => {
  const { world, dice, providers, found, people, goods, sales } = scene
  const methods = Array.from({ length: dice.int(4, 10) }, () =>
    dice.shuffle(outside).slice(0, dice.chance(0.3) ? 2 : 1),
  )
  await inParallel(methods, 4, async (ways, n) => {
    const who = people[n % people.length]!
    const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    const of = { who, payNo, orderNo: orderNos[0]!, merchantId: goods.merchants.kiln, begun: [] as Bill['begun'] }
    sales.push(of)
    for (const method of ways) of.begun.push([method, await begin(world, who, payNo, method, 1)])
    for (const [method, ref] of of.begun) if (await providers.pay(method, ref, true)) found.count(`paid by ${method}`)
  })
}
const payByBalance: Act = async (scene) => {
  const { world, found } = scene
  const of = await saleThat(scene, 'pendingPayment', 'closed')
  if (of && (await payFromBalance(world, of.who, of.payNo)).data.status === 'paid') found.count('paid by balance')
}
/** A friend pays from a balance, or as a guest at a provider. */
const askFriend: Act = async ({ world, dice, sales, people, found }) => {
  const of = some(dice, sales)
  if (!of) return
  const shared = await world.must('/api/v2/order/pay/share/add', { payNo: of.payNo, word: 'Please' }, of.who)
  const token = shared.path.split('/').at(-1)!
  if (dice.chance(0.4)) {
    const asked = { token, method: 'balance', payPassword }
    const reply = await world.ask('/api/v2/order/pay/share/pay', asked, dice.pick(people))
    if (reply.data.status === 'paid') found.count('paid by a friend')
    return
  }
  const method = dice.pick(outside)
  const going = await world.must('/api/v2/order/pay/share/pay', { token, method }, {})
  of.begun.push([method, await follow(world, method, going)])
}
const waitAtPage: Act = async (scene) => {
  const of = bill(scene)
  if (of) await scene.world.ask('/api/v2/order/pay/status', { payNo: of.payNo }, of.who)
}
const topUp: Act = async ({ world, dice, people, topUps }) => {
  const who = dice.pick(people)
  const wish = { amount: dice.int(1000, 20_000), agreement: true }
  const { payNo } = await world.must('/api/v2/user/balance/recharge/create', wish, who)
  topUps.push({ who, payNo, begun: [] })
}
const cancel: Act = async ({ world, dice, sales }) => {
  const of = some(dice, sales)
  if (of) await world.ask('/api/v2/order/sell/cancel', { orderNo: of.orderNo, reason: 'wrong' }, of.who)
}
/** Somebody of the merchant, whose sign-in outlasts the days that go by. */
async function clerkAt({ world, clerks }: Scene, merchantId: number): Promise<Clerk> {
  const clerk = clerks.get(merchantId)!
  return { ...clerk, token: await consoleToken(world, clerk.userId) }
}
const lower: Act = async (scene) => {
  const of = some(scene.dice, scene.sales)
  if (!of) return
  const wish = { orderNo: of.orderNo, goods: scene.dice.int(0, 1500), reason: 'An old friend' }
  const { status, data } = await scene.world.ask('/api/v2/mch/order/price', wish, await clerkAt(scene, of.merchantId))
  if (status === 200) of.payNo = data.payNo
}
const callOff: Act = async (scene) => {
  const { world, dice } = scene
  const of = await saleThat(scene, 'awaitingShipment')
  if (!of) return
  const { orderNo } = of
  await world.ask('/api/v2/order/sell/cancel/request', { orderNo, reason: 'Wrong' }, of.who)
  const answer = { orderNo, approve: dice.chance(0.7), reason: 'No' }
  if (dice.chance(0.8)) await world.ask('/api/v2/mch/order/cancel/audit', answer, await clerkAt(scene, of.merchantId))
}
const deliver: Act = async (scene) => {
  const { world, dice, found } = scene
  const of = await saleThat(scene, 'awaitingShipment')
  if (!of) return
  const parcels = [{ carrier: 'sf', waybill: waybill() }]
  const desk = await clerkAt(scene, of.merchantId)
  const { status } = await world.ask('/api/v2/mch/order/ship', { orderNo: of.orderNo, parcels }, desk)
  if (status !== 200) return
  found.count('shipped')
  if (dice.chance(0.8)) await world.ask('/api/v2/order/sell/confirm', { orderNo: of.orderNo }, of.who)
}
const claimBack: Act = async (scene) => {
  const { world, dice, found } = scene
  const of = await saleThat(scene, 'awaitingReceipt', 'toReview', 'completed')
  if (!of) return
  const { lines } = await world.must('/api/v2/order/sell/detail', { orderNo: of.orderNo }, of.who)
  const { status, data } = await claim(world, of.who, { orderNo: of.orderNo, orderLineId: lines[0]!.orderLineId })
  if (status !== 200) return
  const answer = { serviceNo: data.serviceNos[0]!, approve: dice.chance(0.8), reason: 'Seen' }
  if (dice.chance(0.8)) {
    const reply = await world.ask('/api/v2/mch/refund/audit', answer, await clerkAt(scene, of.merchantId))
    if (reply.status === 200) found.count(answer.approve ? 'claims refunded' : 'claims rejected')
  }
}
const takeOut: Act = async ({ world, dice, people, cards, found }) => {
  const who = dice.pick(people)
  if (dice.chance(0.5)) await earn(world, who, dice.int(1000, 20_000))
  const reply = await withdraw(world, who, dice.int(1000, 12_000), cards.get(who.userId)!)
  if (reply.status === 200) found.count('withdrawals')
}

/** A bank takes back what was paid by card, whatever became of it meanwhile. */
const dispute: Act = async ({ world, providers, dice, disputes, found }) => {
  const { rows } = await world.pool.query<{ ref: string }>(
    `select provider_ref as ref from payment_attempt
     where method = 'online' and status = 'succeeded' and not unwanted order by id desc limit 12`,
  )
  const ref = some(dice, rows)?.ref
  const id = ref === undefined ? undefined : await providers.dispute(ref)
  if (id === undefined) return
  found.count('disputes')
  disputes.push(id)
}
/** The banks say their last word, of one or of all. */
export async function decideAll({ providers, dice, disputes }: Scene, most = disputes.length): Promise<void> {
  for (const id of disputes.splice(0, most)) await providers.decide(id, dice.chance(0.5))
}
const decide: Act = (scene) => decideAll(scene, 1)

const hear: Act = async ({ world, providers }) => {
  await providers.flush()
  await world.runJobs()
}
const mood: Act = async ({ providers, dice, found }) => {
  found.count('faults')
  await providers.mode({
    reorder: dice.chance(0.4),
    duplicate: dice.chance(0.5) ? dice.int(1, 4) : 0,
    tamper: dice.chance(0.2) ? dice.pick(['signature', 'amount', 'otherOrder'] as const) : null,
    api: dice.pick([false, false, false, false, true, 'afterwards'] as const),
    notices: dice.chance(0.2),
    failRefunds: dice.pick([false, false, true, 'refuse'] as const),
  })
}
const soothe: Act = ({ providers }) => providers.mode(calm)
const renew: Act = async ({ providers, found }) => {
  found.count('faults')
  await providers.rotate()
}
/** Lines to the database are cut under whatever is at work. */
const cut: Act = async ({ world, dice, found }) => {
  found.count('faults')
  await world.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename <> current_user and random() < $1`,
    [0.3 + 0.7 * dice.roll()],
  )
}
/** The clock goes on, or for once falls back. */
const wait: Act = async ({ world, dice, found }) => {
  if (dice.chance(0.05)) {
    found.count('faults')
    return world.advance(-dice.int(1, 90) * minute)
  }
  return world.advance(dice.pick([5 * minute, 31 * minute, 31 * minute, 6 * hour, 30 * hour, 60 * hour]))
}

/** How often of a hundred, more or less. */
export const acts: [number, Act][] = [
  [22, buy],
  [8, beginSome],
  [24, payAtOnce],
  [20, rush],
  [10, payThere],
  [6, payByBalance],
  [4, askFriend],
  [5, waitAtPage],
  [4, topUp],
  [3, cancel],
  [2, lower],
  [3, callOff],
  [16, deliver],
  [8, claimBack],
  [4, takeOut],
  [4, dispute],
  [2, decide],
  [14, hear],
  [8, mood],
  [9, soothe],
  [2, renew],
  [8, cut],
  [12, wait],
]
