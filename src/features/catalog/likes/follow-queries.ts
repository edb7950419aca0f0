// SQL of follows: merchants and brands of a person, fans of a merchant.
// The number of followers stands at the merchant and the brand and follows each row by itself.
import { sql } from 'kysely'
import type { followTypes } from './contract.ts'
import { iso, undoable } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Limits } from '#kernel/call/page.ts'

export type FollowType = (typeof followTypes)[number]
const subjects = (type: FollowType) => (type === 'merchant' ? sql`merchant` : sql`brand`)
const live = (userId: number) => sql`(select count(*) from follow where user_id = ${userId} and deleted_at is null)`

/**
 * Follows, or turns a follow round when nothing is wished; a merchant's following back ends with the follow.
 * `on` is undefined when nothing was done.
 */
export async function addFollow(
  db: Db,
  userId: number,
  type: FollowType,
  id: number,
  { toggle, undo, max }: { toggle: boolean; undo: boolean; max: number },
): Promise<boolean | undefined> {
  const asBefore = undo ? sql`f.deleted_at > ${undoable}` : sql`false`
  const done = await sql<{ on: boolean }>`
    insert into follow as f (user_id, kind, subject_id)
    select ${userId}, ${type}, s.id from ${subjects(type)} s
    where s.id = ${id} and (${live(userId)} < ${max} or exists (
      select from follow o
      where o.user_id = ${userId} and o.kind = ${type} and o.subject_id = s.id and o.deleted_at is null))
    on conflict (user_id, kind, subject_id) do update set
      deleted_at = case when f.deleted_at is null then shop_now() end,
      created_at = case when f.deleted_at is null or ${asBefore} then f.created_at else excluded.created_at end,
      mutual_at = case when f.deleted_at is null or ${asBefore} then f.mutual_at end
    where ${toggle ? sql`true` : sql`f.deleted_at is not null`}
    returning f.deleted_at is null as "on"`.execute(db)
  return done.rows[0]?.on
}
export const endFollow = (db: Db, userId: number, type: FollowType, id: number): Promise<unknown> =>
  sql`
    update follow set deleted_at = shop_now()
    where user_id = ${userId} and kind = ${type} and subject_id = ${id} and deleted_at is null`.execute(db)

/**
 * Up to `limit` who follow a brand that went into another one follow that; who followed both keeps their follow of it.
 * How many there were. Brands are merged one after the other, and this in turn with them.
 */
