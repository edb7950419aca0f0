// Attributes with which a shop begins, whole: asked for in these categories, under codes of their own, so that the same
// attribute of another shop is called alike in files.
import type { Kind } from './limits.ts'
import { definitionsOf, insertAttribute, insertValue, updateAttribute, writePlaces } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface Planted {
  code: string
  kind: Kind
  name: Texts
  /** of a number */
  unit?: Texts
  /** on the cards of goods */
  card?: boolean
  values?: readonly { code: string; name: Texts; colour?: string }[]
}
/** One whose code is taken stays as it is. In the caller's transaction. */
export async function plantAttribute(db: Db, planted: Planted, categoryIds: readonly number[]): Promise<void> {
  const { code, kind, name, unit = {}, card = false, values = [] } = planted
  if ((await definitionsOf(db, [code])).length > 0) return
  const id = await insertAttribute(db, kind, name, code)
  await updateAttribute(db, id, { name, unit, card, filter: kind !== 'text' })
  await writePlaces(
    db,
    id,
    categoryIds.map((categoryId) => ({ categoryId, required: false })),
  )
  for (const { colour = null, ...value } of values) await insertValue(db, id, { ...value, colour })
}
