// SQL of requests for brands: a merchant's own, the queue of staff, what a merging takes along.
import { sql } from 'kysely'
import type { State } from './states.ts'
import { heldAs, takenOf, type Standing, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface RequestRow {
  id: number
  name: Texts
  country: string | null
  owner: string
  note: string
  proofs: string[]
  state: State
  brand: { id: number; name: string } | null
  answer: string
  createdAt: Date
  decidedAt: Date | null
}
export interface CaseRow extends RequestRow {
  merchant: MerchantCard
  taken: Taken | null
  own: boolean
}
const own = (lang: Language) => sql`r.id, r.name, r.country, r.owner, r.note, r.proofs, r.state, r.answer,
  (select json_build_object('id', b.id, 'name', in_language(b.name, ${lang})) from brand b where b.id = r.brand_id)
    as brand,
  r.created_at as "createdAt", r.decided_at as "decidedAt"`
/** Whoever decides asked for it, or works for its merchant. */
const concerns = (staffId: number) => sql`r.asked_by is not distinct from ${staffId}::bigint
  or exists (select from membership m where m.user_id = ${staffId} and m.audience = 'merchant'
    and m.merchant_id = r.merchant_id)`
const cased = (lang: Language, staffId: number) => sql`${own(lang)}, ${merchantCard(lang)} as merchant,
  ${takenOf('brand', sql`r.id`, staffId)} as taken, ${concerns(staffId)} as own`

export interface NewRequest {
  merchantId: number
  userId: number
  name: Texts
  nameKey: string
  country: string | null
  owner: string
  note: string
  proofs: readonly string[]
}
/** Undefined where the merchant waits for a brand of that name. */
export const addRequest = async (db: Db, r: NewRequest): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      insert into brand_request (merchant_id, asked_by, name, name_key, country, owner, note, proofs)
      values (${r.merchantId}, ${r.userId}, ${JSON.stringify(r.name)}::jsonb, ${r.nameKey}, ${r.country}, ${r.owner},
        ${r.note}, ${JSON.stringify(r.proofs)}::jsonb)
      on conflict (merchant_id, name_key) where state = 'open' do nothing returning id`.execute(db)
  ).rows[0]?.id
/** Those that the merchant waits for; who asks for another one waits for who is asking. */
export async function countOpen(db: Db, merchantId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand request', ${merchantId}))`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from brand_request where merchant_id = ${merchantId} and state = 'open'`.execute(db)
  return rows[0]!.n
}
/** Up to size + 1, the newest first. */
export const listOfMerchant = async (
  db: Db,
  lang: Language,
  merchantId: number,
  { size, offset, cursor }: Limits,
): Promise<RequestRow[]> =>
  (
    await sql<RequestRow>`
      select ${own(lang)} from brand_request r where r.merchant_id = ${merchantId}
        ${cursor ? sql`and r.id < ${cursor[0]}::bigint` : sql``}
      order by r.id desc ${limitTo(size + 1, offset)}`.execute(db)
  ).rows
export const countOfMerchant = async (db: Db, merchantId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n
      from (select from brand_request where merchant_id = ${merchantId} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface CasesAsked {
  tab: 'waiting' | 'decided'
  holder?: Holder | undefined
  reader: number
}
const wanted = ({ tab, holder, reader }: CasesAsked) => sql`
  ${tab === 'waiting' ? sql`r.state = 'open'` : sql`r.state in ('approved', 'returned')`}
  and ${heldAs('brand', sql`r.id`, reader, holder)}`
/** Up to size + 1: of those that wait the oldest first, of the others the newest. */
export const listCases = async (
  db: Db,
  lang: Language,
  asked: CasesAsked,
  { size, offset, cursor }: Limits,
): Promise<CaseRow[]> => {
  const down = asked.tab === 'decided'
  const after = !cursor ? sql`` : down ? sql`and r.id < ${cursor[0]}::bigint` : sql`and r.id > ${cursor[0]}::bigint`
  return (
    await sql<CaseRow>`
      select ${cased(lang, asked.reader)} from brand_request r join merchant m on m.id = r.merchant_id
      where ${wanted(asked)} ${after} order by r.id ${down ? sql`desc` : sql``} ${limitTo(size + 1, offset)}`.execute(
      db,
    )
  ).rows
}
/** Up to 1,001. */
export const countCases = async (db: Db, asked: CasesAsked): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from brand_request r where ${wanted(asked)} limit 1001) c`.execute(db)
  ).rows[0]!.n
