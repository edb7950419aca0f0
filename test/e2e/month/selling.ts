// A month of selling at five merchants, past the browser: orders by every method, received; pieces given back before
// their lines are settled and afterwards; one payment that the shop knows nothing of.
import { expect } from 'vitest'
import { payPassword } from '../../buying.ts'
import { consoleToken } from '../console-side.ts'
import { ownerOf, rowsOf, type AskAsMerchant } from '../merchant-side.ts'
import { askShop, plainGoods, signedIn, type OwnShop } from '../running-shop.ts'
import { giveMoney } from '../three-windows/calls.ts'
import { idle } from './clock.ts'

export interface Merchant {
  id: number
  owner: string
}
const merchantsIn = (shop: OwnShop): Promise<Merchant[]> =>
  rowsOf<Merchant>(
    shop,
    `select m.merchant_id::int as id, u.email as owner from membership m join user_account u on u.id = m.user_id
     where m.audience = 'merchant' and m.role = 'owner' order by m.merchant_id`,
    [],
  )
const methods = ['balance', 'wechat', 'alipay', 'online'] as const
type Method = (typeof methods)[number]
/** enough for what is paid from a balance */
const balance = 1_000_000
const requestId = (): string => crypto.randomUUID()

interface Selling {
  shop: OwnShop
  buyer: string
  addressId: number
  goods: Awaited<ReturnType<typeof plainGoods>>
}
const asBuyer = <T>({ shop, buyer }: Selling, path: string, input: object): Promise<T> =>
  askShop<T>(shop.url, `/api/v2/${path}`, input, buyer)
/** What is paid from a balance is cheap, what comes from elsewhere dear: a month's money must not end a balance. */
function goodsFor({ goods }: Selling, { id }: Merchant, method: Method): number {
  const own = goods.filter((g) => g.merchant.merchantId === id).toSorted((a, b) => a.price - b.price)
  return own.at(method === 'balance' ? 0 : -1)!.onlySkuId
}
interface Placed {
  payNo: string
  orderNo: string
}
async function placed(of: Selling, merchant: Merchant, method: Method): Promise<Placed> {
  const wish = { from: { skuId: goodsFor(of, merchant, method), quantity: 2 }, addressId: of.addressId }
  const { priceToken } = await asBuyer<{ priceToken: string }>(of, 'order/sell/normal/preview', wish)
  const order = { ...wish, priceToken, requestId: requestId() }
  const made = await asBuyer<{ payNo: string; orderNos: string[] }>(of, 'order/sell/normal/create', order)
  return { payNo: made.payNo, orderNo: made.orderNos[0]! }
}

