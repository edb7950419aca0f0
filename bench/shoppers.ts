// Who shops in the benchmark: signed-in buyers with address, money and payment password, kept between runs.
import { hash } from '@node-rs/argon2'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AppContext } from '#kernel/call/app-context.ts'
import { keyFor } from '#kernel/security/secret.ts'

export interface Shopper {
  token: string
  userId: number
  addressId: number
}
export const payPassword = '246810'
const fen = 1_000_000_000_000
const tokenOf = (n: number): string => createHash('sha256').update(`bench shopper ${n}`).digest('base64url')

/** Ids far apart, so that a recorded statement tells by its numbers what they stand for. */
const firstIds = {
  user_account: 910_000_000,
  address: 920_000_000,
  shop_order: 930_000_000,
  payment: 940_000_000,
  payment_attempt: 950_000_000,
}

async function spreadIds(pool: pg.Pool): Promise<void> {
  for (const [table, first] of Object.entries(firstIds)) {
    await pool.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'),
         greatest($1, (select coalesce(max(id), 0) from ${table})))`,
      [first],
    )
  }
}

/** Makes what is missing of `count` shoppers and empties their carts. */
export async function shoppers(app: AppContext, pool: pg.Pool, count: number): Promise<Shopper[]> {
  const known = await pool.query<{ n: number }>(
    `select count(*)::int as n from user_account where email like 'bench%@example.com'`,
  )
  if (known.rows[0]!.n < count) await makeShoppers(pool, known.rows[0]!.n, count)
  const { rows } = await pool.query<{ userId: string; addressId: string }>(
    `select u.id as "userId", a.id as "addressId" from user_account u join address a on a.user_id = u.id
     where u.email like 'bench%@example.com' order by u.id limit $1`,
    [count],
  )
  await keepPassword(app, pool)
  await pool.query(`delete from cart_line where user_id = any($1)`, [rows.map((r) => r.userId)])
  return rows.map((r, n) => ({ token: tokenOf(n), userId: Number(r.userId), addressId: Number(r.addressId) }))
}

/** As the shop keeps it, but with the cheapest parameters: what the real ones cost is a row of its own. */
async function keepPassword(app: AppContext, pool: pg.Pool): Promise<void> {
  const secret = keyFor(app, 'accounts.payPassword')
  const kept = await hash(payPassword, { memoryCost: 8, timeCost: 1, parallelism: 1, secret })
  await pool.query(`update user_account set pay_password_hash = 'keyed:' || $1 where email like 'bench%@example.com'`, [
    kept,
  ])
}

async function makeShoppers(pool: pg.Pool, from: number, to: number): Promise<void> {
  await spreadIds(pool)
  const tokens = Array.from({ length: to - from }, (_, i) =>
    createHash('sha256')
      .update(tokenOf(from + i))
      .digest(),
  )
  await pool.query(
    `with made as (
      insert into user_account (email, nickname, pay_password_hash)
      select 'bench' || lpad(n::text, 6, '0') || '@example.com', 'bench', ''
      from generate_series($2::int, $3::int - 1) n order by n returning id, email
    ), signed as (
      insert into session (user_id, token_hash, user_agent, expires_at)
      select m.id, t.hash, 'bench', now() + interval '10 years'
      from made m join unnest($1::bytea[]) with ordinality t(hash, n)
        on m.email = 'bench' || lpad(($2::int + t.n - 1)::text, 6, '0') || '@example.com'
    ), lives as (
      insert into address
        (user_id, consignee, area_code, phone, country, state, state_code, city, region, detail, is_default)
      select id, '林月然', '86', '13800132719', 'CN', '上海市', '31', '上海市', '徐汇区', $4, true from made
    )
    select count(ledger_post('bench:' || id, 'bench', jsonb_build_array(
      jsonb_build_object(
        'owner', 'platform', 'ownerId', 0, 'kind', 'clearing:bench', 'currency', 'CNY', 'amount', -$5::bigint),
      jsonb_build_object(
        'owner', 'user', 'ownerId', id, 'kind', 'balance', 'currency', 'CNY', 'amount', $5::bigint)))) from made`,
    [tokens, from, to, '武康路 168 号', fen],
  )
}
