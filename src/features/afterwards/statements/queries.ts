// The SQL that makes statements: periods, postings taken in portions, the sums at the end.
import { sql } from 'kysely'
import type { Cycle } from '#features/catalog/terms/limits.ts'
import { byItsValues, idList, type Db } from '#kernel/data/db.ts'

/** Whoever has an account that money is payable from; who sold most first, for one merchant is made by one worker. */
export const merchantsWithMoney = async (db: Db): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select owner_id as id from ledger_account
      where currency = 'CNY' and owner = 'merchant' and kind in ('payable', 'receivable')
      group by 1 order by max(abs(balance)) desc, 1`.execute(db)
  ).rows.map(({ id }) => id)

export interface Before {
  cycle: Cycle
  accounts: number[]
  /** the newest statement */
  newest: { id: number; toDay: string; status: string; readTo: number } | null
}
export const beforeOf = async (db: Db, merchantId: number): Promise<Before> =>
  (
    await sql<Before>`
      select coalesce((select settlement_cycle from merchant_terms where merchant_id = ${merchantId}), 'month')
          as cycle,
        array(select id from ledger_account where currency = 'CNY' and owner = 'merchant' and owner_id = ${merchantId}
          and kind in ('payable', 'receivable'))::bigint[] as accounts,
        (select json_build_object('id', s.id, 'toDay', s.to_day, 'status', s.status, 'readTo', s.read_to)
          from statement s where s.merchant_id = ${merchantId} order by s.until desc limit 1) as newest`.execute(db)
  ).rows[0]!

/** So far back a posting may lie that was not there yet when its neighbours were taken: ids follow no commits. */
export const backlog = 1_000_000
const unstated = (merchantId: number) => sql`not exists (select from statement_posting p
  where p.merchant_id = ${merchantId} and p.transfer_id = e.transfer_id)`
/** When the oldest posting came that stands in no statement. What a plan that was made while few stood in any would
 * compare one by one is a merchant's whole month. */
export const oldestPosting = async (
  db: Db,
  { merchantId, accounts, after }: { merchantId: number; accounts: readonly number[]; after: number },
): Promise<Date | undefined> =>
  (
    await sql<{ at: Date }>`
      ${byItsValues} select e.created_at as at from unnest(${idList(accounts)}) a
      cross join lateral (
        select e.id, e.created_at from ledger_entry e
        where e.account_id = a and e.id > ${after} and ${unstated(merchantId)} order by e.id limit 1) e
      order by e.id limit 1`.execute(db)
  ).rows[0]?.at

export interface NewStatement {
  merchantId: number
  cycle: Cycle
  fromDay: string
  toDay: string
  until: Date
  readTo: number
}
/** Its id, whoever began it. */
export const beginStatement = async (db: Db, of: NewStatement): Promise<number> => {
  await sql`
    insert into statement (merchant_id, cycle, from_day, to_day, until, read_to)
    values (${of.merchantId}, ${of.cycle}, ${of.fromDay}, ${of.toDay}, ${of.until}, ${of.readTo})
    on conflict (merchant_id, until) do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from statement where merchant_id = ${of.merchantId} and until = ${of.until}`.execute(db)
  return rows[0]!.id
}
/** For the rest of the transaction: nobody waits for it and it holds up nobody, so that it may take longer than what
 * people ask for. A statement over hundreds of thousands of postings is not planned as one over a few. */
export const unhurried = (db: Db): Promise<unknown> =>
  sql`select set_config('statement_timeout', '9000', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '32MB', true)`.execute(db)
export interface Making {
  id: number
  merchantId: number
  until: Date
  readTo: number
  fromDay: string
  toDay: string
}
/** Held while it is being made; undefined once it is. */
export const holdMaking = async (db: Db, id: number): Promise<Making | undefined> =>
  (
    await sql<Making>`
      select id, merchant_id as "merchantId", until, read_to as "readTo", from_day::text as "fromDay",
        to_day::text as "toDay"
      from statement where id = ${id} and status = 'making' for update`.execute(db)
  ).rows[0]

const causeOf = sql`case t.kind when 'settled' then 'settled' when 'settlementTakenBack' then 'takenBack'
  when 'returnFreight' then 'returnFreight' when 'paidOut' then 'payout' when 'payoutReturned' then 'payout'
  when 'receivableTaken' then 'payout' else 'adjustment' end`
/** Takes the next portion of postings into a statement; true once there is no further one. What lies after its end is
 * left alone, and looked at again for the next. Of what stands in one already only their neighbours are read, or each
 * portion would read all before it. */
export const takePostings = async (
  db: Db,
  { id, merchantId, until, readTo }: Making,
  accounts: readonly number[],
  atOnce: number,
): Promise<boolean> => {
  // a transfer moves an account once; of two accounts it may have moved both, the second beyond this portion
  const moved =
    accounts.length === 1
      ? sql`f.amount`
      : sql`(select sum(e.amount) from ledger_entry e
          where e.transfer_id = t.id and e.account_id = any(${idList(accounts)}))`
  const { rows } = await sql<{ over: boolean }>`
    with seen as (
      select e.id, e.transfer_id, e.amount, e.created_at < ${until} as due from unnest(${idList(accounts)}) a
      cross join lateral (
        select id, transfer_id, amount, created_at from ledger_entry
        where account_id = a and id > ${readTo} order by id limit ${atOnce}) e
      order by e.id limit ${atOnce}
    ), stated as materialized (
      select p.transfer_id from statement_posting p where p.merchant_id = ${merchantId}
        and p.transfer_id between (select min(transfer_id) from seen) and (select max(transfer_id) from seen)
    ), found as (
      select e.transfer_id, min(e.amount) as amount from seen e
      where e.due and not exists (select from stated p where p.transfer_id = e.transfer_id) group by 1
    ), taken as (
      insert into statement_posting (merchant_id, transfer_id, statement_id, cause, settlement_id, order_id, amount)
      select ${merchantId}, t.id, ${id}, ${causeOf}, s.id, coalesce(s.order_id, c.order_id, k.order_id,
        case when t.kind = 'madeUp' then split_part(t.key, ':', 2)::bigint end), ${moved}
      from found f join ledger_transfer t on t.id = f.transfer_id
      left join settlement s on s.key = t.key
      left join claim c on t.kind = 'returnFreight' and c.service_no = split_part(t.key, ':', 2)
      left join chargeback_part k on k.id = case when t.kind like 'chargeback%'
        then split_part(t.key, ':', 4)::bigint end
    )
    update statement set read_to = greatest(read_to, coalesce((select max(id) from seen where due), 0))
    where id = ${id}
    returning (select count(*) < ${atOnce} or not bool_or(due) from seen) as over`.execute(db)
  return rows[0]!.over
}
/** Looks again at what may have come late: of a run that was broken off. */
export const rewind = (db: Db, id: number): Promise<unknown> =>
  sql`update statement set read_to = greatest(0, read_to - ${backlog}) where id = ${id} and status = 'making'`.execute(
    db,
  )

export interface Made {
  amount: number
  carried: number
  /** of any kind */
  postings: number
  confirmBy: Date
}
/** What a posting moves, by line. */
const sums = sql`coalesce(sum(gross) filter (where cause = 'settled'), 0) as sales,
  coalesce(sum(goods - gross) filter (where cause = 'settled'), 0) as discounts,
  coalesce(sum(rest - tax) filter (where cause = 'settled'), 0) as freight,
  coalesce(sum(tax) filter (where cause = 'settled'), 0) as tax,
  coalesce(-sum(commission) filter (where cause = 'settled'), 0) as commission,
  coalesce(sum(goods + rest) filter (where cause = 'takenBack'), 0) as refunds,
  coalesce(-sum(commission) filter (where cause = 'takenBack'), 0) as commission_back,
  coalesce(sum(amount) filter (where cause = 'returnFreight'), 0) as return_freight,
  coalesce(sum(amount) filter (where cause = 'adjustment'), 0) as adjustments,
  coalesce(sum(added) filter (where cause = 'settled'), 0) as platform,
  coalesce(sum(amount) filter (where cause = 'payout'), 0) as payouts`
/** How many orders stand in each line, told from one row for each order: to tell them apart line by line would sort all
 * postings nine times. */
const orders = sql`select bool_or(cause = 'settled' and gross <> 0) as sales,
    bool_or(cause = 'settled' and goods <> gross) as discounts, bool_or(cause = 'settled' and rest <> tax) as freight,
    bool_or(cause = 'settled' and tax <> 0) as tax, bool_or(cause = 'settled' and commission <> 0) as commission,
    bool_or(cause = 'takenBack') as refunds, bool_or(cause = 'takenBack' and commission <> 0) as commission_back,
    bool_or(cause = 'returnFreight') as return_freight, bool_or(cause = 'settled' and added <> 0) as platform
  from mine where order_id is not null group by order_id`
const counts = sql`jsonb_build_object('sales', count(*) filter (where sales),
  'discounts', count(*) filter (where discounts), 'freight', count(*) filter (where freight),
  'tax', count(*) filter (where tax), 'commission', count(*) filter (where commission),
  'refunds', count(*) filter (where refunds), 'commissionBack', count(*) filter (where commission_back),
  'returnFreight', count(*) filter (where return_freight), 'platform', count(*) filter (where platform),
  'adjustments', (select count(*) from mine where cause = 'adjustment'))`
/** What its postings sum to; the database refuses a sum that is not what the ledger moved. */
export const finishStatement = async (
  db: Db,
  { id, merchantId, until, readTo }: Making,
  { accounts, confirmDays }: { accounts: readonly number[]; confirmDays: number },
): Promise<Made> =>
  (
    await sql<Made>`
      with mine as materialized (
        select p.cause, p.order_id, p.amount, s.goods, s.gross, s.added, s.commission, s.rest, s.tax
        from statement_posting p left join settlement s on s.id = p.settlement_id where p.statement_id = ${id}
      ), counted as (
        select ${counts} as counts from (${orders}) o
      ), sums as (
        select ${sums}, count(*)::int as postings from mine
      ), stands as (
        select (select coalesce(sum(balance), 0) from ledger_account where id = any(${idList(accounts)}))
            - (select coalesce(sum(amount), 0) from ledger_entry
                where account_id = any(${idList(accounts)}) and id > ${Math.max(0, readTo - backlog)}
                  and created_at >= ${until}) as closing,
          coalesce((select closing from statement where merchant_id = ${merchantId} and until < ${until}
            order by until desc limit 1), 0) as opening
      ), earlier as (
        update statement set carried_to = ${id}
        where merchant_id = ${merchantId} and carried_to is null and status in ('paid', 'carried') and held = 0
        returning amount + carried - paid as remains
      )
      update statement m set status = 'open', sales = s.sales, discounts = s.discounts, freight = s.freight,
        tax = s.tax, commission = s.commission, refunds = s.refunds, commission_back = s.commission_back,
        return_freight = s.return_freight, adjustments = s.adjustments, platform = s.platform, payouts = s.payouts,
        counts = c.counts, opening = b.opening, closing = b.closing,
        carried = coalesce((select sum(remains) from earlier), 0),
        confirm_by = shop_now() + make_interval(days => ${confirmDays})
      from sums s, counted c, stands b where m.id = ${id}
      returning m.amount, m.carried, s.postings, m.confirm_by as "confirmBy"`.execute(db)
  ).rows[0]!
/** One without a posting is none. */
export const dropStatement = async (db: Db, id: number): Promise<void> => {
  await sql`update statement set carried_to = null where carried_to = ${id}`.execute(db)
  await sql`delete from statement where id = ${id}`.execute(db)
}
