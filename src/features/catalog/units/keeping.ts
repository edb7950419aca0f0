// What staff do to units of sale, each act in the audit log. In the caller's transaction.
import type { Static } from 'typebox'
import type { adminUnitAdd, adminUnitEdit, adminUnitMove } from './contract.ts'
import { most } from './limits.ts'
import { countUnits, insertUnit, lockUnit, putBefore, updateUnit, type Unit } from './queries.ts'
import { codeOf } from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Pick<Deed, 'before' | 'after'>) =>
  audit(db, { staffId: userId, action: `unit.${act}`, subject: 'unit', subjectId: id, ip, ...done })
const tidy = (texts: Texts): Texts =>
  Object.fromEntries(languages.flatMap((lang) => (texts[lang]?.trim() ? [[lang, texts[lang].trim()]] : [])))
/** Refuses unitNameless. */
function named({ name: typed, many }: { name: Texts; many: Texts }): Pick<Unit, 'name' | 'many'> {
  const name = tidy(typed)
  if (Object.keys(name).length === 0) throw new Refusal('unitNameless')
  return { name, many: tidy(many) }
}
/** Refuses notFound, unitChanged: somebody else did since it was read. */
async function stands(db: Db, { id, version }: { id: number; version: number }): Promise<Unit> {
  const unit = await lockUnit(db, id)
  if (!unit) throw new Refusal('notFound')
  if (unit.version !== version) throw new Refusal('unitChanged', { version: unit.version })
  return unit
}

/** Refuses unitNameless, unitsMany. */
export async function add(db: Db, by: Staffer, wish: Static<typeof adminUnitAdd.input>) {
  const unit = named(wish)
  if ((await countUnits(db)) >= most) throw new Refusal('unitsMany', { most })
  const id = await insertUnit(db, codeOf(unit.name, 'unit').slice(0, 40).replace(/-+$/, '') || 'unit', unit)
  await note(db, by, 'add', id, { after: unit })
  return { id }
}
/** Refuses notFound, unitChanged, unitNameless. */
export async function edit(db: Db, by: Staffer, { closed, ...wish }: Static<typeof adminUnitEdit.input>) {
  const was = await stands(db, wish)
  const now = { ...named(wish), closed }
  const version = await updateUnit(db, { id: was.id, ...now })
  await note(db, by, 'edit', was.id, { before: { name: was.name, many: was.many, closed: was.closed }, after: now })
  await dropPublic(db, 'catalog')
  return { version }
}
/** Refuses notFound, unitChanged. */
export async function move(db: Db, by: Staffer, { before, ...seen }: Static<typeof adminUnitMove.input>) {
  const { id } = await stands(db, seen)
  const version = await putBefore(db, id, before)
  await note(db, by, 'move', id, { after: { before } })
  return { version }
}
