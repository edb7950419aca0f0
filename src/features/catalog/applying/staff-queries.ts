// SQL of merchants at the staff's desk: applications that wait, and all shops.
import { sql } from 'kysely'
import type { Note } from './queries.ts'
import type { ApplicationStatus } from './states.ts'
import { heldAs, takenOf, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { Seal } from '#features/catalog/merchants/merchants.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface QueuedRow {
  id: number
  status: ApplicationStatus
  name: string
  companyName: string
  country: string
  departments: string[]
  round: number
  sentAt: Date
  /** its sort key, to the microsecond */
  sentKey: string
  decidedAt: Date | null
  taken: Taken | null
}
const nameIn: Record<Language, ReturnType<typeof sql>> = {
  'zh-CN': sql`array[a.content ->> 'nameZh', a.content ->> 'nameEn', a.content ->> 'nameEs']`,
  'en-US': sql`array[a.content ->> 'nameEn', a.content ->> 'nameEs', a.content ->> 'nameZh']`,
  'es-ES': sql`array[a.content ->> 'nameEs', a.content ->> 'nameEn', a.content ->> 'nameZh']`,
}
const queued = (lang: Language, reader: number) => sql`a.id, a.status,
  coalesce((select n from unnest(${nameIn[lang]}) with ordinality x(n, at) where n <> '' order by at limit 1), '')
    as name,
  coalesce(a.content ->> 'companyName', '') as "companyName", coalesce(a.content ->> 'country', '') as country,
  coalesce((select array_agg(in_language(c.name, ${lang}) order by c.position, c.id) from category c
    where c.id in (select value::bigint from jsonb_array_elements_text(a.content -> 'departments'))), '{}')
    as departments,
  (select count(*)::int from merchant_application_step s where s.application_id = a.id and s.kind = 'sent') as round,
  a.sent_at as "sentAt", (a.sent_at at time zone 'UTC')::text || '+00' as "sentKey", a.decided_at as "decidedAt",
  ${takenOf('application', sql`a.id`, reader)} as taken`

export interface ApplicationsAsked {
  tab: 'waiting' | 'returned'
  holder?: Holder | undefined
  reader: number
}
const wantedOf = ({ tab, holder, reader }: ApplicationsAsked) => sql`
  ${tab === 'waiting' ? sql`a.status = 'inReview'` : sql`a.status = 'returned'`}
  and ${heldAs('application', sql`a.id`, reader, holder)}`
/** The oldest first of those that wait, the newest of those that were returned; one more than asked. */
export const listApplications = async (
  db: Db,
  lang: Language,
  asked: ApplicationsAsked,
  { size, offset, cursor }: Limits,
): Promise<QueuedRow[]> => {
  const [beyond, down] = asked.tab === 'waiting' ? [sql`>`, sql``] : [sql`<`, sql`desc`]
  const after = cursor ? sql`and (a.sent_at, a.id) ${beyond} (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``
  const found = await sql<QueuedRow>`
    select ${queued(lang, asked.reader)} from merchant_application a where ${wantedOf(asked)} ${after}
    order by a.sent_at ${down}, a.id ${down} limit ${size + 1} offset ${offset}`.execute(db)
  return found.rows
}
export const countApplications = async (db: Db, asked: ApplicationsAsked): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from merchant_application a where ${wantedOf(asked)} limit 1001) c`.execute(
    db,
  )
  return rows[0]!.n
}
export const findQueued = async (db: Db, lang: Language, reader: number, id: number): Promise<QueuedRow | undefined> =>
  (
    await sql<QueuedRow>`
      select ${queued(lang, reader)} from merchant_application a where a.id = ${id} and a.sent_at is not null`.execute(
      db,
    )
  ).rows[0]

export interface StepRow {
  kind: 'sent' | 'takenBack' | 'returned' | 'approved'
  by: string | null
  notes: number
  changed: number
  at: Date
}
export const listSteps = async (db: Db, id: number): Promise<StepRow[]> =>
  (
    await sql<StepRow>`
      select s.kind, u.nickname as by, s.notes, s.changed, s.at from merchant_application_step s
      left join user_account u on u.id = s.staff_id where s.application_id = ${id} order by s.id desc limit 40`.execute(
      db,
    )
  ).rows

export interface Applicant {
  userId: number
  nickName: string
  since: Date
  email: boolean
  phone: boolean
  orders: number
}
export const applicantOf = async (db: Db, userId: number): Promise<Applicant | undefined> =>
  (
    await sql<Applicant>`
      select u.id as "userId", u.nickname as "nickName", u.created_at as since, u.email is not null as email,
        u.phone is not null as phone, (
          select count(*) from (select from shop_order o where o.user_id = u.id and o.paid_at is not null limit 1000) c
        )::int as orders
      from user_account u where u.id = ${userId}`.execute(db)
  ).rows[0]
