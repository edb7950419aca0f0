// All SQL of merchants and their freight templates.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Address } from '#kernel/pages.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import type { ChargedBy, FreightRow, FreightTemplate } from './freight.ts'

export interface Seal {
  char: string
  shape: string
  ink: string
}
export interface MerchantDraft {
  code: string
  name: Texts
  motto?: Texts
  story?: Texts
  place?: Texts
  seal: Seal
  founded?: number | null
  /** the name in the register of companies */
  businessName?: string
  status?: 'open' | 'suspended' | 'closed'
  /** hundredths: 492 is 4.92; kept as they are when missing */
  scores?: { goods: number; service: number; delivery: number }
  followers?: number
}
export interface FreightDraft {
  merchantId: number
  name: string
  chargedBy: ChargedBy
  isDefault?: boolean
  rows: FreightRow[]
  excluded?: string[]
}

/** The columns of a merchant `m` in lists. */
export const merchantRow = (lang: Language) => sql`
  m.id, m.code, in_language(m.name, ${lang}) as name, in_language(m.motto, ${lang}) as motto,
  in_language(m.place, ${lang}) as place,
  jsonb_build_object('char', coalesce(m.seal ->> 'char', ''), 'shape', coalesce(m.seal ->> 'shape', ''),
    'ink', coalesce(m.seal ->> 'ink', '')) as seal,
  m.status,
  json_build_object('goods', m.score_goods, 'service', m.score_service, 'delivery', m.score_delivery) as scores,
  m.follower_count as "followerCount", m.product_count as "productCount"`

export interface MerchantRow {
  id: number
  code: string
  name: string
  motto: string
  place: string
  seal: Seal
  status: string
  scores: { goods: number; service: number; delivery: number }
  followerCount: number
  productCount: number
}

/** In a list by nearness with where its nearest point is. */
export interface ListedMerchant extends MerchantRow {
  nearness?: number
  pickupIn?: string
}

export interface MerchantsAsked {
  categoryId?: number | undefined
  /** part of the name in any language */
  keyword?: string | undefined
  /** rating: the sum of the three scores */
  /** near: those with a pickup point, by what the nearest one shares with the area */
  sort: 'followers' | 'rating' | 'near'
  area?: Area | undefined
}
interface Area {
  country: string
  stateCode?: string | undefined
  city?: string | undefined
  region?: string | undefined
}
/** The point of a merchant `m` sharing most with the area: 4 its district, 3 its city, 2 its province, 1 its land. */
const nearest = ({ country, stateCode = '', city = '', region = '' }: Area) => sql`
  cross join lateral (
    select case when p.address ->> 'country' <> ${country}::text then 0
      when ${stateCode}::text = '' or p.address ->> 'stateCode' <> ${stateCode}::text then 1
      when ${city}::text = '' or p.address ->> 'city' <> ${city}::text then 2
      when ${region}::text = '' or p.address ->> 'region' <> ${region}::text then 3 else 4 end as nearness,
      coalesce(nullif(p.address ->> 'city', ''), p.address ->> 'state') as city
    from pickup_point p where p.merchant_id = m.id and p.enabled and p.removed_at is null
    order by 1 desc, p.id limit 1) n`
