// Rows of bank transfers that wait for staff.
import { buyer } from '../buying.ts'
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

let count = 0
const insert = ({ world }: Scene, userId: number): Promise<unknown> =>
  world.pool.query(
    `with p as (
       insert into payment (pay_no, user_id, subject, amount, expires_at, review_since)
       values ($1, $2, 'topUp', 1000, shop_now() + interval '7 days', shop_now()) returning id
     )
     insert into bank_transfer (payment_id, user_id, amount, country, bank, masked_holder, last_four, proofs, due_at)
     select id, $2, 1000, 'CN', 'Bank', 'H*', '6628', '{}', shop_now() + interval '3 days' from p`,
    [`99990000${String(++count).padStart(8, '0')}`, userId],
  )
export async function queue(scene: Scene): Promise<List> {
  const { userId } = await buyer(scene.world)
  return {
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => insert(scene, userId)),
    cases: [
      {
        name: 'the oldest first',
        input: {},
        order: `select id from bank_transfer where status = 'review' order by id`,
      },
    ],
  }
}
const book = ({ world }: Scene): Promise<unknown> =>
  world.pool.query(`insert into bank_credit (bank_ref, amount, state, payer) values ($1, 1000, 'open', 'Payer')`, [
    `list${++count}`,
  ])
export async function lines(scene: Scene): Promise<List> {
  return {
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => book(scene)),
    cases: [{ name: 'the newest first', input: {}, order: 'select id from bank_credit order by id desc' }],
  }
}
