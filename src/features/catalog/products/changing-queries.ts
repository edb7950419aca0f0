// SQL that changes single things of products that stand, for many at once.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface Lock {
  id: number
  status: 'onSale' | 'offShelf' | 'deleted'
  takenOffBy: 'merchant' | 'staff' | null
  categoryId: number
  freightTemplateId: number
  /** no staff have seen it, and its shop's goods are looked at first */
  unreviewed: boolean
  /** its merchant may not sell where it stands */
  barred: boolean
}
/** Deleted ones only while they lie in the bin. */
export const lockOf = (db: Db, merchantId: number, ids: readonly number[]): Promise<Lock[]> =>
  sql<Lock>`
    select id, status, taken_off_by as "takenOffBy", category_id as "categoryId",
      freight_template_id as "freightTemplateId", unreviewed,
      not may_sell_in(merchant_id, category_id) as barred
    from product where id = any(${idList(ids)}) and merchant_id = ${merchantId}
      and (status <> 'deleted' or binned_at is not null)
    order by id for no key update`
    .execute(db)
    .then((r) => r.rows)

export const shelve = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update product set status = 'onSale', off_shelf_at = null, taken_off_by = null, on_sale_at = null,
      updated_at = shop_now()
    where id = any(${idList(ids)}) and status = 'offShelf' and taken_off_by is distinct from 'staff'
      and not unreviewed and may_sell_in(merchant_id, category_id)`.execute(db)
/** They need not be looked at any more. */
export const setReviewed = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`update product set unreviewed = false where id = any(${idList(ids)}) and unreviewed`.execute(db)
export const unshelve = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update product set status = 'offShelf', off_shelf_at = shop_now(), taken_off_by = 'merchant',
      on_sale_at = null, off_sale_at = null, updated_at = shop_now()
    where id = any(${idList(ids)}) and status = 'onSale'`.execute(db)
/** Also what is off the shelf already or in the bin: it must not come back from there. */
export const takeOffByStaff = (db: Db, id: number, reason: string): Promise<unknown> =>
  sql`
    update product set status = case when status = 'deleted' then status else 'offShelf' end,
      off_shelf_at = coalesce(off_shelf_at, shop_now()), taken_off_by = 'staff', taken_off_reason = ${reason},
      on_sale_at = null, off_sale_at = null, updated_at = shop_now()
    where id = ${id}`.execute(db)
export const liftTakingOff = (db: Db, id: number): Promise<boolean> =>
  sql`
    update product set taken_off_by = 'merchant', taken_off_reason = '', updated_at = shop_now()
    where id = ${id} and taken_off_by = 'staff'`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** Its handle is free again, or a file that still names it would bring it back. What led to it leads on as well. */
export async function endInto(db: Db, id: number, into: number): Promise<void> {
  await sql`update merged_product set into_id = ${into} where into_id = ${id}`.execute(db)
  await sql`
    insert into merged_product (id, handle, into_id)
    select id, handle, ${into} from product where id = ${id}`.execute(db)
  await sql`
    update product set status = 'deleted', binned_at = null, off_shelf_at = coalesce(off_shelf_at, shop_now()),
      on_sale_at = null, off_sale_at = null, handle = handle || '~' || id, updated_at = shop_now()
    where id = ${id}`.execute(db)
}
/** Into which one it went; undefined where it went into none. */
export const wentInto = (db: Db, id: number): Promise<number | undefined> =>
  sql<{ id: number }>`select into_id as id from merged_product where id = ${id}`.execute(db).then((r) => r.rows[0]?.id)

export const moveToBin = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update product set status = 'deleted', binned_at = shop_now(), off_shelf_at = coalesce(off_shelf_at, shop_now()),
      on_sale_at = null, off_sale_at = null, updated_at = shop_now()
    where id = any(${idList(ids)}) and status <> 'deleted'`.execute(db)
export const restoreFromBin = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update product set status = 'offShelf', binned_at = null, taken_off_by = coalesce(taken_off_by, 'merchant'),
      updated_at = shop_now()
    where id = any(${idList(ids)}) and status = 'deleted' and binned_at is not null`.execute(db)
/**
 * Its handle is free again, for another product, unless staff took it off: under its old name it would be new. So
 * many at once that no statement is long.
 */
export const endBin = (db: Db, seconds: number): Promise<number> =>
  sql`
    update product p set binned_at = null, updated_at = shop_now(),
      handle = case when p.taken_off_by = 'staff' then p.handle else p.handle || '~' || p.id end
    from (select id from product where binned_at < shop_now() - make_interval(secs => ${seconds})
      order by id limit 1000 for update skip locked) d
    where p.id = d.id`
    .execute(db)
    .then((r) => Number(r.numAffectedRows))

/** Money in fen. */
export interface NewPrice {
  skuId: number
  price: number
  listPrice: number | null
}
/** Returns their products. */
export const updatePrices = (db: Db, prices: readonly NewPrice[]): Promise<number[]> =>
  sql<{ id: number }>`
    with told as (select * from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as d("skuId" bigint, price bigint, "listPrice" bigint)),
    changed as (
      update sku s set price = d.price, list_price = d."listPrice" from told d where s.id = d."skuId"
      returning s.product_id
    )
    select distinct product_id as id from changed order by 1`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
export const updateCategory = (db: Db, ids: readonly number[], categoryId: number): Promise<unknown> =>
  sql`
    update product set category_id = ${categoryId}, updated_at = shop_now() where id = any(${idList(ids)})`.execute(db)
export const updateTemplate = (db: Db, ids: readonly number[], templateId: number): Promise<unknown> =>
  sql`
    update product set freight_template_id = ${templateId}, updated_at = shop_now()
    where id = any(${idList(ids)})`.execute(db)

const copied = sql`merchant_id, category_id, brand_id, freight_template_id, subtitle, fact, body, attributes, options,
  pictures, video, model, services, condition, condition_note, purchase_limit, unit, questions`
/** `mark`: what stands behind its title, by language; of what nobody has seen nobody has seen the copy. */
export async function copyOf(
  db: Db,
  id: number,
  mark: Readonly<Record<string, string>>,
  unreviewed: boolean,
): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into product (handle, title, status, taken_off_by, off_shelf_at, price, price_max, list_price,
      member_price, unreviewed, ${copied})
    select left(handle, 80) || '-' || left(md5(random()::text), 8),
      (select jsonb_object_agg(key, value || coalesce(${JSON.stringify(mark)}::jsonb ->> key, ''))
        from jsonb_each_text(title)),
      'offShelf', 'merchant', shop_now(), price, price_max, list_price, member_price,
      unreviewed or ${unreviewed}, ${copied}
    from product where id = ${id} returning id`.execute(db)
  const { id: copyId } = made.rows[0]!
  await sql`
    with made as (
      insert into sku (product_id, option_values, price, list_price, member_price, cost, tiers, weight_g, volume_cm3,
        content, picture, status, position)
      select ${copyId}, option_values, price, list_price, member_price, cost, tiers, weight_g, volume_cm3, content,
        picture, status, position
      from sku where product_id = ${id} order by id returning id
    )
    insert into stock (sku_id) select id from made order by id`.execute(db)
  return copyId
}
