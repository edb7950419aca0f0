// The SQL of the books: days that are over as they were kept, the rest counted from the entries.
import { sql } from 'kysely'
import type { AdjustableOwner } from './adjustable.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Currency } from '#kernel/data/ledger.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

type Owner = 'platform' | 'user' | 'merchant' | 'order'
/** 0:00 in Shanghai of a day. */
const begin = (day: string) => sql`((${day}::date)::timestamp at time zone 'Asia/Shanghai')`
const end = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`

/** The newest day that is kept; null where none is. */
export const newestKept = async (db: Db): Promise<string | null> =>
  (await sql<{ day: string | null }>`select max(day)::text as day from ledger_day`.execute(db)).rows[0]!.day
export const firstDay = async (db: Db): Promise<string | undefined> =>
  (
    await sql<{ day: string }>`
      select (created_at at time zone 'Asia/Shanghai')::date::text as day from ledger_entry
      order by id limit 1`.execute(db)
  ).rows[0]?.day
/** Counted anew, however often. */
export const keepDay = async (db: Db, day: string): Promise<void> => {
  await sql`delete from ledger_day where day = ${day}::date`.execute(db)
  await sql`
    insert into ledger_day (day, currency, owner, kind, debit, credit, entries)
    select ${day}::date, a.currency, a.owner, a.kind, coalesce(-sum(e.amount) filter (where e.amount < 0), 0),
      coalesce(sum(e.amount) filter (where e.amount > 0), 0), count(*)
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.created_at >= ${begin(day)} and e.created_at < ${end(day)} group by 2, 3, 4`.execute(db)
}

export interface AccountDay {
  owner: Owner
  kind: string
  opening: number
  debit: number
  credit: number
  closing: number
  entries: number
}
/** What was kept, and since then what the entries say. */
export const accountsOn = async (db: Db, day: string, currency: Currency): Promise<AccountDay[]> =>
  (
    await sql<AccountDay>`
      with kept as (
        select d.owner, d.kind, coalesce(sum(d.credit - d.debit) filter (where d.day < ${day}::date), 0) as opening,
          coalesce(sum(d.debit) filter (where d.day = ${day}::date), 0) as debit,
          coalesce(sum(d.credit) filter (where d.day = ${day}::date), 0) as credit,
          coalesce(sum(d.entries) filter (where d.day = ${day}::date), 0) as entries
        from ledger_day d where d.currency = ${currency} and d.day <= ${day}::date group by 1, 2
      ), since as (
        select coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from ledger_day),
          '-infinity') as at
      ), live as (
        select a.owner, a.kind, coalesce(sum(e.amount) filter (where e.created_at < ${begin(day)}), 0) as opening,
          coalesce(-sum(e.amount) filter (where e.amount < 0 and e.created_at >= ${begin(day)}), 0) as debit,
          coalesce(sum(e.amount) filter (where e.amount > 0 and e.created_at >= ${begin(day)}), 0) as credit,
          count(*) filter (where e.created_at >= ${begin(day)}) as entries
        from since, ledger_entry e join ledger_account a on a.id = e.account_id
        where e.created_at >= since.at and e.created_at < ${end(day)} and a.currency = ${currency} group by 1, 2
      )
      select owner, kind, sum(opening)::bigint as opening, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
        sum(opening - debit + credit)::bigint as closing, sum(entries)::int as entries
      from (select * from kept union all select * from live) b group by 1, 2
      having sum(opening) <> 0 or sum(entries) <> 0 order by 1, 2`.execute(db)
  ).rows
export interface EventDay {
  kind: string
  count: number
  amount: number
}
export const eventsOn = async (db: Db, day: string, currency: Currency): Promise<EventDay[]> =>
  (
    await sql<EventDay>`
      select t.kind, count(distinct t.id)::int as count, sum(e.amount)::bigint as amount
      from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_transfer t on t.id = e.transfer_id
      where e.created_at >= ${begin(day)} and e.created_at < ${end(day)} and a.currency = ${currency} and e.amount > 0
      group by 1 order by 3 desc, 1 limit 50`.execute(db)
  ).rows

const nameOf = (lang: Language) => sql`case a.owner
  when 'merchant' then (select in_language(m.name, ${lang}) from merchant m where m.id = a.owner_id)
  when 'user' then (select u.nickname from user_account u where u.id = a.owner_id)
  when 'order' then (select o.order_no from shop_order o where o.id = a.owner_id) end`
export interface Entry {
  id: number
  transferId: number
  key: string
  event: string
  ownerId: number
  name: string | null
  amount: number
  at: Date
}
export interface OfDay {
  day: string
  owner: Owner
  kind: string
  currency: Currency
}
const entriesOf = ({ day, owner, kind, currency }: OfDay) => sql`ledger_entry e
  join ledger_account a on a.id = e.account_id
  where e.created_at >= ${begin(day)} and e.created_at < ${end(day)} and a.currency = ${currency}
    and a.owner = ${owner} and a.kind = ${kind}`
export const listEntries = async (
  db: Db,
  lang: Language,
  of: OfDay,
  { size, offset, cursor }: Limits,
): Promise<Entry[]> =>
  (
    await sql<Entry>`
      select e.id, t.id as "transferId", t.key, t.kind as event, e.owner_id as "ownerId", e.name, e.amount, e.at
      from (
        select e.id, e.transfer_id, e.amount, e.created_at as at, a.owner_id, ${nameOf(lang)} as name
        from ${entriesOf(of)} and (${cursor === undefined} or e.id < ${cursor?.[0] ?? 0})
        order by e.id desc limit ${size + 1} offset ${offset}
      ) e join ledger_transfer t on t.id = e.transfer_id order by e.id desc`.execute(db)
  ).rows
export const countEntries = async (db: Db, of: OfDay): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from ${entriesOf(of)} limit 1001) c`.execute(db)
  ).rows[0]!.n