/** The person, held while their shop is made: whoever closes the account waits, or was first. */
export const lockApplicant = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select from user_account where id = ${userId} and status = 'active' for no key update`.execute(db)).rows
    .length > 0

export const markReturned = (db: Db, id: number, staffId: number, notes: readonly Note[]): Promise<unknown> =>
  sql`update merchant_application
    set status = 'returned', version = version + 1, notes = ${JSON.stringify(notes)}::jsonb,
      returned_content = content, decided_at = shop_now(), decided_by = ${staffId}, updated_at = shop_now()
    where id = ${id}`.execute(db)
export const markApproved = (db: Db, id: number, staffId: number, merchantId: number): Promise<unknown> =>
  sql`update merchant_application
    set status = 'approved', version = version + 1, notes = '[]', returned_content = null,
      merchant_id = ${merchantId}, decided_at = shop_now(), decided_by = ${staffId}, updated_at = shop_now()
    where id = ${id}`.execute(db)

export interface ShopRow {
  id: number
  code: string
  name: string
  place: string
  seal: Seal
  status: 'open' | 'suspended' | 'closed'
  productCount: number
  followerCount: number
  createdAt: Date
}
const shop = (lang: Language) => sql`m.id, m.code, in_language(m.name, ${lang}) as name,
  in_language(m.place, ${lang}) as place,
  jsonb_build_object('char', coalesce(m.seal ->> 'char', ''), 'shape', coalesce(m.seal ->> 'shape', ''),
    'ink', coalesce(m.seal ->> 'ink', '')) as seal,
  m.status, m.product_count as "productCount", m.follower_count as "followerCount", m.created_at as "createdAt"`
export interface ShopsAsked {
  keyword?: string | undefined
  status?: ShopRow['status'] | undefined
}
const wanted = ({ keyword = '', status }: ShopsAsked) => sql`
  ${status ? sql`m.status = ${status}` : sql`true`}
  ${keyword === '' ? sql`` : sql`and lower(all_languages(m.name)) like ${likePattern(keyword.toLowerCase())}`}`
/** The newest first; one more than asked. */
export const listShops = async (
  db: Db,
  lang: Language,
  asked: ShopsAsked,
  { size, offset, cursor }: Limits,
): Promise<ShopRow[]> =>
  (
    await sql<ShopRow>`
      select ${shop(lang)} from merchant m
      where ${wanted(asked)} ${cursor ? sql`and m.id < ${cursor[0]}::bigint` : sql``}
      order by m.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countShops = async (db: Db, asked: ShopsAsked): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from merchant m where ${wanted(asked)} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface FullShop extends ShopRow {
  businessName: string
  story: string
  members: number
  /** owners first; the first fifty */
  people: { nickName: string; role: string }[]
  /** counted to 1,000 */
  ordersUnpaid: number
  ordersOpen: number
  suspendedAt: Date | null
  suspendedReason: string
  applicationId: number | null
}
export const findShop = async (db: Db, lang: Language, id: number): Promise<FullShop | undefined> =>
  (
    await sql<FullShop>`
      select ${shop(lang)}, m.business_name as "businessName", in_language(m.story, ${lang}) as story,
        m.suspended_at as "suspendedAt", m.suspended_reason as "suspendedReason",
        (select count(*)::int from membership b where b.merchant_id = m.id) as members,
        coalesce((select json_agg(w) from (
          select u.nickname as "nickName", b.role from (select * from membership where merchant_id = m.id
            order by role <> 'owner', id limit 50) b
          cross join lateral (select nickname from user_account where id = b.user_id offset 0) u
          order by b.role <> 'owner', b.id) w), '[]') as people,
        (select count(*)::int from (select from shop_order o
          where o.merchant_id = m.id and o.status = 'pendingPayment' limit 1001) c) as "ordersUnpaid",
        (select count(*)::int from (select from shop_order o
          where o.merchant_id = m.id and o.status in ('awaitingShipment', 'awaitingReceipt') limit 1001) c)
          as "ordersOpen",
        (select a.id from merchant_application a where a.merchant_id = m.id) as "applicationId"
      from merchant m where m.id = ${id}`.execute(db)
  ).rows[0]
export const merchantNames = async (db: Db, id: number): Promise<Texts> =>
  (await sql<{ name: Texts }>`select name from merchant where id = ${id}`.execute(db)).rows[0]!.name
/** On its way to be closed for good. */
export const isClosing = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select from merchant_closing where merchant_id = ${id} and status = 'confirmed'`.execute(db)).rows.length >
  0
