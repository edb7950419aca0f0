// Rows of the books: entries of a day, corrections.
import { buyer } from '../buying.ts'
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'
import { clearing, move, transfer, userBalance } from '#kernel/data/ledger.ts'

const treasurer = async ({ world }: Scene) =>
  joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
export async function entries(scene: Scene): Promise<List> {
  const { world } = scene
  const { userId } = await buyer(world, { fen: 0 })
  const day = new Date(world.app.context.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  return {
    who: await treasurer(scene),
    id: 'id',
    // an account of their own, for the world gives money all the time
    add: (n) =>
      times(n, async (i) => {
        const legs = move(clearing('listed'), userBalance(userId), 100)
        await transfer(world.app.db, `listed:${userId}:${i}:${crypto.randomUUID()}`, 'topUp', legs)
      }),
    cases: [
      {
        name: 'newest',
        input: { day, owner: 'platform', kind: 'clearing:listed' },
        order: `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
          where a.kind = 'clearing:listed' order by e.id desc`,
      },
    ],
  }
}
export async function adjustments(scene: Scene): Promise<List> {
  const who = await treasurer(scene)
  return {
    who,
    id: 'id',
    add: (n) =>
      times(n, () =>
        scene.world.pool.query(
          `insert into ledger_adjustment (owner, owner_id, kind, amount, reason, asked_by)
           values ('platform', 0, 'fees', 100, 'Row', $1)`,
          [who.userId],
        ),
      ),
    cases: [{ name: 'newest', input: {}, order: 'select id from ledger_adjustment order by id desc' }],
  }
}
