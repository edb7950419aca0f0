// SQL of collections. Whose they are stands in every statement.
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { CollectionRule } from './collection-contract.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export type Rule = Static<typeof CollectionRule>
export interface CollectionDraft {
  title: Texts
  summary: Texts
  rule: Rule | null
  hidden: boolean
}
const standing = (merchantId: number) => sql`merchant_id = ${merchantId} and deleted_at is null`

export const listCollections = (db: Db, merchantId: number) =>
  sql<{ id: number; title: Texts; byRule: boolean; picked: number; hidden: boolean; updatedAt: Date }>`
    select c.id, c.title, c.rule is not null as "byRule", c.hidden, c.updated_at as "updatedAt",
      (select count(*)::int from shop_collection_product x where x.collection_id = c.id) as picked
    from shop_collection c where ${standing(merchantId)} order by c.id desc`
    .execute(db)
    .then((r) => r.rows)
export const countCollections = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from shop_collection where ${standing(merchantId)}`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findCollection = (db: Db, merchantId: number, id: number, lang: Language) =>
  sql<
    CollectionDraft & {
      id: number
      version: number
      goods: { id: number; title: string; picture: string | null; onSale: boolean }[]
    }
  >`
    select c.id, c.title, c.summary, c.rule, c.hidden, c.version, coalesce((
      select json_agg(json_build_object('id', p.id, 'title', in_language(p.title, ${lang}),
        'picture', p.pictures -> 0 ->> 'file', 'onSale', p.status = 'onSale') order by x.position, x.product_id)
      from shop_collection_product x join product p on p.id = x.product_id
      where x.collection_id = c.id and p.status <> 'deleted'), '[]') as goods
    from shop_collection c where ${standing(merchantId)} and c.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])

const ruleOf = (rule: Rule | null) => (rule === null ? null : JSON.stringify(rule))
export const insertCollection = (db: Db, merchantId: number, d: CollectionDraft): Promise<number> =>
  sql<{ id: number }>`
    insert into shop_collection (merchant_id, title, summary, rule, hidden)
    values (${merchantId}, ${JSON.stringify(d.title)}::jsonb, ${JSON.stringify(d.summary)}::jsonb,
      ${ruleOf(d.rule)}::jsonb, ${d.hidden}) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
/** Its version now and whether it was this one; undefined: there is none. */
export const lockCollection = (db: Db, merchantId: number, id: number): Promise<number | undefined> =>
  sql<{ version: number }>`
    select version from shop_collection where ${standing(merchantId)} and id = ${id} for update`
    .execute(db)
    .then((r) => r.rows[0]?.version)
export const updateCollection = (db: Db, merchantId: number, id: number, d: CollectionDraft): Promise<number> =>
  sql<{ version: number }>`
    update shop_collection set title = ${JSON.stringify(d.title)}::jsonb, summary = ${JSON.stringify(d.summary)}::jsonb,
      rule = ${ruleOf(d.rule)}::jsonb, hidden = ${d.hidden}, version = version + 1, updated_at = shop_now()
    where ${standing(merchantId)} and id = ${id} returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)
export async function pickGoods(db: Db, id: number, productIds: readonly number[]): Promise<void> {
  await sql`delete from shop_collection_product where collection_id = ${id}`.execute(db)
  await sql`
    insert into shop_collection_product (collection_id, product_id, position)
    select ${id}, p.id, p.at from unnest(${idList(productIds)}) with ordinality p(id, at)`.execute(db)
}
export const hideCollection = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`update shop_collection set deleted_at = shop_now() where ${standing(merchantId)} and id = ${id}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n) /** Those of these ids that are this merchant's and not deleted. */
export const ownCollections = (db: Db, merchantId: number, ids: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select id from shop_collection where ${standing(merchantId)} and id = any(${idList(ids)})`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

export interface ShownCollection {
  id: number
  merchantId: number
  title: string
  summary: string
  rule: Rule | null
}
/** Collections that shoppers may see, of merchants that are open. */
export const shownCollections = (db: Db, lang: Language, ids: readonly number[]): Promise<ShownCollection[]> =>
  sql<ShownCollection>`
    select c.id, c.merchant_id as "merchantId", in_language(c.title, ${lang}) as title,
      in_language(c.summary, ${lang}) as summary, c.rule
    from shop_collection c join merchant m on m.id = c.merchant_id and m.status = 'open'
    where c.id = any(${idList(ids)}) and c.deleted_at is null and not c.hidden`
    .execute(db)
    .then((r) => r.rows)
