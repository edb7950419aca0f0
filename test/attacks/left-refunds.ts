// The words of a refund that a bank sent back, for who leaves: the account that they named for it.
import type { Asker, Person } from '../front.ts'
import { payPassword } from '../buying.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  word: () => string
  kept: (value: string) => string
}
const refundNo = '90000000000000000001'
export async function refunding({ world, says, word, kept }: Leaving, me: Person): Promise<void> {
  await world.pool.query(
    `with p as (
       insert into payment (pay_no, user_id, subject, amount, status, expires_at)
       values ($1, $2, 'topUp', 100, 'closed', shop_now()) returning id
     ), a as (
       insert into payment_attempt (payment_id, attempt_no, method, amount, payer_id, status, ended_at)
       select id, $1, 'online', 100, $2, 'succeeded', shop_now() from p returning id
     ) insert into refund (key, refund_no, attempt_id, amount, reason, status, again_at)
       select $1, $1, id, 100, 'late', 'failed', null from a`,
    [refundNo, me.userId],
  )
  const account = { holder: word(), bank: word(), number: kept('620077341250') }
  await says('/api/v2/order/pay/refund/account/add', { refundNo, ...account, payPassword }, me)
  // nobody leaves before it is through
  await world.pool.query(`update refund set status = 'done', done_at = shop_now() where refund_no = $1`, [refundNo])
}
