// What the three sides do without being looked at: by calls, to come to where a scene begins.
import { transfer } from '#kernel/data/ledger.ts'
import { openDb, openPool } from '#kernel/data/db.ts'
import { payPasswordHash, payPassword } from '../../buying.ts'
import { askShop } from '../running-shop.ts'
import type { Merchant, Windows } from './windows.ts'

export const own = <T>({ shop, shopper }: Windows, path: string, input: object): Promise<T> =>
  askShop<T>(shop.url, `/api/v2/${path}`, input, shopper.token)
const does = <T>(w: Windows, path: string, input: object): Promise<T> =>
  own<T>(w, path, { ...input, requestId: crypto.randomUUID() })
async function atDesk<T>(w: Windows, path: string, input: object, headers: Record<string, string>): Promise<T> {
  const reply = await fetch(`${w.shop.url}/api/v2/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...input, requestId: crypto.randomUUID() }),
  })
  const { code, data, message } = (await reply.json()) as { code: number; data: T; message: string }
  if (code !== 20001) throw new Error(`${path}: ${message}`)
  return data
}
export const mch = <T>(w: Windows, { id }: Merchant, path: string, input: object): Promise<T> =>
  atDesk<T>(w, `mch/${path}`, input, {
    authorization: `Bearer ${w.tokens.members}`,
    'user-type': '2',
    'merchant-id': String(id),
  })
export const admin = <T>(w: Windows, path: string, input: object): Promise<T> =>
  atDesk<T>(w, `admin/${path}`, input, { authorization: `Bearer ${w.tokens.staff}`, 'user-type': '3' })

/** Money and a payment password, so that orders are paid at once. */
export async function giveMoney(
  { shop, rows, shopper }: Pick<Windows, 'shop' | 'rows'> & { shopper: Pick<Windows['shopper'], 'email'> },
  fen: number,
): Promise<void> {
  const [person] = await rows<{ userId: number }>(
    'update user_account set pay_password_hash = $1 where email = $2 returning id::int as "userId"',
    [payPasswordHash, shopper.email],
  )
  const { userId } = person!
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  await transfer(openDb(pool), `test:${userId}:${crypto.randomUUID()}`, 'topUp', [
    { owner: 'platform', ownerId: 0, kind: 'clearing:test', amount: -fen },
    { owner: 'user', ownerId: userId, kind: 'balance', amount: fen },
  ])
  await pool.end()
}

export interface Bought {
  orderNo: string
  orderLineId: number
  parcelId: number
}
/** One kind of the merchant's goods, the cheapest. */
export async function placed(
  w: Windows,
  merchant: Merchant,
  quantity = 1,
): Promise<{ orderNo: string; payNo: string }> {
  const { records } = await own<{ records: { id: number }[] }>(w, 'user/address/page', {})
  const wish = { from: { skuId: merchant.goods[0]!.onlySkuId, quantity }, addressId: records[0]!.id }
  const { priceToken } = await own<{ priceToken: string }>(w, 'order/sell/normal/preview', wish)
  const made = await does<{ payNo: string; orderNos: string[] }>(w, 'order/sell/normal/create', { ...wish, priceToken })
  return { orderNo: made.orderNos[0]!, payNo: made.payNo }
}
export async function paid(w: Windows, merchant: Merchant, quantity = 1): Promise<string> {
  const { orderNo, payNo } = await placed(w, merchant, quantity)
  await does(w, 'order/pay/create', { payNo, method: 'balance', payPassword })
  return orderNo
}
let waybills = 0
export const parcel = () => ({ carrier: 'sf', waybill: `SF${String(++waybills).padStart(13, '0')}` })
/** On its way in one parcel. */
export async function shipped(w: Windows, merchant: Merchant, quantity = 1): Promise<Bought> {
  const orderNo = await paid(w, merchant, quantity)
  const { lines } = await own<{ lines: { orderLineId: number }[] }>(w, 'order/sell/detail', { orderNo })
  const { parcelIds } = await mch<{ parcelIds: number[] }>(w, merchant, 'order/ship', { orderNo, parcels: [parcel()] })
  return { orderNo, orderLineId: lines[0]!.orderLineId, parcelId: parcelIds[0]! }
}
export async function received(w: Windows, merchant: Merchant, quantity = 1): Promise<Bought> {
  const order = await shipped(w, merchant, quantity)
  await does(w, 'order/sell/confirm', { orderNo: order.orderNo })
  return order
}
export interface ClaimWish {
  type: 'refundOnly' | 'returnAndRefund' | 'exchange'
  returnGoods?: boolean
  skuId?: number
  reason?: string
}
/** A claim about one piece; its number. */
export async function filed(
  w: Windows,
  { orderNo, orderLineId }: Bought,
  { type, returnGoods, skuId, reason = returnGoods === false ? 'missingPieces' : 'quality' }: ClaimWish,
): Promise<string> {
  const [{ id } = { id: 0 }] = await w.rows<{ id: number }>('select id::int from claim_reason where code = $1', [
    reason,
  ])
  const line = { orderLineId, quantity: 1, ...(skuId !== undefined && { skuId }) }
  const said = {
    type,
    ...(returnGoods !== undefined && { returnGoods }),
    reasonId: id,
    explanation: 'The rim is chipped',
  }
  const made = await does<{ serviceNos: string[] }>(w, 'order/refund/create', { orderNo, ...said, lines: [line] })
  return made.serviceNos[0]!
}
export const agreed = (w: Windows, merchant: Merchant, serviceNo: string) =>
  mch(w, merchant, 'refund/audit', { serviceNo, approve: true })
export const rejected = (w: Windows, merchant: Merchant, serviceNo: string) =>
  mch(w, merchant, 'refund/audit', { serviceNo, approve: false, reason: 'It left our shop whole' })
export const sentBack = (w: Windows, serviceNo: string) =>
  does(w, 'order/refund/logistics/add', { serviceNo, ...parcel(), phone: '13800132719' })
export const cameBack = (w: Windows, merchant: Merchant, serviceNo: string) =>
  mch(w, merchant, 'refund/receive', { serviceNo, saleable: true })
export const replaced = (w: Windows, merchant: Merchant, serviceNo: string) =>
  mch(w, merchant, 'refund/reship', { serviceNo, ...parcel() })
export const asked = (w: Windows, path: string, input: object) => does(w, path, input)
