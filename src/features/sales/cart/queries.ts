// All SQL of the cart. One guarded statement puts a line, so that two taps at once never pass stock or limit.
import { sql } from 'kysely'
import type { Wording } from '#features/catalog/products/questions.ts'
import { holidayOf } from '#features/catalog/merchants/merchants.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'

export interface StoredLine {
  cartLineId: number
  skuId: number
  quantity: number
  selected: boolean
  addedPrice: number
  wordings: Wording[]
}
const wordings = sql<Wording[]>`wordings`.as('wordings')
export const linesOf = (db: Db, userId: number): Promise<StoredLine[]> =>
  db
    .selectFrom('cart_line')
    .select(['id as cartLineId', 'sku_id as skuId', 'quantity', 'selected', 'added_price as addedPrice'])
    .select(wordings)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

export const linesOfSkus = (db: Db, userId: number, skuIds: readonly number[]) =>
  sql<{ cartLineId: number; productId: number }>`
    select c.id as "cartLineId", k.product_id as "productId" from cart_line c join sku k on k.id = c.sku_id
    where c.user_id = ${userId} and c.sku_id = any(${idList(skuIds)})`
    .execute(db)
    .then((r) => r.rows)

/** Pieces in the cart. */
export const countOf = async (db: Db, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('cart_line')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('quantity'), sql<number>`0`).as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

