// Rows of refunds in trouble, and of payments that banks take back.
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

let count = 0
/** Of a top-up that somebody paid. */
const insert = ({ world }: Scene, what: string): Promise<unknown> =>
  world.pool.query(
    `with p as (
       insert into payment (pay_no, user_id, subject, amount, status, expires_at)
       select $1, min(id), 'topUp', 100, 'closed', shop_now() from user_account returning id, user_id
     ), a as (
       insert into payment_attempt (payment_id, attempt_no, method, amount, payer_id, status, ended_at)
       select id, $1, 'online', 100, user_id, 'succeeded', shop_now() from p returning id
     ) ${what}`,
    [`list-refund-${++count}`],
  )
const refund = `insert into refund (key, refund_no, attempt_id, amount, reason, status, again_at)
  select $1, $1, id, 100, 'late', 'failed', null from a`
const chargeback = `insert into chargeback (attempt_id, method, provider_ref, amount, status)
  select id, 'online', $1, 100, 'open' from a`
export async function chargebacks(scene: Scene): Promise<List> {
  return {
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => insert(scene, chargeback)),
    cases: [{ name: 'the oldest first', input: {}, order: 'select id from chargeback order by id' }],
  }
}
export async function troubled(scene: Scene): Promise<List> {
  return {
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => insert(scene, refund)),
    cases: [
      { name: 'the oldest first', input: {}, order: `select id from refund where status = 'failed' order by id` },
    ],
  }
}
