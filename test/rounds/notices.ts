// Payment notices as a bad line brings them: doubled, out of order, late, forged, with a wrong sum,
// for another order. Every order ends as the provider's own books say, once.
import { auditBooks } from '../../bin/audit-books.ts'
import { mustPlace, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop } from '../goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../online.ts'
import {
  diceOf,
  inParallel,
  openFindings,
  patiently,
  type Dice,
  type Findings,
  type Outcome,
  type Pace,
} from './round.ts'

interface Sale {
  buyer: Buyer
  orderNo: string
  payNo: string
  payable: number
  session: string
  /** unpaid: begun and left · late: paid after its deadline */
  fate: 'pay' | 'late' | 'unpaid' | 'fail'
}
interface StateReply {
  events: {
    event: { id: string; type: string; data: { object: { id?: string } } }
    forged: boolean
    attempts: unknown[]
  }[]
  paymentIntents: { id: string; status: string; amount_received: number }[]
  refunds: { amount: number; status: string }[]
}
const batchSize = 20

export async function noticeRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const online = await openOnlineWorld({ providerTimeoutMs: 4000 }, postgres)
  try {
    const goods = await makeShop(online.world)
    await online.world.pool.query(`update stock set on_hand = 1000000 where sku_id = $1`, [goods.skus.paper])
    await online.world.pool.query(
      `insert into stock_move (sku_id, on_hand, reason, ref) values ($1, 999700, 'test', 'notices')`,
      [goods.skus.paper],
    )
    for (let n = 0, sent = 0; sent < times; n++) sent = await batch(online, goods.skus.paper, dice, found, n)
    await checkBooks(online, found)
  } finally {
    await online.close()
  }
  return found
}

/** A batch of payments under one mood of the provider. Returns how many notices the shop was sent so far. */
async function batch(online: OnlineWorld, skuId: number, dice: Dice, found: Findings, at: number): Promise<number> {
  const { world, control } = online
  const buyers = await crowd(world, batchSize, { name: `batch${at}` })
  const reorder = dice.chance(0.2)
  const tamper = dice.chance(0.15) ? dice.pick(['amount', 'otherOrder', 'signature'] as const) : null
  await control('mode', { reorder, duplicate: reorder && dice.chance(0.3) ? 2 : 0, tamper })
  if (tamper) found.count('faults')
  const sales = await inParallel(buyers, 4, async (buyer): Promise<Sale> => {
    const { payNo, orderNos, payable } = await mustPlace(world, buyer, { skuId, quantity: dice.int(1, 3) })
    return {
      buyer,
      payNo,
      payable,
      orderNo: orderNos[0]!,
      session: await online.begin(buyer, payNo),
      fate: dice.chance(0.1) ? 'late' : dice.pick(['pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'fail', 'unpaid']),
    }
  })
  for (const { session, fate } of sales) {
    if (dice.chance(0.06)) {
      await control('forge', { type: 'checkout.session.completed', sessionId: session })
      found.count('faults')
    }
    if (fate === 'fail') await control(`fail/${session}`)
    if (fate === 'pay') await control(`pay/${session}`)
  }
  await control('flush')
  await control('mode', { reorder: false, duplicate: 0, tamper: null })
  await control('flush')
  await world.runJobs()
  await doubled(online, dice)
  // a notice that was tampered with on its way is made good by the result page, which asks
  for (const { buyer, payNo, fate } of sales)
    if (fate === 'pay') await patiently(() => world.ask('/api/v2/order/pay/status', { payNo }, buyer))
  await world.advance(1_801_000)
  await world.runJobs()
  for (const { session, fate } of sales) if (fate === 'late') await control(`pay-late/${session}`)
  for (let i = 0; i < 3; i++) await world.runJobs()
  await inParallel(sales, 4, (sale) => check(online, sale, found))
  found.count('payments', sales.length)
  const { events } = (await control('state')).body as unknown as StateReply
  const sendings = events.reduce((n, e) => n + e.attempts.length, 0)
  found.count('sendings', sendings - (found.told['sendings'] ?? 0))
  return sendings
}
/** A third of what was told is told again, some of it often. */
async function doubled({ control, world }: OnlineWorld, dice: Dice): Promise<void> {
  const { events } = (await control('state')).body as unknown as StateReply
  const again = dice.shuffle(events.filter((e) => !e.forged && dice.chance(0.3)))
  await inParallel(again, 6, ({ event }) => control(`resend/${event.id}`, { times: dice.int(1, 3) }))
  await world.runJobs()
}
async function check({ world }: OnlineWorld, sale: Sale, found: Findings): Promise<void> {
  const detail = await world.must('/api/v2/order/sell/detail', { orderNo: sale.orderNo }, sale.buyer)
  const wanted = sale.fate === 'pay' || sale.fate === 'late' ? 'awaitingShipment' : 'closed'
  const paid = detail.history.filter((h) => h.event === 'pay' || h.event === 'latePay').length
  found.expect(
    detail.status === wanted && paid === (wanted === 'closed' ? 0 : 1),
    `an order whose payment was "${sale.fate}" stands wrong`,
    {
      orderNo: sale.orderNo,
      status: detail.status,
      paid,
      history: detail.history.map((h) => h.event),
    },
  )
  found.count(sale.fate)
}

/** What the provider took less what it gave back is what our books say of it. */
async function checkBooks({ world, control }: OnlineWorld, found: Findings): Promise<void> {
  const state = (await control('state')).body as unknown as StateReply
  const took =
    state.paymentIntents.filter((i) => i.status === 'succeeded').reduce((n, i) => n + i.amount_received, 0) -
    state.refunds.filter((r) => r.status === 'succeeded').reduce((n, r) => n + r.amount, 0)
  const { rows } = await world.pool.query<{ sum: string }>(
    `select coalesce(-sum(e.amount), 0) as sum from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.owner = 'platform' and a.kind = 'clearing:stripe'`,
  )
  found.expect(Number(rows[0]!.sum) === took, "our books and the provider's differ", {
    ours: Number(rows[0]!.sum),
    theirs: took,
  })
  const audit = await auditBooks(world.pool)
  found.expect(audit.right, 'the books', audit.differences)
  const kept = await world.pool.query<{ outcome: string; n: string }>(
    'select outcome, count(*) as n from payment_notice group by 1',
  )
  for (const { outcome, n } of kept.rows) found.count(`notices: ${outcome ?? 'not handled'}`, Number(n))
  found.expect(
    kept.rows.every((r) => r.outcome !== null),
    'a notice was never handled',
  )
}
