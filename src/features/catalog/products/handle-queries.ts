// SQL of products and categories by the name that an address of another shop calls them.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'

/**
 * What is on sale first, then what came first: two merchants may call theirs the same. What went into another one leads
 * there.
 */
export async function findHandle(db: Db, kind: 'product' | 'category', handle: string): Promise<number | undefined> {
  // no text of the database holds it
  if (handle.includes('\0')) return undefined
  const found =
    kind === 'product'
      ? await sql<{ id: number }>`
          (select p.id from product p join merchant m on m.id = p.merchant_id
            where p.handle = ${handle} and p.status <> 'deleted' and not p.unreviewed
            order by p.status = 'onSale' and m.status = 'open' desc, p.id limit 1)
          union all (select g.into_id from merged_product g join product p on p.id = g.into_id
            where g.handle = ${handle} and p.status <> 'deleted' and not p.unreviewed
            order by p.status = 'onSale' desc, g.id limit 1) limit 1`.execute(db)
      : await sql<{ id: number }>`
          (select id from category where code = ${handle})
          union all (select into_id from merged_category where code = ${handle} order by id desc) limit 1`.execute(db)
  return found.rows[0]?.id
}
/** Of these names those under which the merchant has nothing any more, for it went into another product: its name. */
export async function mergedHandles(
  db: Db,
  merchantId: number,
  handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ handle: string; into: string }>`
    select distinct on (g.handle) g.handle, p.handle as into
    from merged_product g join product p on p.id = g.into_id and p.merchant_id = ${merchantId} and p.status <> 'deleted'
    where g.handle = any(${textList(handles)})
      and not exists (select from product n where n.merchant_id = ${merchantId} and n.handle = g.handle)
    order by g.handle, g.id desc`.execute(db)
  return new Map(found.rows.map(({ handle, into }) => [handle, into]))
}
