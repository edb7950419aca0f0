// Rows of payments and refunds at the staff's desk: many made at one moment.
import { joinAs } from '../roles.ts'
import type { List } from './list.ts'
import { moment, type Scene } from './scene.ts'

const reader = async ({ world }: Scene) => joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
const insertPayments = ({ world, owner, next }: Scene, n: number): Promise<unknown> =>
  world.pool.query(
    `insert into payment (pay_no, user_id, amount, status, expires_at, created_at)
     select '9' || lpad(($2 + at)::text, 17, '0'), $1, 100, 'closed', $4::timestamptz,
       $4::timestamptz + (at % 3) * interval '1 microsecond'
     from generate_series(1, $3) at`,
    [owner.userId, 1000 * next(), n, moment],
  )
export async function payments(scene: Scene): Promise<List> {
  return {
    who: await reader(scene),
    id: 'id',
    add: async (n) => void (await insertPayments(scene, n)),
    cases: [
      { name: 'newest', input: {}, order: 'select id from payment order by created_at desc, id desc' },
      {
        name: 'closed',
        input: { status: 'closed' },
        order: `select id from payment where status = 'closed' order by created_at desc, id desc`,
      },
    ],
  }
}
export async function refunds(scene: Scene): Promise<List> {
  const { world, owner, next } = scene
  return {
    who: await reader(scene),
    id: 'id',
    add: async (n) => {
      await insertPayments(scene, 1)
      const base = 1000 * next()
      await world.pool.query(
        `with a as (
           insert into payment_attempt (attempt_no, payment_id, method, amount, payer_id, status)
           select 'list' || $2, max(id), 'balance', 100, $1, 'succeeded' from payment returning id
         )
         insert into refund (refund_no, key, attempt_id, amount, reason, status, again_at, created_at)
         select 'list' || ($2 + at), 'list:' || ($2 + at), a.id, 1, 'late', 'failed', null,
           $4::timestamptz + (at % 3) * interval '1 microsecond'
         from a, generate_series(1, $3) at`,
        [owner.userId, base, n, moment],
      )
    },
    cases: [
      { name: 'newest', input: {}, order: 'select id from refund order by created_at desc, id desc' },
      {
        name: 'in trouble',
        input: { status: 'trouble' },
        order: `select id from refund where status = 'failed' order by created_at desc, id desc`,
      },
    ],
  }
}
