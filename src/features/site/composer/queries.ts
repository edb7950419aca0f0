// All SQL of composed pages.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface StoredBlock {
  id: number
  type: string
  settings: unknown
}
/** The blocks that stand on a page now, for readers of this language, in their order. */
export async function listShown(db: Db, page: string, lang: Language): Promise<StoredBlock[]> {
  const { rows } = await sql<StoredBlock>`
    select id, type, settings from page_block
    where page = ${page} and status = 'published' and (languages is null or ${lang}::text = any(languages))
      and (starts_at is null or starts_at <= shop_now()) and (ends_at is null or ends_at > shop_now())
    order by position, id`.execute(db)
  return rows
}

/** Whether staff ever composed it: what they hid, or planned for later, is theirs to hide. */
export const isComposed = async (db: Db, page: string): Promise<boolean> =>
  (await sql`select from page_block where page = ${page} limit 1`.execute(db)).rows.length > 0
/** The blocks that a page of the shop's own composing has, for whom and when they stand there. */
export async function listPublished(db: Db, page: string) {
  const { rows } = await sql<{
    id: number
    type: string
    settings: Record<string, unknown>
    languages: Language[] | null
    startsAt: Date | null
    endsAt: Date | null
  }>`
    select id, type, settings, languages, starts_at as "startsAt", ends_at as "endsAt" from page_block
    where page = ${page} and status = 'published' and (ends_at is null or ends_at > shop_now())
    order by position, id`.execute(db)
  return rows
}

export interface BlockRow {
  page: string
  position: number
  type: string
  settings: unknown
  status: 'draft' | 'published'
  /** null: every language */
  languages: readonly Language[] | null
  startsAt: Date | null
  endsAt: Date | null
}
const columns = ({ page, position, type, settings, status, languages, startsAt, endsAt }: BlockRow) => sql`
  ${page}, ${position}, ${type}, ${JSON.stringify(settings)}::jsonb, ${status}, ${languages}::text[],
  ${startsAt?.toISOString() ?? null}::timestamptz, ${endsAt?.toISOString() ?? null}::timestamptz`

export async function insertBlock(db: Db, block: BlockRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into page_block (page, position, type, settings, status, languages, starts_at, ends_at)
    values (${columns(block)}) returning id`.execute(db)
  return rows[0]!.id
}
/** False when there is no such block, or somebody else has changed this version meanwhile. */
export async function updateBlock(db: Db, id: number, version: number, block: BlockRow): Promise<boolean> {
  const { rows } = await sql`
    update page_block set
      (page, position, type, settings, status, languages, starts_at, ends_at) = row(${columns(block)}),
      version = version + 1, updated_at = shop_now()
    where id = ${id} and version = ${version} returning id`.execute(db)
  return rows.length > 0
}
