// SQL of who changed what of goods.
import { sql } from 'kysely'
import type { ChangedField } from './limits.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Limits } from '#kernel/call/page.ts'

type Value = string | number | null
export interface Change {
  productId: number
  skuId?: number
  field: ChangedField
  before: Value
  after: Value
}
export const addChanges = (db: Db, userId: number, note: string, changes: readonly Change[]): Promise<unknown> =>
  sql`
    insert into product_change (product_id, sku_id, user_id, field, before, after, note)
    select d."productId", d."skuId", ${userId}, d.field, nullif(d.before, 'null'), nullif(d.after, 'null'), ${note}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as d("productId" bigint, "skuId" bigint, field text, before jsonb, after jsonb)`.execute(db)

export interface ChangeRow {
  id: number
  skuId: number | null
  field: ChangedField
  before: Value
  after: Value
  by: string | null
  note: string
  at: Date
}
/** Categories and freight templates by their names of today. */
export const changesOf = (
  db: Db,
  lang: Language,
  productId: number,
  { size, offset, cursor }: Limits,
): Promise<ChangeRow[]> => {
  const named = (value: 'before' | 'after') => {
    const raw = sql.ref(`h.${value}`)
    return sql`case h.field
      when 'category' then to_jsonb((select in_language(c.name, ${lang}) from category c where c.id = ${raw}::bigint))
      when 'freight' then to_jsonb((select t.name from freight_template t where t.id = ${raw}::bigint))
      else ${raw} end`
  }
  return sql<ChangeRow>`
    select h.id, h.sku_id as "skuId", h.field, ${named('before')} as before, ${named('after')} as after,
      u.nickname as by, h.note, h.created_at as at
    from product_change h left join user_account u on u.id = h.user_id
    where h.product_id = ${productId} ${cursor ? sql`and h.id < ${cursor[0]}::bigint` : sql``}
    order by h.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
export const countChanges = (db: Db, productId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from product_change where product_id = ${productId} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const isOwn = (db: Db, merchantId: number, productId: number): Promise<boolean> =>
  sql`
    select from product where id = ${productId} and merchant_id = ${merchantId}
      and (status <> 'deleted' or binned_at is not null)`
    .execute(db)
    .then((r) => r.rows.length === 1)

/** What somebody typed goes with them; that it was done stays. */
export const leaveChanges = (db: Db, userId: number): Promise<unknown> =>
  sql`update product_change set user_id = null, note = '' where user_id = ${userId}`.execute(db)
export const changesBy = (db: Db, userId: number) =>
  sql<{ field: string; note: string; at: Date }>`
    select field, note, created_at as at from product_change where user_id = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows)
