// SQL of composed pages, whoever composes them: the draft, and the revisions of which the clock shows one. Whose they
// are stands in every statement. Whoever writes holds the owner's row.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** A shop by its merchant, or a page of the platform. */
export interface Owner {
  of: 'shop' | 'site'
  id: number
}
const table = (of: Owner['of']): RawBuilder<unknown> => sql.table(of === 'shop' ? 'shop_page' : 'site_page')
const revisions = (of: Owner['of']): RawBuilder<unknown> =>
  sql.table(of === 'shop' ? 'shop_page_revision' : 'site_page_revision')
const key = (of: Owner['of']): RawBuilder<unknown> => sql.ref(of === 'shop' ? 'merchant_id' : 'page_id')

export interface PageRow<B> {
  version: number
  draft: B[] | null
  by: string | null
  savedAt: Date
}
export const findPage = <B>(db: Db, { of, id }: Owner): Promise<PageRow<B> | undefined> =>
  sql<PageRow<B>>`
    select p.version, p.draft, u.nickname as by, p.saved_at as "savedAt"
    from ${table(of)} p left join user_account u on u.id = p.saved_by where p.${key(of)} = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** Another draft (null: none any more), or the same (undefined); the version after it. */
export async function turnPage(
  db: Db,
  { of, id }: Owner,
  userId: number | null,
  draft?: readonly object[] | null,
): Promise<number> {
  const written = draft ? JSON.stringify(draft) : null
  const turned = await sql<{ version: number }>`
    update ${table(of)} set version = version + 1, saved_by = ${userId}, saved_at = shop_now(),
      draft = ${draft === undefined ? sql`draft` : sql`${written}::jsonb`}
    where ${key(of)} = ${id} returning version`.execute(db)
  if (turned.rows[0]) return turned.rows[0].version
  // whoever turns a page holds its owner's row: nobody else begins it meanwhile
  const begun = await sql<{ version: number }>`
    insert into ${table(of)} (${key(of)}, draft, saved_by) values (${id}, ${written}::jsonb, ${userId})
    returning version`.execute(db)
  return begun.rows[0]!.version
}

export interface RevisionRow {
  id: number
  number: number
  blocks: number
  startsAt: Date
  endsAt: Date | null
  by: string | null
  state: 'planned' | 'shown' | 'past' | 'calledOff'
  broughtBack: number | null
  createdAt: Date
}
/** Of those that have begun and not ended, the one that began last. */
const shownOf = ({ of, id }: Owner) => sql`
  select id from ${revisions(of)}
  where ${key(of)} = ${id} and called_off_at is null and starts_at <= shop_now()
    and (ends_at is null or ends_at > shop_now())
  order by starts_at desc, id desc limit 1`
/** The latest first. */
export const listRevisions = (db: Db, { of, id: owner }: Owner): Promise<RevisionRow[]> =>
  sql<RevisionRow>`
    select r.id, r.number, jsonb_array_length(r.blocks) as blocks, r.starts_at as "startsAt", r.ends_at as "endsAt",
      u.nickname as by, r.brought_back as "broughtBack", r.created_at as "createdAt",
      case when r.called_off_at is not null then 'calledOff' when r.starts_at > shop_now() then 'planned'
        when r.id = (${shownOf({ of, id: owner })}) then 'shown' else 'past' end as state
    from ${revisions(of)} r left join user_account u on u.id = r.user_id
    where r.${key(of)} = ${owner} order by r.starts_at desc, r.id desc`
    .execute(db)
    .then((r) => r.rows)
interface Writing<B> {
  number: number
  blocks: B[]
}
export const blocksOf = <B>(db: Db, { of, id: owner }: Owner, id: number): Promise<Writing<B> | undefined> =>
  sql<Writing<B>>`
    select number, blocks from ${revisions(of)} where ${key(of)} = ${owner} and id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** What is shown now; none: the standard page. */
export const shownBlocks = <B>(db: Db, { of, id: owner }: Owner): Promise<B[]> =>
  sql<{ blocks: B[] }>`select blocks from ${revisions(of)} where id = (${shownOf({ of, id: owner })})`
    .execute(db)
    .then((r) => r.rows[0]?.blocks ?? [])
export interface RevisionDraft<B> {
  blocks: readonly B[]
  /** null: now */
  startsAt: Date | null
  endsAt: Date | null
  broughtBack: number | null
}
export const insertRevision = <B>(
  db: Db,
  { of, id: owner }: Owner,
  userId: number | null,
  { blocks, startsAt, endsAt, broughtBack }: RevisionDraft<B>,
): Promise<{ id: number; number: number }> =>
  sql<{ id: number; number: number }>`
    insert into ${revisions(of)} (${key(of)}, number, blocks, starts_at, ends_at, brought_back, user_id)
    select ${owner}, coalesce(max(number), 0) + 1, ${JSON.stringify(blocks)}::jsonb,
      coalesce(${startsAt?.toISOString() ?? null}::timestamptz, shop_now()),
      ${endsAt?.toISOString() ?? null}::timestamptz, ${broughtBack}, ${userId}
    from ${revisions(of)} where ${key(of)} = ${owner} returning id, number`
    .execute(db)
    .then((r) => r.rows[0]!)
/** False: it has begun, was called off, is another's, or there is none. */
export const callOffRevision = (db: Db, { of, id: owner }: Owner, id: number): Promise<boolean> =>
  sql`
    update ${revisions(of)} set called_off_at = shop_now()
    where ${key(of)} = ${owner} and id = ${id} and called_off_at is null and starts_at > shop_now()`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** The oldest go; never one that is shown, will be shown, or comes back when another ends. */
export const forgetOld = (db: Db, { of, id: owner }: Owner, kept: number): Promise<unknown> =>
  sql`
    delete from ${revisions(of)} r where r.${key(of)} = ${owner}
      and r.id in (select id from ${revisions(of)} where ${key(of)} = ${owner} order by id desc offset ${kept})
      and (r.called_off_at is not null or r.ends_at <= shop_now() or r.starts_at <= shop_now()
        and exists (select from ${revisions(of)} l
          where l.${key(of)} = r.${key(of)} and l.called_off_at is null and l.ends_at is null
            and l.starts_at <= shop_now() and (l.starts_at, l.id) > (r.starts_at, r.id)))`.execute(db)
