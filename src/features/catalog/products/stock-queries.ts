// SQL of stock: every change locks its SKUs in id order and writes the moves in the same statement,
// so that stock is always the sum of its moves.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface StockLine {
  skuId: number
  quantity: number
}
/** How the pieces of a SKU are minded. */
export type StockPolicy = 'counted' | 'uncounted' | 'preorder'
/** From which day on preorders of the stock `s` are shipped; null once it has come. */
export const preorderDay = sql`case when s.preorder_day > (shop_now() at time zone 'Asia/Shanghai')::date
  then s.preorder_day::text end`
export interface Moved {
  /** the SKUs that do not hold enough, with the pieces that could be had; then nothing moved */
  short: { skuId: number; left: number }[]
  /** of pieces that were reserved: SKUs of which none was held, and those that went below zero */
  uncommon: Uncommon[]
}
export interface Uncommon {
  skuId: number
  policy: 'uncounted' | 'preorder'
  /** from which day on a preorder is shipped, as 2026-12-20 */
  day: string | null
}
/** How the pieces of a SKU are minded from now on. `day`: of preorders; left out, one that is said already stays. */
export interface Minding {
  skuId: number
  policy: StockPolicy
  day?: string | null
}

/**
 * Adds quantity × `onHand` and quantity × `reserved` to each SKU, all or none. Of what is not counted only what orders
 * hold from before moves; preorders are reserved below zero.
 */
export async function moveStock(
  db: Db,
  lines: readonly StockLine[],
  by: { onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 },
  reason: string,
  ref: string,
): Promise<Moved> {
  if (lines.length === 0) return { short: [], uncommon: [] }
  const [reserves, frees] = [by.reserved > 0, by.reserved < 0]
  const falls = by.reserved > by.onHand
  const { rows } = await sql<{ skuId: number; left: number; policy: Uncommon['policy'] | null; day: string | null }>`
    with wanted as (
      select sku_id, sum(quantity)::bigint as quantity
      from unnest(${idList(lines.map((l) => l.skuId))}, ${idList(lines.map((l) => l.quantity))}) l(sku_id, quantity)
      group by 1
    ), locked as materialized (
      select s.sku_id, s.on_hand, s.reserved, s.policy, ${preorderDay} as day, w.quantity
      from stock s join wanted w on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), short as materialized (
      select w.sku_id, case when ${frees}
        then coalesce(l.reserved, 0) else greatest(coalesce(l.on_hand - l.reserved, 0), 0) end as left
      from wanted w left join locked l on l.sku_id = w.sku_id
      where l.sku_id is null or l.reserved + w.quantity * ${by.reserved}::int < 0
        or ${falls} and l.on_hand - l.reserved < w.quantity and l.policy <> 'uncounted'
          and not (${reserves} and l.policy = 'preorder')
    ), taken as (
      update stock s set on_hand = s.on_hand + l.quantity * ${by.onHand}::int,
        reserved = s.reserved + l.quantity * ${by.reserved}::int
      from locked l where s.sku_id = l.sku_id and (l.policy <> 'uncounted' or ${frees})
        and not exists (select from short) returning s.sku_id, l.quantity
    ), moves as (
      insert into stock_move (sku_id, on_hand, reserved, reason, ref)
      select sku_id, quantity * ${by.onHand}::int, quantity * ${by.reserved}::int, ${reason}, ${ref} from taken
    )
    select sku_id as "skuId", "left", null as policy, null as day from short
    union all select sku_id, 0, policy, case when policy = 'preorder' then day end from locked
      where ${reserves} and (policy = 'uncounted' or policy = 'preorder' and on_hand - reserved < quantity)
        and not exists (select from short)
    order by 1`.execute(db)
  return {
    short: rows.flatMap(({ skuId, left, policy }) => (policy === null ? [{ skuId, left }] : [])),
    uncommon: rows.flatMap(({ skuId, policy, day }) => (policy === null ? [] : [{ skuId, policy, day }])),
  }
}

/** How these SKUs are minded from now on; makes the stock rows where they are missing. Returns those that changed. */
export async function setPolicies(db: Db, lines: readonly Minding[]): Promise<number[]> {
  if (lines.length === 0) return []
  const told = lines.map(({ day, ...line }) => ({ ...line, day: day ?? null, stays: day === undefined }))
  const set = await sql<{ skuId: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        w("skuId" bigint, policy text, day date, stays boolean)
    ), locked as materialized (select s.sku_id, s.policy, s.preorder_day, w.policy as wanted,
        case when w.policy = 'preorder' then case when w.stays then s.preorder_day else w.day end end as day
      from stock s join wanted w on w."skuId" = s.sku_id order by s.sku_id for update of s),
    made as (
      insert into stock (sku_id, policy, preorder_day)
      select w."skuId", w.policy, case when w.policy = 'preorder' then w.day end from wanted w
      where not exists (select from locked l where l.sku_id = w."skuId") order by w."skuId" returning sku_id
    ), changed as (
      update stock s set policy = l.wanted, preorder_day = l.day,
        owed = case when l.wanted = 'preorder' then 0 else greatest(0, s.reserved - s.on_hand) end
      from locked l
      where s.sku_id = l.sku_id and (l.policy <> l.wanted or l.preorder_day is distinct from l.day)
      returning s.sku_id
    )
    select sku_id as "skuId" from made union all select sku_id from changed order by 1`.execute(db)
  return set.rows.map((r) => r.skuId)
}

/**
 * Sets what is on hand; never below what is reserved. Makes the stock row where it is missing.
 * Returns the SKUs that changed.
 */
export async function setStock(
  db: Db,
  lines: readonly { skuId: number; onHand: number }[],
  reason: string,
  ref: string,
): Promise<number[]> {
  if (lines.length === 0) return []
  const set = await sql<{ skuId: number }>`
    with wanted as (select *
      from unnest(${idList(lines.map((l) => l.skuId))}, ${idList(lines.map((l) => l.onHand))}) w(sku_id, on_hand)),
    locked as materialized (select s.sku_id, s.on_hand, w.on_hand as wanted
      from stock s join wanted w on w.sku_id = s.sku_id order by s.sku_id for update of s),
    made as (
      insert into stock (sku_id, on_hand) select w.sku_id, w.on_hand from wanted w
      where not exists (select from locked l where l.sku_id = w.sku_id) order by w.sku_id
      returning sku_id, on_hand as moved
    ), changed as (
      update stock s set on_hand = greatest(l.wanted, s.reserved) from locked l
      where s.sku_id = l.sku_id and s.on_hand <> greatest(l.wanted, s.reserved)
      returning s.sku_id, s.on_hand - l.on_hand as moved
    ), moves as (
      insert into stock_move (sku_id, on_hand, reason, ref) select sku_id, moved, ${reason}, ${ref}
      from (select * from made union all select * from changed) m where moved <> 0
    )
    select sku_id as "skuId" from made union all select sku_id from changed order by 1`.execute(db)
  return set.rows.map((r) => r.skuId)
}