interface Going {
  status: string
  redirectUrl: string | null
  code: string | null
}
const control = (address: string, path: string, body: object = {}): Promise<Response> =>
  fetch(`${new URL(address).origin}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** Pays it as the buyer would at the provider; where that provider's pages are. */
async function pay(of: Selling, { payNo }: Placed, method: Method): Promise<string | null> {
  const wish = { payNo, method, ...(method === 'balance' && { payPassword }), requestId: requestId() }
  let going = await asBuyer<Going>(of, 'order/pay/create', wish)
  const address = (): string | null => going.code ?? going.redirectUrl
  const status = async () => {
    if (address() === null) going = await asBuyer<Going>(of, 'order/pay/status', { payNo })
    return going.status === 'paid' || address() !== null
  }
  await expect.poll(status, { timeout: 30_000 }).toBe(true)
  const at = address()
  if (at === null) return null
  await fetch(at) // a wallet opens the payment as the buyer comes
  const [attempt] = await rowsOf<{ ref: string }>(
    of.shop,
    `select a.provider_ref as ref from payment_attempt a join payment p on p.id = a.payment_id where p.pay_no = $1`,
    [payNo],
  )
  const isCard = method === 'online'
  const paid = await control(
    at,
    isCard ? `pay/${new URL(at).pathname.split('/').at(-1)}` : `pay/${method}/${attempt!.ref}`,
  )
  expect([method, paid.status]).toEqual([method, 200])
  return at
}
const statusOf = async (of: Selling, orderNo: string): Promise<string> =>
  (await asBuyer<{ status: string }>(of, 'order/sell/detail', { orderNo })).status
let waybills = 0
async function received(of: Selling, desk: AskAsMerchant, { orderNo }: Placed): Promise<void> {
  await expect.poll(() => statusOf(of, orderNo), { timeout: 30_000 }).toBe('awaitingShipment')
  const waybill = `SF${String(++waybills).padStart(13, '0')}`
  await desk('order/ship', { orderNo, parcels: [{ carrier: 'sf', waybill }] })
  await asBuyer(of, 'order/sell/confirm', { orderNo, requestId: requestId() })
}
/** One of the two pieces goes back while it may be claimed. */
async function claimed(of: Selling, desk: AskAsMerchant, orderNo: string): Promise<void> {
  const [reason] = await rowsOf<{ id: number }>(of.shop, `select id::int from claim_reason where code = $1`, [
    'missingPieces',
  ])
  const { lines } = await asBuyer<{ lines: { orderLineId: number }[] }>(of, 'order/sell/detail', { orderNo })
  const { serviceNos } = await asBuyer<{ serviceNos: string[] }>(of, 'order/refund/create', {
    orderNo,
    type: 'refundOnly',
    returnGoods: false,
    reasonId: reason!.id,
    explanation: 'One of the two was not in the box',
    lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }],
    requestId: requestId(),
  })
  await desk('refund/audit', { serviceNo: serviceNos[0]!, approve: true })
}

/** What the bank is to pay. */
export interface Unpaid {
  payNo: string
  /** fen */
  payable: number
}
export interface Sold {
  merchants: Merchant[]
  /** of the first merchant, paid from a balance */
  balanceOrder: string
  /** of the first merchant: it waits for the bank, then it is received */
  atBank: Unpaid & { receive: () => Promise<void> }
}
async function byTransfer(of: Selling, merchant: Merchant): Promise<Sold['atBank']> {
  const order = await placed(of, merchant, 'balance')
  const { payable } = await asBuyer<{ payable: number }>(of, 'order/sell/detail', { orderNo: order.orderNo })
  const receive = async () => received(of, await ownerOf(of.shop, merchant.id), order)
  return { payNo: order.payNo, payable, receive }
}
/** Each merchant sells by the balance and by one way from elsewhere; the first by all of them. */
export async function sellAMonth(shop: OwnShop): Promise<Sold> {
  const email = 'lin@example.com'
  const rows = <T extends object>(text: string, values: unknown[] = []) => rowsOf<T>(shop, text, values)
  await giveMoney({ shop, rows, shopper: { email } }, balance)
  const buyer = await signedIn(shop.url, email)
  const { records } = await askShop<{ records: { id: number }[] }>(shop.url, '/api/v2/user/address/page', {}, buyer)
  const of: Selling = { shop, buyer, addressId: records[0]!.id, goods: await plainGoods(shop.url) }
  const selling = new Set(of.goods.map((g) => g.merchant.merchantId))
  const merchants = (await merchantsIn(shop)).filter(({ id }) => selling.has(id)).slice(0, 5)
  expect(merchants).toHaveLength(5)
  const orders = new Map<string, string>()
  for (const [n, merchant] of merchants.entries()) {
    const desk = await ownerOf(shop, merchant.id)
    const ways = n === 0 ? methods : (['balance', methods[1 + (n % 3)]!] as const)
    for (const method of ways) {
      const order = await placed(of, merchant, method)
      const at = await pay(of, order, method)
      await received(of, desk, order)
      orders.set(`${n} ${method}`, order.orderNo)
      if (n !== 0 || method !== 'wechat') continue
      await claimed(of, desk, order.orderNo)
      expect((await control(at!, 'strange/wechat', { fen: 4321 })).status).toBe(200)
    }
  }
  await idle(shop)
  const atBank = await byTransfer(of, merchants[0]!)
  return { merchants, balanceOrder: orders.get('0 balance')!, atBank }
}
/** Staff give a piece back when its time is over and its money is the merchant's. */
export async function takeBackLate(shop: OwnShop, orderNo: string): Promise<void> {
  const token = await consoleToken(shop, 'admin@example.com')
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, `/api/v2/admin/${path}`, input, token, 'staff')
  const { lines } = await ask<{ lines: { orderLineId: number }[] }>('refund/grant/preview', { orderNo })
  const { orderLineId } = lines[0]!
  const words = { fault: 'merchant', reason: 'The glaze turned out to be crazed' }
  await ask('refund/grant', { orderNo, orderLineId, quantity: 1, ...words, requestId: requestId() })
  await idle(shop)
}
