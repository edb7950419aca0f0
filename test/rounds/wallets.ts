// Two wallets over a bad line: notices doubled, out of order, forged, lost; odd sums, late money, another certificate,
// answers that never come, refunds that fail. In the end our books say what the providers' own books say.
import { auditBooks } from '../../bin/audit-books.ts'
import { refundOrder } from '#features/sales/payments/payments.ts'
import { mustPlace, payFromBalance, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop } from '../goods.ts'
import { openWalletWorld, phone, type Wallet, type WalletWorld } from '../wallets.ts'
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
  wallet: Wallet
  ref: string
  /** twice: at the wallet and from the balance */
  fate: 'pay' | 'late' | 'unpaid' | 'twice' | 'odd'
}
const batchSize = 16
const calm = {
  duplicate: 0,
  reorder: false,
  tamper: null,
  silent: { api: false, notices: false },
  failRefunds: false,
  odd: null,
}

export async function walletRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const shop = await openWalletWorld({ providerTimeoutMs: 4000, providerPatienceMs: 4000 }, { postgres })
  try {
    const goods = await makeShop(shop.world)
    await shop.world.pool.query(`update stock set on_hand = 1000000 where sku_id = $1`, [goods.skus.paper])
    await shop.world.pool.query(
      `insert into stock_move (sku_id, on_hand, reason, ref) values ($1, 999700, 'test', 'wallets')`,
      [goods.skus.paper],
    )
    for (let sent = 0; sent < times;) sent += await batch(shop, goods.skus.paper, dice, found)
    await checkBooks(shop, found)
  } finally {
    await shop.close()
  }
  return found
}

/** A batch of payments under one mood of the providers. Returns how many payments it was. */
async function batch(shop: WalletWorld, skuId: number, dice: Dice, found: Findings): Promise<number> {
  const { world, control } = shop
  const buyers = await crowd(world, batchSize, { fen: 200_000 })
  const sales = await inParallel(buyers, 4, async (buyer): Promise<Sale> => {
    const { payNo, orderNos, payable } = await mustPlace(world, buyer, { skuId, quantity: dice.int(1, 3) })
    const wallet = dice.pick(['wechat', 'alipay'] as const)
    const ref = await shop.begin(buyer, payNo, wallet, dice.chance(0.4) ? phone : 'desk')
    const fate = dice.pick(['pay', 'pay', 'pay', 'pay', 'late', 'unpaid', 'twice', 'odd'] as const)
    return { buyer, payNo, payable, orderNo: orderNos[0]!, wallet, ref, fate }
  })
  const mood = {
    reorder: dice.chance(0.3),
    duplicate: dice.chance(0.3) ? dice.int(1, 3) : 0,
    tamper: dice.chance(0.2) ? dice.pick(['amount', 'otherOrder', 'signature', 'body'] as const) : null,
    silent: { notices: dice.chance(0.2) },
  }
  await control('mode', mood)
  if (mood.tamper || mood.silent.notices) found.count('faults')
  if (dice.chance(0.3)) {
    await control(`rotate${dice.chance(0.5) ? '?drop=1' : ''}`)
    found.count('faults')
  }
  for (const { wallet, ref, fate, buyer, payNo } of sales) {
    if (fate === 'odd') await control('mode', { odd: dice.pick(['less', 'more'] as const) })
    if (['pay', 'twice', 'odd'].includes(fate)) await control(`pay/${wallet}/${ref}`)
    if (fate === 'odd') await control('mode', { odd: null })
    if (fate === 'twice') await patiently(() => payFromBalance(world, buyer, payNo))
  }
  await control('flush')
  await control('mode', calm)
  await control('flush')
  await world.runJobs()
  for (const { buyer, payNo, fate } of sales)
    if (fate === 'pay') await patiently(() => world.ask('/api/v2/order/pay/status', { payNo }, buyer))
  await world.advance(1_801_000)
  await world.runJobs()
  for (const { wallet, ref, fate } of sales) if (fate === 'late') await control(`pay-late/${wallet}/${ref}`)
  for (let i = 0; i < 3; i++) await world.runJobs()
  await giveSomeBack(shop, sales, dice)
  await inParallel(sales, 4, (sale) => check(shop, sale, found))
  return sales.length
}
/** Parts of some paid orders go back, while the providers refuse or let them fail. */
async function giveSomeBack({ world, control }: WalletWorld, sales: readonly Sale[], dice: Dice): Promise<void> {
  await control('mode', { failRefunds: dice.pick([false, false, true, 'refuse'] as const) })
  for (const { orderNo, fate, payable } of sales) {
    if (fate !== 'pay' || !dice.chance(0.5)) continue
    const { rows } = await world.pool.query<{ id: string }>('select id from shop_order where order_no = $1', [orderNo])
    const amount = dice.int(1, payable)
    await world.app.db
      .transaction()
      .execute((trx) => refundOrder(trx, world.app.context, Number(rows[0]!.id), amount, 'test', `round ${orderNo}`))
  }
  await world.runJobs()
  await control('mode', { failRefunds: false })
  for (let i = 0; i < 4; i++) await world.advance(3_600_000)
}

