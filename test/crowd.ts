// Many buyers at once, made by SQL: signed in, with an address in Shanghai and a payment password; money on demand.
import { randomBytes } from 'node:crypto'
import { hashToken } from '#kernel/security/tokens.ts'
import { payPasswordHash, shanghai, type Buyer } from './buying.ts'
import type { Front } from './front.ts'

/** `count` buyers; those with `fen` hold it as balance, booked in the ledger in one transfer. */
export async function crowd(
  front: Front,
  count: number,
  { fen = 0, name = `crowd-${crypto.randomUUID().slice(0, 8)}` } = {},
): Promise<Buyer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await front.pool.query<{ userId: string; addressId: string; email: string }>(
    `with u as (
       insert into user_account (email, nickname, pay_password_hash)
       select $1 || '-' || n || '@example.com', $1 || n, $2 from generate_series(1, $3::int) n returning id, email
     ), numbered as (select id, email, row_number() over (order by id) as n from u
     ), s as (
       insert into session (user_id, token_hash, user_agent, expires_at)
       select n.id, t.hash, 'test', shop_now() + interval '365 days'
       from numbered n join unnest($4::bytea[]) with ordinality t(hash, n) on t.n = n.n
     ), a as (
       insert into address
         (user_id, consignee, area_code, phone, country, state, state_code, city, region, detail, is_default)
       select n.id, $5, $6, $7, 'CN', $8, '31', $9, $10, $11, true from numbered n returning id, user_id
     )
     select n.id as "userId", n.email, a.id as "addressId" from numbered n join a on a.user_id = n.id order by n.n`,
    [
      name,
      payPasswordHash,
      count,
      tokens.map(hashToken),
      shanghai.consignee,
      shanghai.areaCode,
      shanghai.phone,
      shanghai.state,
      shanghai.city,
      shanghai.region,
      shanghai.detail,
    ],
  )
  if (fen > 0) {
    const legs = [
      { owner: 'platform', ownerId: 0, kind: 'clearing:test', currency: 'CNY', amount: -fen * count },
      ...rows.map((r) => ({ owner: 'user', ownerId: Number(r.userId), kind: 'balance', currency: 'CNY', amount: fen })),
    ]
    await front.pool.query(`select ledger_post($1, 'topUp', $2::jsonb)`, [`test:${name}`, JSON.stringify(legs)])
  }
  return rows.map((r, i) => ({
    userId: Number(r.userId),
    email: r.email,
    token: tokens[i]!,
    addressId: Number(r.addressId),
  }))
}
