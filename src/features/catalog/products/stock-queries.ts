// SQL of stock: every change locks its SKUs in id order and writes the moves in the same statement,
// so that stock is always the sum of its moves.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface StockLine {
  skuId: number
  quantity: number
}
export interface Short {
  skuId: number
  /** Pieces that could be had. */
  left: number
}

/**
 * Adds quantity × `onHand` and quantity × `reserved` to each SKU, all or none:
 * returns the SKUs that do not hold enough (then nothing moved), in id order.
 */
export async function moveStock(
  db: Db,
  lines: readonly StockLine[],
  by: { onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 },
  reason: string,
  ref: string,
): Promise<Short[]> {
  if (lines.length === 0) return []
  const moved = await sql<Short>`
    with wanted as (
      select sku_id, sum(quantity)::bigint as quantity
      from unnest(${idList(lines.map((l) => l.skuId))}, ${idList(lines.map((l) => l.quantity))}) l(sku_id, quantity)
      group by 1
    ), locked as materialized (
      select s.sku_id, s.on_hand, s.reserved, w.quantity from stock s join wanted w on w.sku_id = s.sku_id
      order by s.sku_id for update of s
    ), short as materialized (
      select w.sku_id, case when ${by.reserved}::int >= 0
        then coalesce(l.on_hand - l.reserved, 0) else coalesce(l.reserved, 0) end as left
      from wanted w left join locked l on l.sku_id = w.sku_id
      where l.sku_id is null or l.reserved + w.quantity * ${by.reserved}::int < 0
        or l.on_hand + w.quantity * ${by.onHand}::int < l.reserved + w.quantity * ${by.reserved}::int
    ), taken as (
      update stock s set on_hand = s.on_hand + l.quantity * ${by.onHand}::int,
        reserved = s.reserved + l.quantity * ${by.reserved}::int
      from locked l where s.sku_id = l.sku_id and not exists (select from short) returning s.sku_id, l.quantity
    ), moves as (
      insert into stock_move (sku_id, on_hand, reserved, reason, ref)
      select sku_id, quantity * ${by.onHand}::int, quantity * ${by.reserved}::int, ${reason}, ${ref} from taken
    )
    select sku_id as "skuId", "left" from short order by sku_id`.execute(db)
  return moved.rows
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
