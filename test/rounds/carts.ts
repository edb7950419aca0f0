// Random carts through the whole shop:
// what the cart, the preview, the order and the payment say is one sum, and its parts make it up.
import { auditBooks } from '../../bin/audit-books.ts'
import { payFromBalance, shanghai, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
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

const places = [
  { state: '新疆维吾尔自治区', stateCode: '65', city: '乌鲁木齐市', region: '天山区', detail: '解放北路 1 号' },
  { state: '上海市', stateCode: '31', city: '上海市', region: '徐汇区', detail: '武康路 168 号' },
]
interface Sums {
  goodsAmount: number
  freight: number
  tax: number
  payable: number
  discount: Record<string, number>
}
const addsUp = ({ goodsAmount, freight, tax, payable, discount }: Sums): boolean =>
  goodsAmount + freight + tax - Object.values(discount).reduce((a, b) => a + b, 0) === payable
const total = <T>(of: readonly T[], by: (value: T) => number): number => of.reduce((n, v) => n + by(v), 0)

export async function cartRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const world = await openWorld({ postgres })
  try {
    const goods = await makeShop(world)
    for (const sku of ['normal', 'second', 'cent', 'paper', 'heavy'] as const) {
      await world.pool.query('update stock set on_hand = on_hand + 10000000 where sku_id = $1', [goods.skus[sku]])
      await world.pool.query(
        `insert into stock_move (sku_id, on_hand, reason, ref) values ($1, 10000000, 'test', 'carts')`,
        [goods.skus[sku]],
      )
    }
    for (let done = 0; done < times; done += 100) {
      const buyers = await crowd(world, Math.min(100, times - done), { fen: 5_000_000_000 })
      await inParallel(buyers, 4, (buyer) => one(world, goods, buyer, dice, found))
      await world.runJobs()
    }
    const audit = await auditBooks(world.pool)
    found.expect(audit.right, 'the books', audit.differences)
  } finally {
    await world.close()
  }
  return { wrong: found.wrong, told: found.told }
}

/** Fills the buyer's cart; some are members. Answers the address to which it goes. */
async function fill(world: World, goods: TestGoods, buyer: Buyer, dice: Dice): Promise<number> {
  if (dice.chance(0.4))
    await world.pool.query(
      `update user_account set vip = 1, vip_until = shop_now() + interval '1 year' where id = $1`,
      [buyer.userId],
    )
  const { id } = await world.must('/api/v2/user/address/add', { ...shanghai, ...dice.pick(places) }, buyer)
  for (const sku of dice.shuffle(['normal', 'second', 'cent', 'paper', 'heavy'] as const).slice(0, dice.int(1, 5)))
    await world.must(
      '/api/v2/cart/cart/add',
      { skuId: goods.skus[sku], quantity: dice.chance(0.8) ? dice.int(1, 9) : dice.int(1, 900) },
      buyer,
    )
  return id
}

async function one(world: World, goods: TestGoods, buyer: Buyer, dice: Dice, found: Findings): Promise<void> {
  const addressId = await fill(world, goods, buyer, dice)
  const invoice = dice.pick([
    { type: 'none' as const },
    { type: 'individual' as const, title: '林月然' },
    { type: 'enterprise' as const, title: 'Nanshan Ltd.', taxNo: '91310000MA1FL0AB12' },
  ])
  const cart = await world.must('/api/v2/cart/cart/list', {}, buyer)
  const wish = { from: { cart: true as const }, addressId, invoice }
  const preview = await world.must('/api/v2/order/sell/normal/preview', wish, buyer)
  const placed = await patiently(() =>
    world.ask('/api/v2/order/sell/normal/create', { ...wish, priceToken: preview.priceToken }, buyer),
  )
  if (placed.status !== 200) return found.expect(false, 'a cart was refused', placed.raw)
  const details = await Promise.all(
    placed.data.orderNos.map((orderNo) => world.must('/api/v2/order/sell/detail', { orderNo }, buyer)),
  )
  const evidence = {
    cart: cart.totals,
    preview: preview.totals,
    placed: placed.data.payable,
    orders: details.map((d) => [d.goodsAmount, d.freight, d.tax, d.payable]),
  }
  found.expect(
    cart.totals.goodsAmount === preview.totals.goodsAmount &&
      cart.totals.total === preview.totals.goodsAmount - cart.totals.discount.member,
    'the cart and the preview differ',
    evidence,
  )
  found.expect([preview.totals, ...preview.groups, ...details].every(addsUp), 'parts do not make up the sum', evidence)
  found.expect(
    preview.totals.payable === placed.data.payable && placed.data.payable === total(details, (d) => d.payable),
    'the preview and the order differ',
    evidence,
  )
  found.expect(
    details.every((d) => d.payable === total(d.lines, (l) => l.payable) + d.freight - (d.discount.freight ?? 0)),
    'the lines do not make up the order',
    evidence,
  )
  const paid = await patiently(() => payFromBalance(world, buyer, placed.data.payNo))
  const { balance } = await world.must('/api/v2/user/balance/detail', {}, buyer)
  found.expect(
    paid.data.status === 'paid' && balance === 5_000_000_000 - placed.data.payable,
    'what was paid is not the sum',
    { ...evidence, balance },
  )
  found.count('carts')
}
