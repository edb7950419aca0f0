// Limits under 50 parallel hands: cart against stock and purchase limit, orders against the limit, addresses,
// labels and the default, codes and payment passwords.
import { auditBooks } from '../../bin/audit-books.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { place, shanghai, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import { diceOf, openFindings, patiently, type Dice, type Findings, type Outcome, type Pace } from './round.ts'

const hands = 50
const atOnce = <T extends { status: number }>(ask: (i: number) => Promise<T>, count = hands): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => patiently(() => ask(i))))
const addressMax = 7

interface Scene {
  world: World
  goods: TestGoods
  dice: Dice
  found: Findings
}
const one = async <T extends object>(world: World, query: string, values: unknown[]): Promise<T> =>
  (await world.pool.query<T>(query, values)).rows[0]!

/** Adding to a cart from many tabs passes neither the purchase limit nor the stock, and no tap is lost below them. */
async function cart({ world, goods, dice, found }: Scene, buyer: Buyer): Promise<void> {
  const [skuId, limit] = dice.pick([
    [goods.skus.limited, 1],
    [goods.skus.faraway, 20],
    [goods.skus.second, 40],
  ] as const)
  const each = dice.int(1, 3)
  const replies = await atOnce(() => world.ask('/api/v2/cart/cart/add', { skuId, quantity: each }, buyer))
  const { records } = {
    records: await world.pool.query<{ quantity: number }>(
      'select quantity from cart_line where user_id = $1 and sku_id = $2',
      [buyer.userId, skuId],
    ),
  }
  const held = records.rows.reduce((n, r) => n + r.quantity, 0)
  const granted = replies.filter((r) => r.status === 200).length
  found.expect(records.rowCount !== null && records.rowCount <= 1 && held <= limit, 'a cart passed its limit', {
    held,
    limit,
    each,
  })
  found.expect(
    held === granted * each && granted === Math.min(hands, Math.floor(limit / each)),
    'taps on "add" were lost or doubled',
    { held, granted, each, limit },
  )
  found.expect(
    replies.every(
      (r) => r.status === 200 || ['atMost', 'exceedsPurchaseLimit', 'onlyLeft'].includes(r.data.reason ?? ''),
    ),
    'a refusal that is not clean',
    replies.find((r) => r.status >= 500)?.raw,
  )
}
/** A cart holds at most so many lines, also when all are put at once. */
async function lines({ world, goods, found }: Scene, buyer: Buyer): Promise<void> {
  const skus = [
    goods.skus.normal,
    goods.skus.second,
    goods.skus.cent,
    goods.skus.limited,
    goods.skus.faraway,
    goods.skus.paper,
    goods.skus.heavy,
  ]
  const replies = await atOnce((i) =>
    world.ask('/api/v2/cart/cart/add', { skuId: skus[i % skus.length]!, quantity: 1 }, buyer),
  )
  const { n } = await one<{ n: number }>(world, 'select count(*)::int as n from cart_line where user_id = $1', [
    buyer.userId,
  ])
  found.expect(n <= 4, 'a cart holds too many lines', { n })
  found.expect(
    replies.every((r) => r.status < 500),
    'a server error',
    replies.find((r) => r.status >= 500)?.raw,
  )
}
async function purchaseLimit({ world, goods, found }: Scene, buyer: Buyer): Promise<void> {
  const replies = await atOnce(() => place(world, buyer, { skuId: goods.skus.limited, quantity: 1 }))
  const placed = replies.filter((r) => r.status === 200)
  found.expect(placed.length === 1, 'orders passed the purchase limit, or none came through', { placed: placed.length })
  found.expect(
    replies.every((r) => r.status === 200 || r.data.reason === 'exceedsPurchaseLimit'),
    'a refusal that is not clean',
    replies.find((r) => r.status !== 200 && r.data.reason !== 'exceedsPurchaseLimit')?.raw,
  )
  await world.must('/api/v2/order/sell/cancel', { orderNo: placed[0]!.data.orderNos[0]! }, buyer)
}
async function addresses({ world, dice, found }: Scene, buyer: Buyer): Promise<void> {
  const replies = await atOnce(
    (i) =>
      world.ask(
        '/api/v2/user/address/add',
        { ...shanghai, label: `place ${i % 3}`, isDefault: dice.chance(0.5) },
        buyer,
      ),
    24,
  )
  const more = await atOnce(
    () => world.ask('/api/v2/user/address/add', { ...shanghai, isDefault: dice.chance(0.5) }, buyer),
    24,
  )
  const rows = (
    await world.pool.query<{ label: string | null; is_default: boolean; id: number }>(
      'select id, label, is_default from address where user_id = $1 and deleted_at is null',
      [buyer.userId],
    )
  ).rows
  const labels = rows.flatMap((r) => r.label ?? [])
  found.expect(rows.length === addressMax, 'addresses are not as many as are allowed', { rows: rows.length })
  found.expect(rows.filter((r) => r.is_default).length === 1, 'not one default address')
  found.expect(new Set(labels).size === labels.length, 'a label stands twice', labels)
  const defaults = await atOnce(
    (i) => world.ask('/api/v2/user/address/default', { id: rows[i % rows.length]!.id }, buyer),
    24,
  )
  const { n } = await one<{ n: number }>(
    world,
    'select count(*)::int as n from address where user_id = $1 and is_default and deleted_at is null',
    [buyer.userId],
  )
  found.expect(n === 1, 'not one default address after many changes', { n })
  const all = [...replies, ...more, ...defaults]
  found.expect(
    all.every((r) => r.status < 500),
    'a server error',
    all.find((r) => r.status >= 500)?.raw,
  )
}
/** At most five guesses of a code are looked at: the right one behind them no longer counts. */
async function codes({ world, found }: Scene, buyer: Buyer): Promise<void> {
  const ask = (code: string) => world.ask('/login', { user_email: buyer.email, code, agreement: true })
  await world.must('/get-email-valid-code', { user_email: buyer.email, captchaToken: await world.captchaToken() })
  const right = (await readInbox(world.app.context.env.dataDir, buyer.email))[0]!.code!
  const wrong = right === '000000' ? '000001' : '000000'
  const replies = await atOnce(() => ask(wrong))
  const { attempts } = await one<{ attempts: number }>(
    world,
    `select attempts from login_code where target = $1 order by id desc limit 1`,
    [buyer.email],
  )
  found.expect(attempts === 5, 'more or fewer than five guesses were looked at', { attempts })
  found.expect(
    replies.every((r) => (r.raw['userinfo'] ?? null) === null && r.code !== 1),
    'a wrong code signed in',
  )
  found.expect((await ask(right)).code !== 1, 'the right code still counts after five wrong ones')
}
async function payPasswords({ world, goods, found }: Scene, buyer: Buyer): Promise<void> {
  const placed = await place(world, buyer, { skuId: goods.skus.cent, quantity: 1 })
  const { payNo } = placed.data
  const replies = await atOnce(() =>
    world.ask('/api/v2/order/pay/create', { payNo, method: 'balance', payPassword: '000000' }, buyer),
  )
  const told = (reason: string) => replies.filter((r) => r.data.reason === reason).length
  found.expect(
    told('payPasswordWrong') === 4 && told('payPasswordLocked') === hands - 4,
    'guesses of the payment password',
    {
      wrong: told('payPasswordWrong'),
      locked: told('payPasswordLocked'),
    },
  )
  const { failures } = await one<{ failures: number }>(world, 'select n as failures from abuse_count where key = $1', [
    `payPassword ${buyer.userId}`,
  ])
  found.expect(failures === 5, 'not five guesses were looked at', { failures })
  await world.must('/api/v2/order/sell/cancel', { orderNo: placed.data.orderNos[0]! }, buyer)
}
/** One code signs in once, however many hold it. */
async function codeOnce({ world, found }: Scene, buyer: Buyer): Promise<void> {
  await world.must('/get-email-valid-code', { user_email: buyer.email, captchaToken: await world.captchaToken() })
  const code = (await readInbox(world.app.context.env.dataDir, buyer.email))[0]!.code!
  const replies = await atOnce(() => world.ask('/login', { user_email: buyer.email, code, agreement: true }), 5)
  found.expect(
    replies.filter((r) => r.code === 1).length === 1,
    'a code signed in more or less than once',
    replies.map((r) => r.code),
  )
}
const races = { cart, lines, purchaseLimit, addresses, codes, codeOnce, payPasswords }
export type Race = keyof typeof races

/** `times` rounds of each race, or of the named ones. */
export const limitsRound =
  (names: readonly Race[] = Object.keys(races) as Race[]) =>
  async ({ times, seed, postgres }: Pace): Promise<Outcome> => {
    const found = openFindings()
    const dice = diceOf(seed)
    for (const name of names) {
      const world = await openWorld({
        postgres,
        settings: { addressMaxCount: addressMax, ...(name === 'lines' ? { cartMaxLines: 4 } : {}) },
      })
      try {
        const scene = { world, dice, found, goods: await makeShop(world) }
        for (const buyer of await crowd(world, times, { fen: 100_000 })) await races[name](scene, buyer)
        found.count(name, times)
        const audit = await auditBooks(world.pool)
        found.expect(audit.right, `the books after ${name}`, audit.differences)
      } finally {
        await world.close()
      }
    }
    return found
  }
