// All SQL of the notices of shops: what a member chose, else what their shop says of their role, else what is usual.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Permission } from '#kernel/call/contract.ts'
import type { ShopChannel, ShopNotice } from '#kernel/shop-notices.ts'

export interface Hearer {
  userId: number
  app: boolean
  mail: boolean
}
const chosen = (notice: ShopNotice, channel: ShopChannel, usual: boolean) => sql`coalesce(
  (select o.is_on from shop_notice_own o
    where o.membership_id = m.id and o.notice = ${notice} and o.channel = ${channel}),
  (select d.is_on from shop_notice_role d
    where d.merchant_id = m.merchant_id and d.role = m.role and d.notice = ${notice} and d.channel = ${channel}),
  ${usual}::boolean)`
/** The members of a merchant whose role holds the permission, each with the ways by which they hear of this. */
export const hearers = (
  db: Db,
  merchantId: number,
  { notice, needs, usual }: { notice: ShopNotice; needs: Permission; usual: boolean },
): Promise<Hearer[]> =>
  sql<Hearer>`
    select m.user_id as "userId", ${chosen(notice, 'app', usual)} as app, ${chosen(notice, 'mail', usual)} as mail
    from membership m join role r on r.audience = m.audience and r.code = m.role
    where m.audience = 'merchant' and m.merchant_id = ${merchantId} and ${needs} = any(r.permissions)
    order by m.user_id`
    .execute(db)
    .then((r) => r.rows)

/** Which kinds the members of these merchants do not want in the morning. */
export const unwantedMornings = (db: Db, merchantIds: readonly number[]) =>
  sql<{ userId: number; merchantId: number; notice: string }>`
    select m.user_id as "userId", m.merchant_id as "merchantId", n.notice
    from membership m cross join lateral (
      select o.notice from shop_notice_own o
      where o.membership_id = m.id and o.channel = 'summary' and not o.is_on
      union all
      select d.notice from shop_notice_role d
      where d.merchant_id = m.merchant_id and d.role = m.role and d.channel = 'summary' and not d.is_on
        and not exists (select from shop_notice_own o
          where o.membership_id = m.id and o.notice = d.notice and o.channel = 'summary')) n
    where m.audience = 'merchant' and m.merchant_id = any(${idList(merchantIds)})`
    .execute(db)
    .then((r) => r.rows)

export interface Place {
  id: number
  role: string
  permissions: string[]
}
/** As what somebody works for a merchant. Locked: two presses of theirs come one after the other. */
export const placeOf = (db: Db, merchantId: number, userId: number, locked = false): Promise<Place | undefined> =>
  sql<Place>`
    select m.id, m.role, r.permissions from membership m join role r on r.audience = m.audience and r.code = m.role
    where m.audience = 'merchant' and m.merchant_id = ${merchantId} and m.user_id = ${userId}
    ${locked ? sql`for update of m` : sql``}`
    .execute(db)
    .then((r) => r.rows[0])
/** The roles of merchants, by these codes. */
export const rolesBy = (db: Db, codes: readonly string[]): Promise<Omit<Place, 'id'>[]> =>
  sql<Omit<Place, 'id'>>`
    select code as role, permissions from role where audience = 'merchant' and code = any(${[...codes]}::text[])
    order by array_position(${[...codes]}::text[], code)`
    .execute(db)
    .then((r) => r.rows)

export interface Choice {
  notice: string
  channel: string
  on: boolean
}
export const choicesOf = (db: Db, membershipId: number): Promise<Choice[]> =>
  sql<Choice>`select notice, channel, is_on as on from shop_notice_own where membership_id = ${membershipId}`
    .execute(db)
    .then((r) => r.rows)
export const choicesOfRoles = (db: Db, merchantId: number): Promise<(Choice & { role: string })[]> =>
  sql<Choice & { role: string }>`
    select role, notice, channel, is_on as on from shop_notice_role where merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows)

/** `on` null: no choice any more. */
export interface Change {
  notice: ShopNotice
  channel: ShopChannel
  on: boolean | null
}
const listed = (changes: readonly Change[]) =>
  sql`json_to_recordset(${JSON.stringify(changes)}::json) as c(notice text, channel text, "on" boolean)`
export async function changeOwn(db: Db, membershipId: number, changes: readonly Change[]): Promise<void> {
  await sql`
    with gone as (delete from shop_notice_own o using ${listed(changes)} where o.membership_id = ${membershipId}
      and c."on" is null and o.notice = c.notice and o.channel = c.channel)
    insert into shop_notice_own (membership_id, notice, channel, is_on)
    select ${membershipId}, c.notice, c.channel, c."on" from ${listed(changes)} where c."on" is not null
    on conflict (membership_id, notice, channel) do update set is_on = excluded.is_on`.execute(db)
}
export async function changeOfRole(
  db: Db,
  merchantId: number,
  role: string,
  changes: readonly Change[],
): Promise<void> {
  await sql`
    with gone as (delete from shop_notice_role d using ${listed(changes)} where d.merchant_id = ${merchantId}
      and d.role = ${role} and c."on" is null and d.notice = c.notice and d.channel = c.channel)
    insert into shop_notice_role (merchant_id, role, notice, channel, is_on)
    select ${merchantId}, ${role}, c.notice, c.channel, c."on" from ${listed(changes)} where c."on" is not null
    on conflict (merchant_id, role, notice, channel) do update set is_on = excluded.is_on`.execute(db)
}
