// Rows of payments, refunds, files of providers and differences at the staff's desk: many made at one moment.
import { joinAs } from '../roles.ts'
import type { List } from './list.ts'
import { moment, type Scene } from './scene.ts'

const reader = async ({ world }: Scene) => joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
const insertPayments = ({ world, next }: Scene, userId: number, n: number): Promise<unknown> =>
  world.pool.query(
    `insert into payment (pay_no, user_id, amount, status, expires_at, created_at)
     select '9' || lpad(($2 + at)::text, 17, '0'), $1, 100, 'closed', $4::timestamptz,
       $4::timestamptz + (at % 3) * interval '1 microsecond'
     from generate_series(1, $3) at`,
    [userId, 1000 * next(), n, moment],
  )
export async function payments(scene: Scene): Promise<List> {
  // of one person: other lists make payments too
  const who = await reader(scene)
  const { userId } = who
  return {
    who,
    id: 'id',
    add: async (n) => void (await insertPayments(scene, userId, n)),
    cases: [
      {
        name: 'newest',
        input: { userId },
        order: `select id from payment where user_id = ${userId} order by created_at desc, id desc`,
      },
      {
        name: 'closed',
        input: { userId, status: 'closed' },
        order: `select id from payment where user_id = ${userId} and status = 'closed'
          order by created_at desc, id desc`,
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
      await insertPayments(scene, owner.userId, 1)
      const base = 1000 * next()
      await world.pool.query(
        `with a as (
           insert into payment_attempt (attempt_no, payment_id, method, amount, payer_id, status)
           select 'list' || $2::int, max(id), 'balance', 100, $1, 'succeeded' from payment returning id
         )
         insert into refund (refund_no, key, attempt_id, amount, reason, status, again_at, created_at)
         select 'list' || ($2::int + at), 'list:' || ($2::int + at), a.id, 1, 'late', 'failed', null,
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
export async function files(scene: Scene): Promise<List> {
  return {
    who: await reader(scene),
    id: 'id',
    add: async (n) =>
      void (await scene.world.pool.query(
        `insert into provider_file (provider, day, name, digest, rows, paid, refunded, fees, paid_out)
         select 'stripe', date '2026-02-03' + (at % 3)::int, 'row.csv',
           decode(md5(($1 + at)::text), 'hex'), 1, 1, 0, 0, 0
         from generate_series(1, $2) at`,
        [1000 * scene.next(), n],
      )),
    cases: [
      { name: 'newest day', input: {}, order: 'select id from provider_file order by day desc, id desc' },
      {
        name: 'of one provider',
        input: { provider: 'stripe' },
        order: `select id from provider_file where provider = 'stripe' order by day desc, id desc`,
      },
    ],
  }
}
export async function differences(scene: Scene): Promise<List> {
  return {
    who: await reader(scene),
    id: 'id',
    add: async (n) =>
      void (await scene.world.pool.query(
        `insert into provider_difference (provider, day, kind, theirs)
         select 'stripe', date '2026-02-03', 'onlyThere', at from generate_series(1, $1) at`,
        [n],
      )),
    cases: [
      { name: 'newest', input: {}, order: 'select id from provider_difference order by id desc' },
      {
        name: 'open',
        input: { status: 'open', provider: 'stripe' },
        order: `select id from provider_difference where provider = 'stripe' and resolved_at is null order by id desc`,
      },
    ],
  }
}