async function check({ world }: WalletWorld, sale: Sale, found: Findings): Promise<void> {
  const detail = await world.must('/api/v2/order/sell/detail', { orderNo: sale.orderNo }, sale.buyer)
  const paid = detail.history.filter((h) => h.event === 'pay' || h.event === 'latePay').length
  const mustBePaid = ['pay', 'late', 'twice'].includes(sale.fate)
  found.expect(
    mustBePaid ? paid === 1 && detail.status !== 'pendingPayment' : paid === 0 && detail.status === 'closed',
    `an order whose payment was "${sale.fate}" stands wrong`,
    { orderNo: sale.orderNo, wallet: sale.wallet, status: detail.status, paid },
  )
  found.count(`${sale.wallet}: ${sale.fate}`)
}

/** What each provider took less what it gave back is what our books say of it; nothing waits anywhere. */
async function checkBooks(shop: WalletWorld, found: Findings): Promise<void> {
  const { world } = shop
  for (let i = 0; i < 4; i++) await world.advance(6 * 3_600_000)
  const { trades, refunds, notices } = await shop.state()
  for (const wallet of ['wechat', 'alipay'] as const) {
    const theirs =
      trades.filter((t) => t.wallet === wallet && t.state === 'paid').reduce((n, t) => n + t.taken, 0) -
      refunds.filter((r) => r.wallet === wallet && r.state === 'SUCCESS').reduce((n, r) => n + r.fen, 0)
    const { rows } = await world.pool.query<{ sum: string }>(
      `select coalesce(-sum(e.amount), 0) as sum from ledger_entry e join ledger_account a on a.id = e.account_id
       where a.owner = 'platform' and a.kind = $1`,
      [`clearing:${wallet}`],
    )
    const ours = Number(rows[0]!.sum)
    found.expect(ours === theirs, `our books and those of ${wallet} differ`, { ours, theirs })
    found.count(`${wallet}: fen in the end`, theirs)
  }
  const left = await world.pool.query<{ n: string; status: string }>(
    `select status, count(*) as n from refund where status <> 'done' group by 1`,
  )
  found.expect(left.rowCount === 0, 'a refund is not through', left.rows)
  const audit = await auditBooks(world.pool)
  found.expect(audit.right, 'the books', audit.differences)
  const kept = await world.pool.query<{ outcome: string | null }>('select outcome from payment_notice')
  found.expect(
    kept.rows.every(({ outcome }) => outcome !== null),
    'a notice was never handled',
  )
  found.count('notices kept', kept.rowCount ?? 0)
  found.count(
    'notices sent',
    notices.reduce((n, { attempts }) => n + attempts.length, 0),
  )
}
