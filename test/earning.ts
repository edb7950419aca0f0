// People with earnings, a verified name and a card for tests, and how they ask for it.
import { payPassword, type Buyer } from './buying.ts'
import { requestId } from './settling.ts'
import type { Person, World } from './world.ts'
import { addEarnings } from '#features/money/withdrawals/withdrawals.ts'
import { transact } from '#kernel/data/db.ts'
import { seal } from '#kernel/security/sealed.ts'

export const ownName = '林月然'
/** As staff approved it. */
export const verify = async (world: World, { userId }: Person, name = ownName): Promise<void> => {
  const known = 'select from identity_check where user_id = $1'
  if ((await world.pool.query(known, [userId])).rowCount) return
  const told = JSON.stringify({ name, number: '11010519491231002X' })
  const sealed = seal(world.app.context, 'identity_check.sealed', userId, told)
  await world.pool.query(
    `insert into identity_check (user_id, kind, country, document, masked_name, masked_number, sealed, number_index,
       status, reviewed_at)
     values ($1, 'personal', 'CN', 'idCard', '林**', '1***X', $2, $3, 'approved', shop_now())`,
    [userId, sealed, Buffer.from(String(userId))],
  )
}
const numbers = ['4242424242424242', '5555555555554444', '378282246310005']
export const card = async (world: World, who: Person, n = 0, holder = ownName): Promise<number> => {
  const input = { holder, bank: '招商银行', number: numbers[n]!, payPassword }
  return (await world.must('/api/v2/user/account/add', input, who)).id
}
export const earn = (world: World, { userId }: Person, amount: number): Promise<boolean> =>
  transact(world.app.db, (trx) => addEarnings(trx, { userId, amount, key: `test:earned:${crypto.randomUUID()}` }))
export const withdraw = (world: World, who: Buyer, amount: number, accountId: number, more = {}) =>
  world.ask('/api/v2/user/withdraw/apply/add', { amount, accountId, payPassword, requestId: requestId(), ...more }, who)
