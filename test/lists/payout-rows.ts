// Rows of payouts: batches, and those that wait for one.
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

let count = 0
const insert = ({ world, goods }: Scene): Promise<unknown> =>
  world.pool.query(
    `insert into payout (payout_no, owner, owner_id, amount, bank, masked_holder, last_four)
     values ($1, 'merchant', $2, 100, 'Bank', 'Holder', '6628')`,
    [`list${++count}`, goods.merchants.kiln],
  )
const treasurer = async ({ world }: Scene) =>
  joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
export async function waiting(scene: Scene): Promise<List> {
  return {
    who: await treasurer(scene),
    id: 'id',
    add: (n) => times(n, () => insert(scene)),
    cases: [{ name: 'the oldest first', input: {}, order: `select id from payout where status = 'ready' order by id` }],
  }
}
export async function batches(scene: Scene): Promise<List> {
  const who = await treasurer(scene)
  return {
    who,
    id: 'id',
    add: (n) =>
      times(n, () =>
        scene.world.pool.query(
          `insert into payout_batch (batch_no, status, amount, payouts, made_by) values ($1, 'made', 100, 1, $2)`,
          [`list${++count}`, who.userId],
        ),
      ),
    cases: [{ name: 'newest', input: {}, order: 'select id from payout_batch order by id desc' }],
  }
}
