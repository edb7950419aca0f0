// The SQL of parcels told by files: the orders they name, the batches and what became of each row.
import { sql } from 'kysely'
import type { OrderView, Outcome } from './ship-judging.ts'
import type { ShipRow } from './ship-file.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

/** Orders of the merchant as shipping sees them; those of others are not there. */
export const orderViews = (db: Db, merchantId: number, orderNos: readonly string[]): Promise<OrderView[]> =>
  sql<OrderView>`
    select o.order_no as "orderNo", o.status, o.pickup is not null as "isCollected", exists (
        select from cancel_request c where c.order_id = o.id and c.status = 'pending') as "cancelPending",
      (select json_agg(json_build_object('orderLineId', l.id, 'skuId', l.sku_id, 'code', k.code, 'left', l.quantity
          - (select coalesce(sum(u.quantity), 0) from parcel_line u where u.order_line_id = l.id)
          - (select coalesce(sum(c.quantity), 0) from called_off c where c.order_line_id = l.id)) order by l.id)
        from order_line l join sku k on k.id = l.sku_id where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('carrier', p.carrier, 'waybill', p.waybill, 'lines', (
          select json_agg(json_build_object('orderLineId', u.order_line_id, 'quantity', u.quantity))
          from parcel_line u where u.parcel_id = p.id)) order by p.id), '[]')
        from parcel p where p.order_id = o.id) as parcels
    from shop_order o where o.merchant_id = ${merchantId} and o.order_no = any(${textList(orderNos)})`
    .execute(db)
    .then((r) => r.rows)

export interface OrderWords {
  orderNo: string
  buyer: string
  /** by order line */
  titles: Record<number, string>
}
/** Orders of the merchant in words: who bought, and what. */
export const orderWords = (
  db: Db,
  merchantId: number,
  lang: Language,
  orderNos: readonly string[],
): Promise<OrderWords[]> =>
  sql<OrderWords>`
    select o.order_no as "orderNo", (select u.nickname from user_account u where u.id = o.user_id) as buyer,
      (select json_object_agg(l.id, in_language(l.title, ${lang})) from order_line l where l.order_id = o.id) as titles
    from shop_order o where o.merchant_id = ${merchantId} and o.order_no = any(${textList(orderNos)})`
    .execute(db)
    .then((r) => r.rows)

/** Orders that wait to be shipped, the oldest first; of those that are named, if some are. */
export const ordersToShip = (
  db: Db,
  merchantId: number,
  limit: number,
  named: readonly string[] | undefined,
): Promise<string[]> =>
  sql<{ orderNo: string }>`
    select order_no as "orderNo" from shop_order o where merchant_id = ${merchantId} and status = 'awaitingShipment'
      and not exists (select from cancel_request c where c.order_id = o.id and c.status = 'pending')
      and ${named === undefined ? sql`true` : sql`order_no = any(${textList(named)})`}
    order by id limit ${limit}`
    .execute(db)
    .then((r) => r.rows.map((row) => row.orderNo))

/** Keeps a file; undefined when so many of the merchant run already. */
export const insertBatch = (
  db: Db,
  { merchantId, madeBy, most }: { merchantId: number; madeBy: number; most: number },
  rows: readonly ShipRow[],
): Promise<number | undefined> =>
  sql<{ id: number }>`
    with batch as (
      insert into ship_batch (merchant_id, made_by) select ${merchantId}, ${madeBy}
      where (select count(*) from ship_batch where merchant_id = ${merchantId} and finished_at is null) < ${most}
      returning id
    ), kept as (
      insert into ship_batch_row (batch_id, line, order_no, carrier, waybill, sku, quantity)
      select batch.id, r.line, r."orderNo", r.carrier, r.waybill, r.sku, r.quantity
      from batch, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, "orderNo" text, carrier text,
        waybill text, sku text, quantity text)
    )
    select id from batch`
    .execute(db)
    .then((r) => r.rows[0]?.id)