export interface PutResult {
  known: boolean
  skuId: number
  title: string
  onSale: boolean
  pausedUntil: string | null
  available: number
  purchaseLimit: number | null
  bought: number
  inOtherLines: number
  before: number
  /** the goods must be told how they are made */
  asks: boolean
  /** wordings that the line would have */
  wordings: number
  lines: number
  pieces: number
  cartLineId: number | null
  quantity: number | null
}
/** How many lines the cart holds, when all who put new ones before us have committed: they queue at the buyer's row. */
export async function settledLines(db: Db, userId: number): Promise<number> {
  await queueAtPerson(db, userId)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cart_line where user_id = ${userId}`.execute(
    db,
  )
  return rows[0]!.n
}

// of the merchant `m`, whose goods are paused until then
const pausedDay = sql`(select h ->> 'day' from (select ${holidayOf}) as o(h) where h ->> 'mode' = 'paused')`
export interface PutWish {
  skuId: number
  quantity: number
  /** to what is there, else exactly so many */
  add: boolean
  /** of these pieces; none: they are not worded */
  wordings: readonly Wording[]
  /** also where the goods must be told how they are made and are not */
  unasked: boolean
  /** of a title that is told */
  lang: Language
}
/**
 * Facts of the SKU for this buyer, and the line put if they allow it: `add` grows the line, else it is set.
 * One statement.
 */
export async function putLine(
  db: Db,
  userId: number,
  { skuId, quantity, add, wordings: given, unasked, lang }: PutWish,
  { maxQuantity, maxLines, maxWordings }: Record<'maxQuantity' | 'maxLines' | 'maxWordings', number>,
): Promise<PutResult | undefined> {
  const come = sql`${JSON.stringify(given)}::jsonb`
  const most = sql`least(f.available, coalesce(f.purchase_limit - f.bought - f.others, ${maxQuantity}), ${maxQuantity})`
  const { rows } = await sql<PutResult>`
    with facts as materialized (
      select k.id, k.price, k.product_id, p.purchase_limit, in_language(p.title, ${lang}) as title,
        k.status = 'onSale' and p.status = 'onSale' and m.status = 'open' as on_sale,
        s.available, ${pausedDay} as paused_until,
        case when p.purchase_limit is null then 0 else ${boughtOf(userId)} end as bought,
        case when p.purchase_limit is null then 0 else (
          select coalesce(sum(o.quantity), 0) from cart_line o join sku ok on ok.id = o.sku_id
          where o.user_id = ${userId} and ok.product_id = k.product_id and o.sku_id <> k.id
        ) end as others,
        coalesce(mine.quantity, 0) as before, ${!unasked} and p.questions @> '[{"required": true}]' as asks,
        jsonb_array_length(case when ${add} then wordings_joined(coalesce(mine.wordings, '[]'),
          coalesce(mine.quantity, 0), ${come}, ${quantity}::int) else ${come} end) as wordings,
        cart.lines, cart.pieces
      from sku k join product p on p.id = k.product_id join merchant m on m.id = p.merchant_id
        join stock s on s.sku_id = k.id
        left join cart_line mine on mine.user_id = ${userId} and mine.sku_id = k.id,
        (select count(*) as lines, coalesce(sum(quantity), 0) as pieces from cart_line where user_id = ${userId}) cart
      where k.id = ${skuId}
    ), put as (
      insert into cart_line as c (user_id, sku_id, quantity, added_price, wordings)
      select ${userId}, f.id, ${quantity}, f.price, ${come} from facts f
      where f.on_sale and f.paused_until is null and ${quantity}::int >= 1 and (f.before > 0 or f.lines < ${maxLines})
        and not f.asks and f.wordings <= ${maxWordings}
        and ${quantity}::int + (case when ${add} then f.before else 0 end) <= ${most}
      on conflict (user_id, sku_id) do update set
        quantity = excluded.quantity + (case when ${add} then c.quantity else 0 end), selected = true,
        wordings = case when ${add} then wordings_joined(c.wordings, c.quantity, excluded.wordings, excluded.quantity)
          else excluded.wordings end
      where jsonb_array_length(wordings_joined(c.wordings, c.quantity, excluded.wordings, excluded.quantity))
          <= case when ${add} then ${maxWordings}::int else 9999 end
        and excluded.quantity + (case when ${add} then c.quantity else 0 end) <= (select ${most} from facts f)
      returning id, quantity
    )
    select true as known, f.id as "skuId", f.title, f.on_sale as "onSale", f.paused_until as "pausedUntil", f.available,
      f.purchase_limit as "purchaseLimit", f.bought::int as bought,
      f.others::int as "inOtherLines", f.before, f.asks, f.wordings, f.lines::int as lines,
      (f.pieces - f.before + coalesce((select quantity from put), f.before))::int as pieces,
      (select id from put) as "cartLineId", (select quantity from put) as quantity
    from facts f`.execute(db)
  return rows[0]
}
/**
 * Pieces of the product k.product_id in the buyer's orders that are neither cancelled nor closed,
 * less what was refunded.
 */
export const boughtOf = (userId: number) => sql`(
  select coalesce(sum(l.quantity - l.refunded_quantity), 0) from order_line l join shop_order o on o.id = l.order_id
  where l.user_id = ${userId} and l.product_id = k.product_id and o.status not in ('cancelled', 'closed'))`

/** Earlier purchases per product. */
export async function boughtCounts(
  db: Db,
  userId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ productId: number; bought: number }>`
    select l.product_id as "productId", sum(l.quantity - l.refunded_quantity)::int as bought
    from order_line l join shop_order o on o.id = l.order_id
    where l.user_id = ${userId} and l.product_id = any(${idList(productIds)})
      and o.status not in ('cancelled', 'closed') group by 1`.execute(db)
  return new Map(rows.map((r) => [r.productId, r.bought]))
}

/** A line of the buyer, which nobody else changes until the transaction ends. */
export const lineOf = (db: Db, userId: number, cartLineId: number) =>
  db
    .selectFrom('cart_line as c')
    .innerJoin('sku as k', 'k.id', 'c.sku_id')
    .select(['c.id as cartLineId', 'c.sku_id as skuId', 'c.quantity', 'k.product_id as productId'])
    .select(sql<Wording[]>`c.wordings`.as('wordings'))
    .where('c.user_id', '=', userId)
    .where('c.id', '=', cartLineId)
    .forUpdate('c')
    .executeTakeFirst()

export const productOfSku = (db: Db, skuId: number) =>
  db.selectFrom('sku').select('product_id as productId').where('id', '=', skuId).executeTakeFirst()

export const removeLines = (db: Db, userId: number, cartLineIds: readonly number[]) =>
  sql<{ skuId: number; quantity: number; wordings: Wording[] }>`
    delete from cart_line where user_id = ${userId} and id = any(${idList(cartLineIds)})
    returning sku_id as "skuId", quantity, wordings`
    .execute(db)
    .then((r) => r.rows)

/** Pieces of a SKU, and how they are made. */
export interface WordedPieces {
  skuId: number
  quantity: number
  wordings: readonly Wording[]
}
/** Takes ticked lines that hold just these pieces out, as a part of a larger statement; it answers a row for each. */
export const takenLines = (userId: number, lines: readonly WordedPieces[]) => sql`
  delete from cart_line c using jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as n("skuId" bigint, quantity int, wordings jsonb)
  where c.user_id = ${userId} and c.sku_id = n."skuId" and c.quantity = n.quantity and c.wordings = n.wordings
    and c.selected
  returning c.id`

export const selectLines = (db: Db, userId: number, cartLineIds: readonly number[] | undefined, selected: boolean) =>
  sql`update cart_line set selected = ${selected}
    where user_id = ${userId}
      and (${cartLineIds === undefined} or id = any(${idList(cartLineIds ?? [])}))`.execute(db)

export const removeAllLines = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('cart_line').where('user_id', '=', userId).execute()
