// The door of composed pages: saving blocks, and filling the blocks of a page for a reader.
// A block that fails never takes the page along.
import type { Ctx } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AnyBlock, pageHomeDetail } from './contract.ts'
import { faultOf } from './faults.ts'
import { fillIfPossible, type Filled } from './filling.ts'
import { fromWhatIsThere } from './from-what-is-there.ts'
import { kindOf } from './kinds.ts'
import { insertBlock, isComposed, listShown, updateBlock, type StoredBlock } from './queries.ts'
import { openReading } from './reading.ts'

export interface BlockDraft {
  page: 'home'
  /** Blocks stand in the order of their positions. */
  position: number
  type: string
  settings: Record<string, unknown>
  status?: 'draft' | 'published'
  /** Only for readers of these languages. */
  languages?: readonly Language[]
  startsAt?: Date
  endsAt?: Date
}
/**
 * Saves a new block, or the known one if it still has this version; answers its id. Refuses badInput (type, settings/…,
 * endsAt) and blockChanged.
 */
export async function saveBlock(db: Db, draft: BlockDraft, known?: { id: number; version: number }): Promise<number> {
  const kind = kindOf(draft.type)
  if (!kind) throw new Refusal('badInput', { field: 'type', rule: 'enum' })
  const fault = faultOf(kind, draft.settings)
  if (fault) throw new Refusal('badInput', fault)
  const { status = 'draft', languages, startsAt = null, endsAt = null } = draft
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new Refusal('badInput', { field: 'endsAt', rule: 'exclusiveMinimum' })
  const row = { ...draft, status, languages: languages?.length ? languages : null, startsAt, endsAt }
  const id = known ? known.id : await insertBlock(db, row)
  if (known && !(await updateBlock(db, known.id, known.version, row))) throw new Refusal('blockChanged')
  await dropPublic(db, 'page')
  return id
}

/** The page's blocks of this moment in the reader's language, in their order. */
export async function readPage(
  ctx: Pick<Ctx<typeof pageHomeDetail>, 'db' | 'app' | 'lang'>,
  page: 'home',
): Promise<AnyBlock[]> {
  const composed = await listShown(ctx.db, page, ctx.lang)
  const stored = composed.length > 0 || (await isComposed(ctx.db, page)) ? composed : fromWhatIsThere()
  return fillBlocks(ctx, stored)
}
/** These blocks as a page shows them, in their order. */
export async function fillBlocks(
  ctx: Pick<Ctx<typeof pageHomeDetail>, 'db' | 'app' | 'lang'>,
  stored: readonly StoredBlock[],
): Promise<AnyBlock[]> {
  const reading = openReading(ctx)
  const filled = await Promise.all(stored.map((block) => fillIfPossible(reading, block, kindOf(block.type))))
  const shown = filled.flatMap((one) => one ?? [])
  const above = new Set(shown.flatMap(({ kind, data }) => (kind.settle ? [] : goodsOf(data))))
  return shown.map((one) => blockOf(one, above))
}
const blockOf = (
  { id, type, title, kind, data }: Filled<number, AnyBlock['data']>,
  above: ReadonlySet<number>,
): AnyBlock => ({ id, type, title, data: kind.settle?.(data, above) ?? data }) as AnyBlock

const goodsOf = (data: AnyBlock['data']): number[] =>
  ('goods' in data ? data.goods : 'boards' in data ? data.boards.flatMap((b) => b.top) : []).map((g) => g.id)
