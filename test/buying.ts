// A buyer ready to order: an address in Shanghai, money, a payment password; and the steps from cart to paid.
import { hash } from '@node-rs/argon2'
import { transfer } from '#kernel/data/ledger.ts'
import type { Front, Person } from './front.ts'

export interface Buyer extends Person {
  addressId: number
}
export const shanghai = {
  consignee: '林月然',
  areaCode: '86',
  phone: '13800132719',
  country: 'CN',
  state: '上海市',
  stateCode: '31',
  city: '上海市',
  region: '徐汇区',
  detail: '武康路 168 号 4 栋 1203 室',
}
export const payPasswordHash = await hash('135790')
export const payPassword = '135790'

export async function buyer(
  world: Front,
  { fen = 100_000, name }: { fen?: number; name?: string } = {},
): Promise<Buyer> {
  const person = await world.person(name)
  await world.pool.query('update user_account set pay_password_hash = $1 where id = $2', [
    payPasswordHash,
    person.userId,
  ])
  if (fen > 0) await giveMoney(world, person.userId, fen)
  const { id } = await world.must('/api/v2/user/address/add', shanghai, person)
  return { ...person, addressId: id }
}
export async function giveMoney(world: Front, userId: number, fen: number): Promise<void> {
  await transfer(world.app.db, `test:${userId}:${crypto.randomUUID()}`, 'topUp', [
    { owner: 'platform', ownerId: 0, kind: 'clearing:test', amount: -fen },
    { owner: 'user', ownerId: userId, kind: 'balance', amount: fen },
  ])
}
export const balanceOfBuyer = async (world: Front, who: Person): Promise<number> =>
  (await world.must('/api/v2/user/balance/detail', {}, who)).balance

type From = { cart: true } | { skuId: number; quantity: number; answers?: { code: string; value: string }[] }
/** What a preview shows, agreed to: the input of create, for one order. */
export async function agreed(world: Front, who: Buyer, from: From) {
  const wish = { from, addressId: who.addressId }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, who)
  return { ...wish, priceToken }
}
/** Preview and create in one go; what is in the cart, or one SKU. */
export const place = async (world: Front, who: Buyer, from: From) =>
  world.ask('/api/v2/order/sell/normal/create', await agreed(world, who, from), who)
export async function mustPlace(world: Front, who: Buyer, from: From) {
  const reply = await place(world, who, from)
  if (reply.status !== 200) throw new Error(`not placed: ${JSON.stringify(reply.raw)}`)
  return reply.data
}
export const payFromBalance = (world: Front, who: Person, payNo: string) =>
  world.ask('/api/v2/order/pay/create', { payNo, method: 'balance', payPassword }, who)
export const stockOf = async (world: Front, skuId: number): Promise<{ onHand: number; reserved: number }> => {
  const { rows } = await world.pool.query<{ onHand: number; reserved: number }>(
    'select on_hand as "onHand", reserved from stock where sku_id = $1',
    [skuId],
  )
  return rows[0]!
}
