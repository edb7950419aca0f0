// The SQL of provider files: kept once, matched by what the provider calls ours, differences found and cleared.
import { sql } from 'kysely'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { DayRow } from '#features/sales/payments/payments.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]
const begin = (day: string) => sql`((${day}::date)::timestamp at time zone 'Asia/Shanghai')`
const end = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`

export interface NewFile {
  provider: string
  day: string
  name: string
  digest: Buffer
  userId: number | null
  rows: number
  paid: number
  refunded: number
  fees: number
  paidOut: number
}
/** One reader of a provider's files at a time. */
export const holdProvider = async (db: Db, provider: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('provider file ' || ${provider}::text, 0))`.execute(db)
}
/** undefined where this file was read before. */
export const insertFile = (db: Db, f: NewFile) =>
  first(
    sql<{ id: number }>`
      insert into provider_file (provider, day, name, digest, read_by, rows, paid, refunded, fees, paid_out)
      values (${f.provider}, ${f.day}::date, ${f.name}, ${f.digest}, ${f.userId}, ${f.rows}, ${f.paid}, ${f.refunded},
        ${f.fees}, ${f.paidOut})
      on conflict (provider, digest) do nothing returning id`.execute(db),
  )
export interface Kept {
  rowNo: string
  fee: number
  amount: number
  kind: string
}
/** The rows that no file had before. */
export const insertRows = async (db: Db, fileId: number, provider: string, rows: readonly DayRow[]): Promise<Kept[]> =>
  (
    await sql<Kept>`
      insert into provider_row (file_id, provider, row_no, kind, at, ref, our_no, amount, fee, note)
      select ${fileId}, ${provider}, r."rowNo", r.kind, r.at, r.ref, r."ourNo", r.amount, r.fee, r.note
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("rowNo" text, kind text, at timestamptz, ref text,
        "ourNo" text, amount bigint, fee bigint, note text)
      on conflict (provider, row_no) do nothing returning row_no as "rowNo", fee, amount, kind`.execute(db)
  ).rows
/** A row that another file tells with other sums. */
export const contradiction = (db: Db, provider: string, rows: readonly DayRow[]) =>
  first(
    sql<{ rowNo: string }>`
      select k.row_no as "rowNo"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("rowNo" text, kind text, amount bigint, fee bigint)
      join provider_row k on k.provider = ${provider} and k.row_no = r."rowNo"
      where (k.kind, k.amount, k.fee) is distinct from (r.kind, r.amount, r.fee) limit 1`.execute(db),
  )
