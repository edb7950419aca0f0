// SQL of drafts of goods, their history, and the pictures that merchants bring for them.
import { sql } from 'kysely'
import type { Content } from './content.ts'
import type { Change } from './merging.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Limits } from '#kernel/call/page.ts'

export type State = 'draft' | 'inReview' | 'returned' | 'published' | 'discarded'
export interface Note {
  field: string
  note: string
}
export interface DraftRow {
  id: number
  merchantId: number
  productId: number | null
  state: State
  content: Content
  base: Content | null
  version: number
  savedAt: Date
  savedBy: string | null
  submittedAt: Date | null
  decidedAt: Date | null
  causes: string[]
  notes: Note[]
  answer: string
}
/** A category, or a brand, that went into another one leads there. */
const led = (content: string) => sql`${sql.ref(content)} || coalesce((
  select jsonb_build_object('categoryId', m.into_id) from merged_category m
  where m.id = (${sql.ref(content)} ->> 'categoryId')::bigint), '{}') || coalesce((
  select jsonb_build_object('brandId', m.into_id) from merged_brand m
  where m.id = (${sql.ref(content)} ->> 'brandId')::bigint), '{}')`
const columns = sql`d.id, d.merchant_id as "merchantId", d.product_id as "productId", d.state,
  ${led('d.content')} as content, ${led('d.base')} as base,
  d.version, d.saved_at as "savedAt", (select u.nickname from user_account u where u.id = d.saved_by) as "savedBy",
  d.submitted_at as "submittedAt", d.decided_at as "decidedAt", d.causes, d.notes, d.answer`
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