export const findCase = async (db: Db, lang: Language, staffId: number, id: number): Promise<CaseRow | undefined> =>
  (
    await sql<CaseRow>`
      select ${cased(lang, staffId)} from brand_request r join merchant m on m.id = r.merchant_id
      where r.id = ${id} and r.state <> 'withdrawn'`.execute(db)
  ).rows[0]

/** Undefined for one that was taken back, too: no staff decide it. */
export const standingOf = async (db: Db, id: number, staffId: number): Promise<Standing | undefined> =>
  (
    await sql<Standing>`
      select r.asked_by as about, r.state = 'open' as open, ${concerns(staffId)} as own
      from brand_request r where r.id = ${id} and r.state <> 'withdrawn'`.execute(db)
  ).rows[0]
export interface LockedRequest {
  id: number
  merchantId: number
  name: Texts
  state: State
}
/** Of one merchant, where it says whose. */
export const lockRequest = async (db: Db, id: number, merchantId?: number): Promise<LockedRequest | undefined> =>
  (
    await sql<LockedRequest>`
      select id, merchant_id as "merchantId", name, state from brand_request
      where id = ${id} and merchant_id = coalesce(${merchantId ?? null}, merchant_id) for update`.execute(db)
  ).rows[0]
export const endCase = (
  db: Db,
  id: number,
  { state, brandId = null, answer = '' }: { state: Exclude<State, 'open'>; brandId?: number | null; answer?: string },
): Promise<unknown> =>
  sql`
    update brand_request set state = ${state}, brand_id = ${brandId}, answer = ${answer}, decided_at = shop_now()
    where id = ${id}`.execute(db)
/** Whose proof stands for a brand: of the newest request that was approved. */
export const ownerOf = async (
  db: Db,
  lang: Language,
  brandId: number,
): Promise<{ requestId: number; owner: string; shop: string; proofs: string[] } | undefined> =>
  (
    await sql<{ requestId: number; owner: string; shop: string; proofs: string[] }>`
      select r.id as "requestId", r.owner, in_language(m.name, ${lang}) as shop, r.proofs
      from brand_request r join merchant m on m.id = r.merchant_id
      where r.brand_id = ${brandId} order by r.id desc limit 1`.execute(db)
  ).rows[0]
export const leadRequests = (db: Db, from: number, into: number): Promise<unknown> =>
  sql`update brand_request set brand_id = ${into} where brand_id = ${from}`.execute(db)
/** Goods that are being written of a brand, and who follows it. */
export const writtenAndFollowed = async (db: Db, id: number): Promise<{ drafts: number; followers: number }> =>
  (
    await sql<{ drafts: number; followers: number }>`
      select (select count(*)::int from product_draft d
          where d.ended_at is null and (d.content ->> 'brandId')::bigint = ${id}) as drafts,
        coalesce((select follower_count from brand where id = ${id}), 0) as followers`.execute(db)
  ).rows[0]!

export const requestsBy = async (db: Db, userId: number): Promise<unknown[]> =>
  (
    await sql<{ kept: unknown }>`
      select json_build_object('name', name, 'owner', owner, 'note', note, 'state', state, 'at', created_at) as kept
      from brand_request where asked_by = ${userId} order by id`.execute(db)
  ).rows.map(({ kept }) => kept)
/** That a merchant asked stays; by whom does not. */
export const leaveRequests = (db: Db, userId: number): Promise<unknown> =>
  sql`update brand_request set asked_by = null where asked_by = ${userId}`.execute(db)
