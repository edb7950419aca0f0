// All SQL about people at the staff's desk: the list, one of them, and whether they work for the platform.
import { sql, type RawBuilder } from 'kysely'
import type { BlockedFor } from '#features/people/accounts/accounts.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Sought } from './seeking.ts'

export interface UserRow {
  userId: number
  nickName: string
  email: string | null
  phone: string | null
  state: 'active' | 'blocked' | 'closed'
  since: Date
  /** its sort key, to the microsecond */
  sinceKey: string
  orders: number
}
const columns = sql`u.id as "userId", u.nickname as "nickName", u.email, u.phone, u.status as state,
  u.created_at as since, (u.created_at at time zone 'UTC')::text || '+00' as "sinceKey", (
    select count(*) from (
      select from shop_order o where o.user_id = u.id and o.paid_at is not null limit 1000) c)::int as orders`
export interface UsersAsked {
  sought: Sought | undefined
  state: UserRow['state'] | undefined
  from: string | undefined
  until: string | undefined
  orders: 'some' | 'none' | undefined
}
const bought = sql`exists (select from shop_order o where o.user_id = u.id and o.paid_at is not null)`
const named = (sought: Sought): RawBuilder<unknown> => {
  if (sought.by === 'words') return sql`u.nickname ilike ${likePattern(sought.value)}`
  if (sought.by === 'email') return sql`u.email = ${sought.value}`
  return sql`(u.id = ${sought.id}::bigint or u.phone = any(${sql.val([...sought.phones])}::text[]))`
}
const wanted = ({ sought, state, from, until, orders }: UsersAsked): RawBuilder<unknown> =>
  sql.join(
    [
      sql`(not u.demo or in_demo())`,
      ...(sought ? [named(sought)] : []),
      ...(state ? [state === 'active' ? sql`u.status = 'active'` : sql`u.status = ${sql.lit(state)}`] : []),
      ...(from === undefined ? [] : [sql`u.created_at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`u.created_at < ${until}::timestamptz`]),
      ...(orders ? [orders === 'some' ? bought : sql`not ${bought}`] : []),
    ],
    sql` and `,
  )
/** The newest first; one more than asked. */
export const listUsers = async (db: Db, asked: UsersAsked, { size, offset, cursor }: Limits): Promise<UserRow[]> =>
  (
    await sql<UserRow>`
      select ${columns} from user_account u where ${wanted(asked)}
        ${cursor ? sql`and (u.created_at, u.id) < (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``}
      order by u.created_at desc, u.id desc ${limitTo(size + 1, offset)}`.execute(db)
  ).rows
export const countUsers = async (db: Db, asked: UsersAsked): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from user_account u where ${wanted(asked)} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface FullUser extends UserRow {
  kind: 'individual' | 'enterprise'
  language: Language | null
  blockedAt: Date | null
  blockedWhy: BlockedFor | null
  lastSeenAt: Date | null
  staff: boolean
  proofs: number
  ordersOpen: number
  claimsOpen: number
  vip: boolean
  shops: { merchantId: number; name: string; role: string; roleName: string | null; lastOwner: boolean }[]
}
const isStaff = sql`(exists (select from membership m where m.user_id = u.id and m.audience = 'staff')
  or exists (select from staff_suspension s where s.user_id = u.id))`
const shopsOf = (lang: Language) => sql`coalesce((
  select json_agg(json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'role', h.role,
    'roleName', r.name, 'lastOwner', h.role = 'owner' and not exists (
      select from membership o join user_account a on a.id = o.user_id and a.status = 'active'
      where o.merchant_id = m.id and o.role = 'owner' and o.user_id <> u.id)) order by m.id)
  from membership h join merchant m on m.id = h.merchant_id
  join role r on r.audience = h.audience and r.code = h.role
  where h.user_id = u.id and h.audience = 'merchant'), '[]')`
export const findUser = async (db: Db, lang: Language, userId: number): Promise<FullUser | undefined> =>
  (
    await sql<FullUser>`
      select ${columns}, u.kind, u.language, u.blocked_at as "blockedAt", u.blocked_why as "blockedWhy",
        (select max(s.last_seen_at) from session s where s.user_id = u.id) as "lastSeenAt", ${isStaff} as staff,
        (select count(*)::int from second_proof p where p.user_id = u.id and p.confirmed_at is not null) as proofs,
        (select count(*)::int from shop_order o where o.user_id = u.id
          and o.status in ('pendingPayment', 'awaitingShipment', 'awaitingReceipt')) as "ordersOpen",
        (select count(*)::int from claim c where c.user_id = u.id and c.ended_at is null) as "claimsOpen",
        coalesce(u.vip = 1 and u.vip_until > shop_now(), false) as vip, ${shopsOf(lang)} as shops
      from user_account u where u.id = ${userId} and (not u.demo or in_demo())`.execute(db)
  ).rows[0]
export interface Held {
  state: UserRow['state']
  staff: boolean
}
/** Held until the transaction ends: whoever closes, blocks or opens the account waits, or was first. */
export const holdUser = async (db: Db, userId: number): Promise<Held | undefined> => {
  await sql`select from user_account where id = ${userId} for no key update`.execute(db)
  const { rows } = await sql<Held>`
    select u.status as state, ${isStaff} as staff from user_account u
    where u.id = ${userId} and (not u.demo or in_demo())`.execute(db)
  return rows[0]
}