/** Finds ours for the rows that have none yet: of this provider, also of earlier files. */
export const matchRows = async (db: Db, provider: string, method: string): Promise<void> => {
  await sql`
    update provider_row r set attempt_id = a.id from payment_attempt a
    where r.provider = ${provider} and r.kind = 'payment' and r.attempt_id is null
      and a.method = ${method} and a.provider_txn = r.ref`.execute(db)
  await sql`
    update provider_row r set refund_id = f.id from refund f join payment_attempt a on a.id = f.attempt_id
    where r.provider = ${provider} and r.kind = 'refund' and r.refund_id is null
      and f.provider_ref = r.ref and a.method = ${method}`.execute(db)
}
/** What an attempt brought by the books: of money that nobody wanted what was taken. */
const tookOf = sql`coalesce((select u.amount from refund u where u.key = 'attempt:' || a.id || ':unwanted'), a.amount)`
/** Differences of the rows that have none noted yet. */
export const noteOfRows = async (db: Db, provider: string): Promise<void> => {
  await sql`
    insert into provider_difference (provider, day, kind, row_id, attempt_id, refund_id, theirs, ours)
    select r.provider, (r.at at time zone 'Asia/Shanghai')::date,
      case when o.ours is null then 'onlyThere' else 'amount' end, r.id, r.attempt_id, r.refund_id, r.amount, o.ours
    from provider_row r
    cross join lateral (
      select case r.kind when 'payment' then (select ${tookOf} from payment_attempt a where a.id = r.attempt_id)
        when 'refund' then (select -f.amount from refund f where f.id = r.refund_id) end as ours
    ) o
    where r.provider = ${provider} and r.kind not in ('payout', 'fee') and o.ours is distinct from r.amount
      and r.file_id in (select id from provider_file where provider = ${provider} order by id desc limit 40)
    on conflict (row_id) do nothing`.execute(db)
}
/** What we have of a day and no file names. */
export const noteOfOurs = async (db: Db, provider: string, method: string, day: string): Promise<void> => {
  await sql`
    insert into provider_difference (provider, day, kind, attempt_id, theirs, ours)
    select ${provider}, ${day}::date, 'onlyHere', a.id, null, ${tookOf}
    from payment_attempt a
    where a.status = 'succeeded' and a.method = ${method} and a.ended_at >= ${begin(day)} and a.ended_at < ${end(day)}
      and not exists (select from provider_row r where r.attempt_id = a.id)
    on conflict do nothing`.execute(db)
  await sql`
    insert into provider_difference (provider, day, kind, refund_id, theirs, ours)
    select ${provider}, ${day}::date, 'onlyHere', f.id, null, -f.amount
    from refund f join payment_attempt a on a.id = f.attempt_id
    where f.status = 'done' and a.method = ${method} and f.done_at >= ${begin(day)} and f.done_at < ${end(day)}
      and not exists (select from provider_row r where r.refund_id = f.id)
    on conflict do nothing`.execute(db)
}
/** Differences that have gone by themselves: ours was found later, or stood in the file of another day. */
export const clearAgreed = async (db: Db, provider: string): Promise<void> => {
  await sql`
    update provider_difference d set resolved_at = shop_now() from provider_row r
    where d.provider = ${provider} and d.resolved_at is null and d.kind = 'onlyHere'
      and (r.attempt_id = d.attempt_id or r.refund_id = d.refund_id)`.execute(db)
  await sql`
    update provider_difference d set attempt_id = r.attempt_id, refund_id = r.refund_id, ours = o.ours,
      kind = case when o.ours = d.theirs then d.kind else 'amount' end,
      resolved_at = case when o.ours = d.theirs then shop_now() end
    from provider_row r cross join lateral (
      select coalesce((select ${tookOf} from payment_attempt a where a.id = r.attempt_id),
        (select -f.amount from refund f where f.id = r.refund_id)) as ours
    ) o
    where d.provider = ${provider} and d.resolved_at is null and d.kind = 'onlyThere' and d.row_id = r.id
      and o.ours is not null`.execute(db)
}
export const openOf = async (db: Db, provider?: string, day?: string): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from provider_difference where resolved_at is null
        ${provider === undefined ? sql`` : sql`and provider = ${provider}`}
        ${day === undefined ? sql`` : sql`and day = ${day}::date`}`.execute(db)
  ).rows[0]!.n
/** Days of the last that no file of the provider is of, and the newest that one is of. */
export const daysRead = async (db: Db, provider: string, from: string, to: string) => {
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
    where not exists (select from provider_file f where f.provider = ${provider} and f.day = d::date)
    order by 1`.execute(db)
  const newest = await first(
    sql<{ day: string | null }>`
      select max(day)::text as day from provider_file where provider = ${provider}`.execute(db),
  )
  return { missing: rows.map(({ day }) => day), newest: newest?.day ?? null }
}
/** The first day on which something was paid this way. */
export const firstPaid = async (db: Db, method: string): Promise<string | undefined> =>
  (
    await first(
      sql<{ day: string }>`
        select (ended_at at time zone 'Asia/Shanghai')::date::text as day from payment_attempt
        where status = 'succeeded' and method = ${method} order by ended_at limit 1`.execute(db),
    )
  )?.day