/** Open merchants after the key of the last one seen, and how many there are. */
export async function listMerchants(
  db: Db,
  lang: Language,
  { categoryId, keyword = '', sort, area }: MerchantsAsked,
  after: readonly [number, number] | undefined,
  limit: number,
  offset: number,
): Promise<{ rows: ListedMerchant[]; total: number }> {
  const words = keyword.trim().toLowerCase()
  const key = {
    rating: sql`(m.score_goods + m.score_service + m.score_delivery)`,
    followers: sql`m.follower_count`,
    near: sql`n.nearness`,
  }[sort]
  const near = sort === 'near'
  const from = sql`merchant m ${near ? nearest(area ?? { country: 'CN' }) : sql``}`
  const selling =
    categoryId === undefined
      ? sql``
      : sql`and exists (select from product_listing s where s.merchant_id = m.id and s.category_id = ${categoryId})`
  const wanted = sql`m.status = 'open' ${selling}
    ${words === '' ? sql`` : sql`and lower(all_languages(m.name)) like ${likePattern(words)}`}`
  const found = await sql<{ total: number; rows: ListedMerchant[] }>`
    select (select count(*) from ${from} where ${wanted})::int as total, coalesce((select json_agg(r) from (
      select ${merchantRow(lang)}${near ? sql`, n.nearness, n.city as "pickupIn"` : sql``} from ${from}
      where ${wanted} ${after ? sql`and (${key}, m.id) < (${after[0]}::int, ${after[1]}::bigint)` : sql``}
      order by ${key} desc, m.id desc ${limitTo(limit, offset)}) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}

/** Open merchants of the department on which this one has most goods, on sale or not; most followers first. */
export async function listSimilar(db: Db, lang: Language, id: number, limit: number): Promise<MerchantRow[]> {
  const found = await sql<MerchantRow>`
    with home as (
      select coalesce(c.path[1], c.id) as department from product p join category c on c.id = p.category_id
      where p.merchant_id = ${id} group by 1 order by count(*) desc, 1 limit 1
    )
    select ${merchantRow(lang)} from merchant m
    where m.status = 'open' and m.id <> ${id} and exists (
      select from product_listing s where s.merchant_id = m.id and s.category_id = (select department from home))
    order by m.follower_count desc, m.id desc limit ${limit}`.execute(db)
  return found.rows
}

/** By code; `shown` tells that its name or openness moved, with which its goods are listed. */
export async function upsertMerchant(db: Db, d: MerchantDraft): Promise<{ id: number; shown: boolean }> {
  const texts = [d.name, d.motto ?? {}, d.story ?? {}, d.place ?? {}, d.seal].map((t) => JSON.stringify(t))
  const saved = await sql<{ id: number; shown: boolean }>`
    with old as materialized (select name, status from merchant where code = ${d.code})
    insert into merchant as m (code, name, motto, story, place, seal, founded, business_name, status,
      score_goods, score_service, score_delivery, follower_count)
    values (${d.code}, ${texts[0]}::jsonb, ${texts[1]}::jsonb, ${texts[2]}::jsonb, ${texts[3]}::jsonb,
      ${texts[4]}::jsonb, ${d.founded ?? null}, ${d.businessName ?? ''}, ${d.status ?? 'open'},
      ${d.scores?.goods ?? 0}, ${d.scores?.service ?? 0}, ${d.scores?.delivery ?? 0}, ${d.followers ?? 0})
    on conflict (code) do update set name = excluded.name, motto = excluded.motto, story = excluded.story,
      place = excluded.place, seal = excluded.seal, founded = excluded.founded,
      business_name = ${d.businessName === undefined ? sql`m.business_name` : sql`excluded.business_name`},
      status = ${d.status ? sql`excluded.status` : sql`m.status`},
      score_goods = ${d.scores ? sql`excluded.score_goods` : sql`m.score_goods`},
      score_service = ${d.scores ? sql`excluded.score_service` : sql`m.score_service`},
      score_delivery = ${d.scores ? sql`excluded.score_delivery` : sql`m.score_delivery`},
      follower_count = ${d.followers === undefined ? sql`m.follower_count` : sql`excluded.follower_count`}
    returning id,
      (select (o.name, o.status) is distinct from (m.name, m.status) from old o) is not false as shown`.execute(db)
  return saved.rows[0]!
}

/** Its id; undefined when the code is taken. */
export async function insertMerchant(db: Db, d: MerchantDraft): Promise<number | undefined> {
  const texts = [d.name, d.motto, d.story, d.place, d.seal].map((value) => JSON.stringify(value ?? {}))
  const { rows } = await sql<{ id: number }>`
    insert into merchant (code, name, motto, story, place, seal, business_name)
    values (${d.code}, ${texts[0]}::jsonb, ${texts[1]}::jsonb, ${texts[2]}::jsonb, ${texts[3]}::jsonb,
      ${texts[4]}::jsonb, ${d.businessName ?? ''})
    on conflict (code) do nothing returning id`.execute(db)
  return rows[0]?.id
}
/** Those of these that are open; until the transaction ends none of them is turned. */
export const heldOpen = (ids: readonly number[], provided: RawBuilder<unknown>) => sql`
  select id from merchant where id = any(${idList(ids)}) and status = 'open' and ${provided} order by id for key share`
/** Locked for update first: the key share of an order being made waits for it, and sees it before or after. */
export async function turnStatus(
  db: Db,
  id: number,
  { from, to, reason }: { from: string; to: string; reason: string },
): Promise<'done' | 'other' | 'missing'> {
  const at = (await sql<{ status: string }>`select status from merchant where id = ${id} for update`.execute(db))
    .rows[0]
  if (!at) return 'missing'
  if (at.status !== from) return 'other'
  await sql`
    update merchant set status = ${to}, suspended_reason = ${reason},
      suspended_at = case when ${to}::text = 'suspended' then shop_now() end
    where id = ${id}`.execute(db)
  return 'done'
}

/** Names and openness of a merchant show on its goods. */
export const refreshMerchantListing = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select refresh_listing(array(select id from product where merchant_id = ${merchantId}))`.execute(db)
const atOnce = 500
/** The same by parts, each by itself: the last product of the next part, or undefined when there is none left. */
export const refreshMerchantPart = (db: Db, merchantId: number, after: number): Promise<number | undefined> =>
  sql<{ last: number | null }>`
    with part as materialized (
      select id from product where merchant_id = ${merchantId} and id > ${after} order by id limit ${sql.lit(atOnce)})
    select max(id) as last, refresh_listing(array_agg(id)) from part having count(*) > 0`
    .execute(db)
    .then((r) => r.rows[0]?.last ?? undefined)

export async function findMerchantByCode(db: Db, code: string): Promise<{ id: number; status: string } | undefined> {
  return db.selectFrom('merchant').select(['id', 'status']).where('code', '=', code).executeTakeFirst()
}

/** The rows of a template, instead of those it had. */
export async function putRows(db: Db, id: number, rows: readonly FreightRow[]): Promise<void> {
  await sql`delete from freight_region where template_id = ${id}`.execute(db)
  await sql`
    insert into freight_region (template_id, areas, first_units, first_fee, next_units, next_fee,
      free_from_amount, free_from_count)
    select ${id}, r.areas, r."firstUnits", r."firstFee", r."nextUnits", r."nextFee",
      r."freeFromAmount", r."freeFromCount"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(areas text[], "firstUnits" bigint, "firstFee" bigint,
      "nextUnits" bigint, "nextFee" bigint, "freeFromAmount" bigint, "freeFromCount" int)`.execute(db)
}

/** By merchant and name; its rows are replaced. A default takes that mark from the others. */
export async function upsertTemplate(db: Db, d: FreightDraft): Promise<number> {
  if (d.isDefault)
    await sql`
      update freight_template set is_default = false
      where merchant_id = ${d.merchantId} and is_default and name <> ${d.name}`.execute(db)
  const known = await sql<{ id: number }>`
    update freight_template set charged_by = ${d.chargedBy}, is_default = ${d.isDefault ?? false},
      excluded = ${d.excluded ?? []}, version = version + 1
    where merchant_id = ${d.merchantId} and name = ${d.name} and deleted_at is null returning id`.execute(db)
  const id =
    known.rows[0]?.id ??
    (
      await sql<{
        id: number
      }>`
        insert into freight_template (merchant_id, name, charged_by, is_default, excluded)
        values (${d.merchantId}, ${d.name}, ${d.chargedBy}, ${d.isDefault ?? false}, ${d.excluded ?? []})
        returning id`.execute(db)
    ).rows[0]!.id
  await putRows(db, id, d.rows)
  return id
}

const templateColumns = sql`
  t.id, t.merchant_id as "merchantId", t.charged_by as "chargedBy", to_json(t.excluded) as excluded, coalesce((
    select json_agg(json_build_object('areas', r.areas, 'firstUnits', r.first_units, 'firstFee', r.first_fee,
      'nextUnits', r.next_units, 'nextFee', r.next_fee, 'freeFromAmount', r.free_from_amount,
      'freeFromCount', r.free_from_count) order by r.id)
    from freight_region r where r.template_id = t.id), '[]') as rows`
export async function findTemplates(db: Db, ids: readonly number[]): Promise<FreightTemplate[]> {
  const found = await sql<FreightTemplate>`
    select ${templateColumns} from freight_template t where t.id = any(${idList(ids)})`.execute(db)
  return found.rows
}
/** The template of the product `p` as one value; null: it is gone. */
export const templateOf = sql<FreightTemplate | null>`(
  select to_json(f) from (select ${templateColumns} from freight_template t where t.id = p.freight_template_id) f)`

export interface MerchantCard {
  merchantId: number
  name: string
  seal: Seal
  place: string
}
/** A merchant `m` as cards show it. */
export const merchantCard = (lang: Language) =>
  sql<MerchantCard>`json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
    'place', in_language(m.place, ${lang}))`

/** Addresses of merchants that are open. */
export async function openMerchants(db: Db): Promise<Address[]> {
  const rows = await db.selectFrom('merchant').select('id').where('status', '=', 'open').orderBy('id').execute()
  return rows.map((r): Address => `/home/shopIndex?id=${r.id}`)
}
