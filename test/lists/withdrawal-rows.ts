// Rows of earnings and withdrawals: one's own, and those that wait for staff.
import { buyer } from '../buying.ts'
import { earn } from '../earning.ts'
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

let count = 0
const insert = ({ world }: Scene, userId: number): Promise<unknown> =>
  world.pool.query(
    `insert into withdrawal (withdrawal_no, user_id, amount, fee, bank, masked_holder, last_four)
     values ($1, $2, 1000, 0, 'Bank', 'H*', '6628')`,
    [`list${++count}`, userId],
  )
export async function own(scene: Scene): Promise<List> {
  const who = await buyer(scene.world)
  return {
    who,
    id: 'id',
    add: (n) => times(n, () => insert(scene, who.userId)),
    cases: [
      { name: 'newest', input: {}, order: `select id from withdrawal where user_id = ${who.userId} order by id desc` },
    ],
  }
}
export async function earnings({ world }: Scene): Promise<List> {
  const who = await buyer(world)
  const order = `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.owner = 'user' and a.owner_id = ${who.userId} and a.kind = 'earnings' order by e.id desc`
  return {
    who,
    id: 'id',
    add: (n) => times(n, () => earn(world, who, 100)),
    cases: [{ name: 'newest', input: {}, order }],
  }
}
export async function queue(scene: Scene): Promise<List> {
  const { userId } = await buyer(scene.world)
  return {
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => insert(scene, userId)),
    cases: [
      { name: 'the oldest first', input: {}, order: `select id from withdrawal where status = 'applied' order by id` },
    ],
  }
}