export const draftOf = (db: Db, merchantId: number, id: number): Promise<DraftRow | undefined> =>
  sql<DraftRow>`select ${columns} from product_draft d where d.id = ${id} and d.merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0])
export const openDraftOf = (db: Db, merchantId: number, productId: number): Promise<DraftRow | undefined> =>
  sql<DraftRow>`select ${columns} from product_draft d
    where d.product_id = ${productId} and d.merchant_id = ${merchantId} and d.ended_at is null`
    .execute(db)
    .then((r) => r.rows[0])
/** Those of these products that are open, locked in the order of their ids: before the products, as one by one. */
export const lockOpenDrafts = (db: Db, merchantId: number, productIds: readonly number[]): Promise<DraftRow[]> =>
  sql<DraftRow>`select ${columns} from product_draft d
    where d.product_id = any(${idList(productIds)}) and d.merchant_id = ${merchantId} and d.ended_at is null
    order by d.id for update of d`
    .execute(db)
    .then((r) => r.rows)
/** How the open draft of a product stands, as it was committed. */
export const openDraftState = (db: Db, productId: number): Promise<State | undefined> =>
  sql<{ state: State }>`select state from product_draft where product_id = ${productId} and ended_at is null`
    .execute(db)
    .then((r) => r.rows[0]?.state)
/** Whoever sends goods of a shop to staff waits for who is sending some: none of them counts too few. */
export const queueToSend = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('goods to review', ${merchantId}))`.execute(db)
/** How many of a merchant's drafts staff are to look at. */
export const countWaiting = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from product_draft where merchant_id = ${merchantId} and state = 'inReview'`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** It is begun anew, of how the product stands now. */
export const rebase = (db: Db, id: number, content: Content, userId: number): Promise<unknown> =>
  sql`
    update product_draft set content = ${json(content)}, base = ${json(content)}, saved_by = ${userId},
      saved_at = shop_now()
    where id = ${id}`.execute(db)
/** Of any merchant, while it is written or looked at. */
export const openDraft = (db: Db, id: number): Promise<DraftRow | undefined> =>
  sql<DraftRow>`select ${columns} from product_draft d where d.id = ${id} and d.ended_at is null`
    .execute(db)
    .then((r) => r.rows[0])
/** Locked: whoever changes it goes one after the other. `merchantId` null: of any, for staff. */
export const lockDraft = (db: Db, merchantId: number | null, id: number): Promise<DraftRow | undefined> =>
  sql<DraftRow>`select ${columns} from product_draft d where d.id = ${id}
      and (${merchantId}::bigint is null or d.merchant_id = ${merchantId}) for update of d`
    .execute(db)
    .then((r) => r.rows[0])

interface NewDraft {
  merchantId: number
  productId: number | null
  content: Content
  base: Content | null
  userId: number
}
/** Undefined where the product has an open one. */
export const addDraft = (db: Db, d: NewDraft): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into product_draft (merchant_id, product_id, content, base, saved_by)
    values (${d.merchantId}, ${d.productId}, ${json(d.content)}, ${d.base && json(d.base)}, ${d.userId})
    on conflict do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export const saveDraft = (db: Db, id: number, content: Content, userId: number) =>
  sql<{ version: number; savedAt: Date }>`
    update product_draft set content = ${json(content)}, version = version + 1, saved_by = ${userId},
      saved_at = shop_now()
    where id = ${id} returning version, saved_at as "savedAt"`
    .execute(db)
    .then((r) => r.rows[0]!)
export const moveDraft = (
  db: Db,
  id: number,
  to: { state: State; causes?: readonly string[]; notes?: readonly Note[]; answer?: string; decided?: boolean },
): Promise<unknown> =>
  sql`
    update product_draft set state = ${to.state}, version = version + 1,
      ${to.state === 'inReview' ? sql`submitted_at = shop_now(), reminded_at = null, decided_at = null,` : sql``}
      ${to.decided ? sql`decided_at = shop_now(),` : sql``}
      ${to.causes ? sql`causes = ${to.causes}::text[],` : sql``}
      ${to.notes ? sql`notes = ${json(to.notes)}, answer = ${to.answer ?? ''},` : sql``}
      ended_at = ${to.state === 'discarded' ? sql`shop_now()` : sql`ended_at`}
    where id = ${id}`.execute(db)
/** `base` and `content` are what it changed from and to. */
export const endPublished = (
  db: Db,
  id: number,
  {
    productId,
    base,
    content,
    decided,
  }: { productId: number; base: Content | null; content: Content; decided: boolean },
): Promise<unknown> =>
  sql`
    update product_draft set state = 'published', ended_at = shop_now(), version = version + 1,
      product_id = ${productId}, base = ${base && json(base)}, content = ${json(content)},
      decided_at = case when ${decided}::boolean then shop_now() end
    where id = ${id}`.execute(db)

export type EditKind = 'begun' | 'submitted' | 'withdrawn' | 'returned' | 'published' | 'discarded'
export const addEdit = (
  db: Db,
  {
    draftId,
    userId,
    kind,
    byStaff = false,
    changes = [],
  }: { draftId: number; userId: number | null; kind: EditKind; byStaff?: boolean; changes?: readonly Change[] },
): Promise<unknown> =>
  sql`
    insert into product_edit (draft_id, user_id, kind, by_staff, changes)
    values (${draftId}, ${userId}, ${kind}, ${byStaff}, ${json(changes)})`.execute(db)
export interface EditRow {
  id: number
  kind: EditKind
  by: string | null
  byStaff: boolean
  changes: Change[]
  at: Date
}
/** Of a product all its drafts, of what is new its only one; the newest first. */
const editsOf = (merchantId: number, of: { productId?: number | undefined; draftId?: number | undefined }) => sql`
  from product_edit e join product_draft d on d.id = e.draft_id left join user_account u on u.id = e.user_id
  where d.merchant_id = ${merchantId}
    and ${of.productId === undefined ? sql`d.id = ${of.draftId ?? 0}` : sql`d.product_id = ${of.productId}`}`
export const listEdits = (
  db: Db,
  merchantId: number,
  of: { productId?: number | undefined; draftId?: number | undefined },
  { size, offset, cursor }: Limits,
): Promise<EditRow[]> =>
  sql<EditRow>`
    select e.id, e.kind, case when not e.by_staff then u.nickname end as by, e.by_staff as "byStaff", e.changes,
      e.created_at as at ${editsOf(merchantId, of)} ${cursor ? sql`and e.id < ${cursor[0]}::bigint` : sql``}
    order by e.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countEdits = (
  db: Db,
  merchantId: number,
  of: { productId?: number | undefined; draftId?: number | undefined },
): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select 1 ${editsOf(merchantId, of)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface OwnRow {
  id: number
  productId: number | null
  state: State
  title: Content['title']
  picture: string | null
  savedAt: Date
  savedBy: string | null
  notes: number
  skus: number
}
const ofTab = (merchantId: number, tab: 'draft' | 'inReview' | 'returned') => sql`
  from product_draft d where d.merchant_id = ${merchantId} and d.state = ${tab} and d.ended_at is null`
export const listOwn = (
  db: Db,
  merchantId: number,
  tab: 'draft' | 'inReview' | 'returned',
  { size, offset, cursor }: Limits,
): Promise<OwnRow[]> =>
  sql<OwnRow>`
    select d.id, d.product_id as "productId", d.state, d.content -> 'title' as title,
      d.content -> 'pictures' -> 0 ->> 'file' as picture, d.saved_at as "savedAt",
      (select u.nickname from user_account u where u.id = d.saved_by) as "savedBy",
      jsonb_array_length(d.notes) as notes, jsonb_array_length(d.content -> 'skus') as skus
    ${ofTab(merchantId, tab)} ${cursor ? sql`and d.id < ${cursor[0]}::bigint` : sql``}
    order by d.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countOwn = (db: Db, merchantId: number, tab: 'draft' | 'inReview' | 'returned'): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select 1 ${ofTab(merchantId, tab)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface KnownPicture {
  file: string
  width: number
  height: number
  preview: string
}
export const addPicture = (db: Db, merchantId: number, p: KnownPicture): Promise<unknown> =>
  sql`
    insert into goods_picture (merchant_id, file, width, height, preview)
    values (${merchantId}, ${p.file}, ${p.width}, ${p.height}, ${p.preview}) on conflict do nothing`.execute(db)
export const knownPictures = (db: Db, merchantId: number, files: readonly string[]): Promise<KnownPicture[]> =>
  sql<KnownPicture>`
    select file, width, height, preview from goods_picture
    where merchant_id = ${merchantId} and file = any(${files}::text[])`
    .execute(db)
    .then((r) => r.rows)

export const addMedia = (db: Db, merchantId: number, file: string): Promise<unknown> =>
  sql`insert into goods_media (merchant_id, file) values (${merchantId}, ${file}) on conflict do nothing`.execute(db)
/** Files of the merchant that neither its goods nor an open draft use. */
export const unusedMedia = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`
    with used as (
      select f.file from product p cross join lateral (values (p.video ->> 'file'), (p.model ->> 'file')) f(file)
      where p.merchant_id = ${merchantId} and (p.video is not null or p.model is not null)
      union select f.file from product_draft d
        cross join lateral (values (d.content -> 'video' ->> 'file'), (d.content -> 'model' ->> 'file')) f(file)
      where d.merchant_id = ${merchantId} and d.state not in ('published', 'discarded'))
    select count(*)::int as n from goods_media m
    where m.merchant_id = ${merchantId} and not exists (select from used u where u.file = m.file)`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const knownMedia = (db: Db, merchantId: number, files: readonly string[]): Promise<string[]> =>
  sql<{ file: string }>`
    select file from goods_media where merchant_id = ${merchantId} and file = any(${files}::text[])`
    .execute(db)
    .then((r) => r.rows.map(({ file }) => file))

/** Who has left is not named any more. */
export const leaveDrafts = async (db: Db, userId: number): Promise<void> => {
  await sql`update product_draft set saved_by = null where saved_by = ${userId}`.execute(db)
  await sql`update product_edit set user_id = null where user_id = ${userId}`.execute(db)
}
export const editsBy = (db: Db, userId: number) =>
  sql<{ kind: EditKind; productId: number | null; at: Date }>`
    select e.kind, d.product_id as "productId", e.created_at as at
    from product_edit e join product_draft d on d.id = e.draft_id where e.user_id = ${userId} order by e.id`
    .execute(db)
    .then((r) => r.rows)
