// SQL of applications to sell here, as their sender knows them. Whose they are stands in every statement.
import { sql } from 'kysely'
import type { Content, Field } from './content.ts'
import type { ApplicationStatus } from './states.ts'
import type { AddressFields } from '#features/people/addresses/addresses.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Note {
  field: Field
  text: string
}
export interface ApplicationRow {
  id: number
  userId: number | null
  status: ApplicationStatus
  version: number
  content: Partial<Content>
  sealed: Buffer | null
  returnedContent: Partial<Content> | null
  returnAddress: AddressFields | null
  notes: Note[]
  language: Language
  merchantId: number | null
  sentAt: Date | null
  decidedAt: Date | null
  updatedAt: Date
}
const columns = sql`a.id, a.user_id as "userId", a.status, a.version, a.content, a.sealed,
  a.returned_content as "returnedContent", a.return_address as "returnAddress", a.notes, a.language,
  a.merchant_id as "merchantId", a.sent_at as "sentAt", a.decided_at as "decidedAt", a.updated_at as "updatedAt"`
const one = async (db: Db, where: ReturnType<typeof sql>): Promise<ApplicationRow | undefined> =>
  (await sql<ApplicationRow>`select ${columns} from merchant_application a where ${where}`.execute(db)).rows[0]

export const applicationOf = (db: Db, userId: number) => one(db, sql`a.user_id = ${userId}`)
export const lockApplicationOf = (db: Db, userId: number) => one(db, sql`a.user_id = ${userId} for update`)
/** As staff know it: what is a draft yet is nobody else's to read. */
export const findApplication = (db: Db, id: number) => one(db, sql`a.id = ${id} and a.status <> 'draft'`)
export const lockApplication = (db: Db, id: number) => one(db, sql`a.id = ${id} and a.status <> 'draft' for update`)

/** The one that was begun stays. */
export const beginApplication = (db: Db, userId: number, language: Language): Promise<unknown> =>
  sql`insert into merchant_application (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do nothing`.execute(db)
export const saveContent = async (
  db: Db,
  id: number,
  content: Content,
  sealed: Buffer | null,
): Promise<{ version: number; savedAt: Date }> =>
  (
    await sql<{ version: number; savedAt: Date }>`
      update merchant_application
      set content = ${JSON.stringify(content)}::jsonb, sealed = ${sealed}, version = version + 1,
        updated_at = shop_now()
      where id = ${id} returning version, updated_at as "savedAt"`.execute(db)
  ).rows[0]!
export const markSent = (
  db: Db,
  id: number,
  { content, address, language }: { content: Content; address: AddressFields; language: Language },
): Promise<unknown> =>
  sql`update merchant_application
    set status = 'inReview', version = version + 1, content = ${JSON.stringify(content)}::jsonb,
      return_address = ${JSON.stringify(address)}::jsonb, language = ${language}, sent_at = shop_now(),
      updated_at = shop_now()
    where id = ${id}`.execute(db)
export const markTakenBack = (db: Db, id: number): Promise<unknown> =>
  sql`update merchant_application set status = 'draft', version = version + 1, updated_at = shop_now()
    where id = ${id}`.execute(db)

export interface Step {
  kind: 'sent' | 'takenBack' | 'returned' | 'approved'
  staffId?: number
  notes?: number
  changed?: number
}
export const addStep = (db: Db, id: number, { kind, staffId, notes = 0, changed = 0 }: Step): Promise<unknown> =>
  sql`insert into merchant_application_step (application_id, kind, staff_id, notes, changed)
    values (${id}, ${kind}, ${staffId ?? null}, ${notes}, ${changed})`.execute(db)

export interface OwnMerchant {
  merchantId: number
  name: string
  status: 'open' | 'suspended' | 'closed'
  suspendedAt: Date | null
  suspendedReason: string
}
export const merchantMade = async (db: Db, merchantId: number, lang: Language): Promise<OwnMerchant | undefined> =>
  (
    await sql<OwnMerchant>`
      select id as "merchantId", in_language(name, ${lang}) as name, status, suspended_at as "suspendedAt",
        suspended_reason as "suspendedReason"
      from merchant where id = ${merchantId}`.execute(db)
  ).rows[0]

export interface Department {
  id: number
  name: string
  commissionBp: number
}
/** Where something may be sold: those of the first level. Commission as it is below them, lowest and highest. */
export const listDepartments = async (db: Db, lang: Language): Promise<Department[]> =>
  (
    await sql<Department>`
      select id, in_language(name, ${lang}) as name, category_commission(path || id) as "commissionBp"
      from category where parent_id is null and not closed order by position, id`.execute(db)
  ).rows
/** In basis points, over all categories below these departments; of none of them, over all. */
export const commissionOf = async (db: Db, departments: readonly number[]): Promise<{ from: number; to: number }> => {
  const wanted = JSON.stringify(departments)
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    with recursive below as (
      select id from category where parent_id is null
        and (${departments.length} = 0 or id in (select value::bigint from jsonb_array_elements_text(${wanted}::jsonb)))
      union all select c.id from category c join below b on c.parent_id = b.id
    ) select min(category_commission(path || id))::int as "from", max(category_commission(path || id))::int as "to"
    from category where id in (select id from below)`.execute(db)
  return { from: rows[0]!.from ?? 0, to: rows[0]!.to ?? 0 }
}
export const hasPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select from user_account where id = ${userId} and password_hash is not null`.execute(db)).rows.length > 0

/** Names of shops and licences are given one after the other. Inside a transaction. */
export const queueForNames = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('merchant_application', 0))`.execute(db)
/** A shop of one of these names, or an approved application with them; `but`: the one that asks. */
export const isNameTaken = async (db: Db, names: readonly string[], but?: number): Promise<boolean> => {
  const asked = JSON.stringify(names.map((name) => name.trim().toLowerCase()))
  const { rows } = await sql`
    select from merchant m, jsonb_each_text(m.name) n
    where lower(btrim(n.value)) in (select jsonb_array_elements_text(${asked}::jsonb))
      and m.id is distinct from ${but ?? null}::bigint
    limit 1`.execute(db)
  return rows.length > 0
}
/** A shop sells under this licence. */
export const isLicenceTaken = async (db: Db, licenceNumber: string, but: number): Promise<boolean> =>
  (
    await sql`
      select from merchant_application
      where content ->> 'licenceNumber' = ${licenceNumber} and status = 'approved' and id <> ${but} limit 1`.execute(db)
  ).rows.length > 0

/** What of somebody who left is kept: that their shop was approved once, of nobody. */
export const leaveApplications = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from merchant_application where user_id = ${userId} and status <> 'approved'`.execute(db)
  await sql`
    update merchant_application set user_id = null, content = '{}', sealed = null, returned_content = null,
      return_address = null, notes = '[]'
    where user_id = ${userId}`.execute(db)
}