export interface Leg {
  currency: Currency
  owner: Owner
  kind: string
  ownerId: number
  name: string | null
  amount: number
}
export const transferBy = async (db: Db, id: number): Promise<{ key: string; event: string; at: Date } | undefined> =>
  (
    await sql<{ key: string; event: string; at: Date }>`
      select key, kind as event, created_at as at from ledger_transfer where id = ${id}`.execute(db)
  ).rows[0]
export const legsOf = async (db: Db, lang: Language, id: number): Promise<Leg[]> =>
  (
    await sql<Leg>`
      select a.currency, a.owner, a.kind, a.owner_id as "ownerId", ${nameOf(lang)} as name, e.amount
      from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = ${id} order by e.amount, e.id`.execute(db)
  ).rows

export interface Adjustment {
  id: number
  owner: AdjustableOwner
  ownerId: number
  name: string | null
  kind: string
  amount: number
  reason: string
  status: 'asked' | 'done' | 'rejected'
  askedBy: number
  asker: string
  askedAt: Date
  decider: string | null
  decidedAt: Date | null
}
const adjustments = (lang: Language) => sql`select a.id, a.owner, a.owner_id as "ownerId", ${nameOf(lang)} as name,
  a.kind, a.amount, a.reason, a.status, a.asked_by as "askedBy", b.nickname as asker, a.asked_at as "askedAt",
  d.nickname as decider, a.decided_at as "decidedAt"
  from ledger_adjustment a join user_account b on b.id = a.asked_by left join user_account d on d.id = a.decided_by`
export const listAdjustments = async (
  db: Db,
  lang: Language,
  { size, offset, cursor }: Limits,
): Promise<Adjustment[]> =>
  (
    await sql<Adjustment>`
      ${adjustments(lang)} where ${cursor === undefined} or a.id < ${cursor?.[0] ?? 0}
      order by a.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countAdjustments = async (db: Db): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from ledger_adjustment limit 1001) c`.execute(db)
  ).rows[0]!.n
/** Held for the rest of the transaction. */
export const holdAdjustment = async (db: Db, id: number): Promise<Adjustment | undefined> => {
  await sql`select from ledger_adjustment where id = ${id} for update`.execute(db)
  return (await sql<Adjustment>`${adjustments('en-US')} where a.id = ${id}`.execute(db)).rows[0]
}
export const insertAdjustment = async (
  db: Db,
  a: { owner: string; ownerId: number; kind: string; amount: number; reason: string; userId: number },
): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into ledger_adjustment (owner, owner_id, kind, amount, reason, asked_by)
      values (${a.owner}, ${a.ownerId}, ${a.kind}, ${a.amount}, ${a.reason}, ${a.userId}) returning id`.execute(db)
  ).rows[0]!.id
export const markDecided = (db: Db, id: number, status: 'done' | 'rejected', userId: number): Promise<unknown> =>
  sql`update ledger_adjustment set status = ${status}, decided_by = ${userId}, decided_at = shop_now()
    where id = ${id} and status = 'asked'`.execute(db)
/** Whether there is a person or shop of this id. */
export const ownerExists = async (db: Db, owner: AdjustableOwner, id: number): Promise<boolean> => {
  if (owner === 'platform') return id === 0
  const { rows } =
    owner === 'user'
      ? await sql`select from user_account where id = ${id} and status = 'active'`.execute(db)
      : await sql`select from merchant where id = ${id}`.execute(db)
  return rows.length > 0
}