const columns = sql`line, order_no as "orderNo", carrier, waybill, sku, quantity`
/** The rows of a batch that wait, and whose it is; undefined when it is finished or gone. */
export const rowsLeft = (db: Db, batchId: number) =>
  sql<{ merchantId: number; madeBy: number | null; rows: ShipRow[] }>`
    select merchant_id as "merchantId", made_by as "madeBy", (
      select coalesce(json_agg(r order by r.line), '[]') from (
        select ${columns} from ship_batch_row where batch_id = b.id and outcome is null) r) as rows
    from ship_batch b where id = ${batchId} and finished_at is null`
    .execute(db)
    .then((r) => r.rows[0])
/** Takes rows that still wait; false when somebody else has done them meanwhile. */
export const takeRows = (db: Db, batchId: number, lines: readonly number[]): Promise<boolean> =>
  sql`select from ship_batch_row
    where batch_id = ${batchId} and line = any(${[...lines]}::int[]) and outcome is null for update`
    .execute(db)
    .then((r) => r.rows.length === lines.length)
export const noteRows = (db: Db, batchId: number, lines: readonly number[], outcome: Outcome): Promise<unknown> => {
  const why = typeof outcome === 'string' ? null : outcome
  return sql`
    update ship_batch_row set outcome = ${typeof outcome === 'string' ? outcome : 'refused'},
      reason = ${why?.reason ?? null}, params = ${JSON.stringify(why?.params ?? {})}::jsonb
    where batch_id = ${batchId} and line = any(${[...lines]}::int[])`.execute(db)
}
export const finishBatch = (db: Db, batchId: number): Promise<unknown> =>
  sql`update ship_batch b set finished_at = shop_now() where id = ${batchId} and finished_at is null
    and not exists (select from ship_batch_row r where r.batch_id = b.id and r.outcome is null)`.execute(db)

export interface BatchHead {
  batchId: number
  by: string | null
  createdAt: Date
  finishedAt: Date | null
  rows: number
  shipped: number
  already: number
  refused: number
}
const head = sql`b.id as "batchId", b.created_at as "createdAt", b.finished_at as "finishedAt",
  (select u.nickname from user_account u where u.id = b.made_by) as by, n.*`
const counts = sql`cross join lateral (
  select count(*)::int as rows, count(*) filter (where outcome = 'shipped')::int as shipped,
    count(*) filter (where outcome = 'already')::int as already,
    count(*) filter (where outcome = 'refused')::int as refused
  from ship_batch_row r where r.batch_id = b.id) n`
export const batchOf = (db: Db, merchantId: number, batchId: number): Promise<BatchHead | undefined> =>
  sql<BatchHead>`select ${head} from ship_batch b ${counts} where b.id = ${batchId} and b.merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0])
/** Batches of the merchant, newest first, one more than asked. */
export const batchesOf = (
  db: Db,
  merchantId: number,
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
): Promise<BatchHead[]> =>
  sql<BatchHead>`select ${head} from ship_batch b ${counts}
    where b.merchant_id = ${merchantId} and (${before === undefined} or b.id < ${before ?? 0})
    order by b.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const batchTotal = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from ship_batch where merchant_id = ${merchantId} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface DoneRow extends ShipRow {
  outcome: 'shipped' | 'already' | 'refused' | null
  reason: string | null
  params: Record<string, unknown>
}
export const rowsOf = (db: Db, batchId: number, refusedOnly: boolean): Promise<DoneRow[]> =>
  sql<DoneRow>`select ${columns}, outcome, reason, params from ship_batch_row
    where batch_id = ${batchId} and (${!refusedOnly} or outcome = 'refused') order by line`
    .execute(db)
    .then((r) => r.rows)

/** Batches that have waited for long: their job was lost. */
export const stuckBatches = (db: Db): Promise<number[]> =>
  sql<{ id: number }>`
    select id from ship_batch where finished_at is null and created_at < shop_now() - interval '10 minutes' limit 100`
    .execute(db)
    .then((r) => r.rows.map((row) => row.id))
export const dropOldBatches = (db: Db, days: number): Promise<unknown> =>
  sql`delete from ship_batch where id in (
    select id from ship_batch where created_at < shop_now() - make_interval(days => ${days}) limit 500)`.execute(db)
/** Who made a batch leaves: what was shipped stays. */
export const forgetMaker = (db: Db, userId: number): Promise<unknown> =>
  sql`update ship_batch set made_by = null where made_by = ${userId}`.execute(db)