export async function leadFollows(db: Db, from: number, limit: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand', 0))`.execute(db)
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from follow where id in (
        select id from follow where kind = 'brand' and subject_id = ${from} and exists (
          select from merged_brand where id = ${from}) order by id limit ${limit} for update)
      returning user_id, created_at, deleted_at
    ), led as (
      insert into follow as f (user_id, kind, subject_id, created_at, deleted_at)
      select g.user_id, 'brand', m.into_id, g.created_at, g.deleted_at
      from gone g, merged_brand m where m.id = ${from}
      on conflict (user_id, kind, subject_id) do update set deleted_at = null
      where f.deleted_at is not null and excluded.deleted_at is null
    )
    select count(*)::int as n from gone`.execute(db)
  return rows[0]!.n
}

/** How one's own follow stands, and how many follow; undefined when there is nothing to follow. */
export async function findFollow(
  db: Db,
  userId: number,
  type: FollowType,
  id: number,
): Promise<{ on: boolean; followers: number } | undefined> {
  const found = await sql<{ on: boolean; followers: number }>`
    select s.follower_count as followers,
      exists (select from follow
        where user_id = ${userId} and kind = ${type} and subject_id = s.id and deleted_at is null) as "on"
    from ${subjects(type)} s where s.id = ${id}`.execute(db)
  return found.rows[0]
}

export interface FollowedGoods {
  id: number
  title: string
  picture: { file: string; width: number; height: number; preview?: string; alt?: Texts } | null
  price: number
  isNew: boolean
}
export interface FollowedRow {
  followId: number
  id: number
  name: string
  line: string
  merchant: {
    merchantId: number
    name: string
    seal: { char: string; shape: string; ink: string }
    place: string
  } | null
  open: boolean
  mutual: boolean
  followers: number
  productCount: number
  followedAt: string
  goods: FollowedGoods[]
}
const stripLength = 4
const strip = (lang: Language, column: 'merchant_id' | 'brand_id') => sql`coalesce((select json_agg(g) from (
  select p.id, in_language(p.title, ${lang}) as title, p.pictures -> 0 as picture, p.price,
    p.listed_at > shop_now() - interval '30 days' as "isNew"
  from product_listing s join product p on p.id = s.product_id where s.${sql.raw(column)} = x.id and s.category_id = 0
  order by s.listed_at desc, s.product_id desc limit ${sql.lit(stripLength)}) g), '[]')`
const shown = (lang: Language, type: FollowType) =>
  type === 'merchant'
    ? sql`in_language(x.motto, ${lang}) as line, x.status = 'open' as open, ${strip(lang, 'merchant_id')} as goods,
        json_build_object('merchantId', x.id, 'name', in_language(x.name, ${lang}), 'seal', x.seal,
          'place', in_language(x.place, ${lang})) as merchant`
    : sql`in_language(x.story, ${lang}) as line, not x.closed as open, ${strip(lang, 'brand_id')} as goods,
        null as merchant`

/**
 * What a person follows, the last one first, each with its newest goods;
 * part of the name in any language. One statement.
 */
export async function listFollows(
  db: Db,
  lang: Language,
  userId: number,
  type: FollowType,
  keyword: string,
  limits: Limits,
): Promise<{ total: number; counts: { merchant: number; brand: number }; rows: FollowedRow[] }> {
  const part = likePattern(keyword.toLowerCase())
  const named = keyword === '' ? sql`` : sql`and lower(all_languages(x.name)) like ${part}`
  const wanted = sql`f.user_id = ${userId} and f.kind = ${type} and f.deleted_at is null ${named}`
  const from = sql`follow f join ${subjects(type)} x on x.id = f.subject_id`
  const after = limits.cursor
    ? sql`and (f.created_at, f.id) < (${limits.cursor[0]}::timestamptz, ${limits.cursor[1]}::bigint)`
    : sql``
  const found = await sql<{ total: number; counts: { merchant: number; brand: number }; rows: FollowedRow[] }>`
    select (select count(*)::int from ${from} where ${wanted}) as total,
      (select json_build_object('merchant', count(*) filter (where kind = 'merchant'),
          'brand', count(*) filter (where kind = 'brand'))
        from follow where user_id = ${userId} and deleted_at is null) as counts,
      coalesce((select json_agg(r) from (
        select f.id as "followId", x.id, in_language(x.name, ${lang}) as name, x.follower_count as followers,
          x.product_count as "productCount", f.mutual_at is not null as mutual,
          ${iso('f.created_at')} as "followedAt", ${shown(lang, type)}
        from ${from} where ${wanted} ${after}
        order by f.created_at desc, f.id desc
        ${limitTo(limits.size + 1, limits.offset)}) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}

export interface FanRow {
  fanId: number
  nickname: string
  followedAt: string
  mutual: boolean
}
/** Who follows this merchant. */
export async function listFans(
  db: Db,
  merchantId: number,
  mutual: boolean | undefined,
  limits: Limits,
): Promise<{ total: number; followers: number; rows: FanRow[] }> {
  const wanted = sql`
    f.kind = 'merchant' and f.subject_id = ${merchantId} and f.deleted_at is null
    ${mutual === undefined ? sql`` : mutual ? sql`and f.mutual_at is not null` : sql`and f.mutual_at is null`}`
  const after = limits.cursor
    ? sql`and (f.created_at, f.id) < (${limits.cursor[0]}::timestamptz, ${limits.cursor[1]}::bigint)`
    : sql``
  const found = await sql<{ total: number; followers: number; rows: FanRow[] }>`
    select (select count(*)::int from (select from follow f where ${wanted} limit 1001) c) as total,
      (select follower_count from merchant where id = ${merchantId}) as followers,
      coalesce((select json_agg(r) from (
        select f.id as "fanId", u.nickname, ${iso('f.created_at')} as "followedAt", f.mutual_at is not null as mutual
        from follow f join user_account u on u.id = f.user_id where ${wanted} ${after}
        order by f.created_at desc, f.id desc
        ${limitTo(limits.size + 1, limits.offset)}) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}
/** False when this is no fan of this merchant. */
export async function setMutual(db: Db, merchantId: number, fanId: number, on: boolean): Promise<boolean> {
  const done = await sql`
    update follow set mutual_at = ${on ? sql`coalesce(mutual_at, shop_now())` : sql`null`}
    where id = ${fanId} and kind = 'merchant' and subject_id = ${merchantId} and deleted_at is null
    returning id`.execute(db)
  return done.rows.length > 0
}