/** What the books say that a provider has of ours, up to now. */
export const clearingOf = async (db: Db, provider: string): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select (-coalesce(sum(s.sum), 0))::bigint as sum from (
        select sum(d.credit - d.debit) as sum from ledger_day d
        where d.currency = 'CNY' and d.owner = 'platform' and d.kind = 'clearing:' || ${provider}::text
        union all
        select sum(e.amount) from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.currency = 'CNY' and a.owner = 'platform' and a.kind = 'clearing:' || ${provider}::text
          and e.created_at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from ledger_day),
            '-infinity')
      ) s`.execute(db)
  ).rows[0]!.sum

export interface FileRow {
  id: number
  provider: string
  day: string
  name: string
  by: string | null
  readAt: Date
  rows: number
  paid: number
  refunded: number
  fees: number
  paidOut: number
  differences: number
}
const ofProvider = (provider: string | undefined) =>
  provider === undefined ? sql`true` : sql`f.provider = ${provider}`
export const listFiles = async (
  db: Db,
  provider: string | undefined,
  { size, offset, cursor }: Pick<Limits, 'size' | 'offset' | 'cursor'>,
): Promise<FileRow[]> =>
  (
    await sql<FileRow>`
      select f.id, f.provider, f.day::text as day, f.name, u.nickname as by, f.read_at as "readAt", f.rows, f.paid,
        f.refunded, f.fees, f.paid_out as "paidOut",
        (select count(*)::int from provider_difference d
          where d.provider = f.provider and d.day = f.day and d.resolved_at is null) as differences
      from provider_file f left join user_account u on u.id = f.read_by
      where ${ofProvider(provider)}
        ${cursor === undefined ? sql`` : sql`and (f.day, f.id) < (${cursor[0]}::date, ${cursor[1]}::bigint)`}
      order by f.day desc, f.id desc ${limitTo(size + 1, offset)}`.execute(db)
  ).rows
export const countFiles = async (db: Db, provider: string | undefined): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from provider_file f where ${ofProvider(provider)} limit 1001) c`.execute(
      db,
    )
  ).rows[0]!.n

export interface OfDifferences {
  provider?: string
  day?: string
  status?: 'open' | 'resolved'
}
export interface DifferenceRow {
  id: number
  provider: string
  day: string
  kind: 'onlyThere' | 'onlyHere' | 'amount'
  what: 'payment' | 'refund' | 'payout' | 'fee' | 'other'
  note: string
  theirNo: string | null
  ourNo: string | null
  payNo: string | null
  theirs: number | null
  ours: number | null
  foundAt: Date
  resolvedAt: Date | null
  resolver: string | null
  resolution: string
}
const differencesOf = ({ provider, day, status }: OfDifferences) => sql`provider_difference d where true
  ${provider === undefined ? sql`` : sql`and d.provider = ${provider}`}
  ${day === undefined ? sql`` : sql`and d.day = ${day}::date`}
  ${status === undefined ? sql`` : sql`and (d.resolved_at is null) = ${status === 'open'}`}`
export const listDifferences = async (
  db: Db,
  of: OfDifferences,
  { size, offset, cursor }: Pick<Limits, 'size' | 'offset' | 'cursor'>,
): Promise<DifferenceRow[]> =>
  (
    await sql<DifferenceRow>`
      select d.id, d.provider, d.day::text as day, d.kind,
        coalesce(r.kind, case when d.refund_id is null then 'payment' else 'refund' end) as what,
        coalesce(r.note, '') as note, r.row_no as "theirNo",
        coalesce(nullif(r.our_no, ''), f.refund_no, a.attempt_no) as "ourNo", p.pay_no as "payNo", d.theirs, d.ours,
        d.found_at as "foundAt", d.resolved_at as "resolvedAt", u.nickname as resolver, d.resolution
      from (
        select d.* from ${differencesOf(of)} ${cursor === undefined ? sql`` : sql`and d.id < ${cursor[0]}::bigint`}
        order by d.id desc ${limitTo(size + 1, offset)}
      ) d left join provider_row r on r.id = d.row_id left join refund f on f.id = d.refund_id
      left join payment_attempt a on a.id = coalesce(d.attempt_id, f.attempt_id)
      left join payment p on p.id = a.payment_id left join user_account u on u.id = d.resolved_by
      order by d.id desc`.execute(db)
  ).rows
export const countDifferences = async (db: Db, of: OfDifferences): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from ${differencesOf(of)} limit 1001) c`.execute(db)
  ).rows[0]!.n
/** 'resolved': it was before. */
export const resolve = async (
  db: Db,
  id: number,
  userId: number,
  resolution: string,
): Promise<'done' | 'resolved' | undefined> => {
  const { rows } = await sql`
    update provider_difference set resolved_at = shop_now(), resolved_by = ${userId}, resolution = ${resolution}
    where id = ${id} and resolved_at is null returning id`.execute(db)
  if (rows.length > 0) return 'done'
  return (await sql`select from provider_difference where id = ${id}`.execute(db)).rows.length > 0
    ? 'resolved'
    : undefined
}
