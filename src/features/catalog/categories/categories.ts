// What staff do to the tree of categories, each act in the audit log. In the caller's transaction.
import type { Static } from 'typebox'
import type {
  adminCategoryAdd,
  adminCategoryClose,
  adminCategoryDelete,
  adminCategoryEdit,
  adminCategoryMerge,
  adminCategoryMove,
} from './contract.ts'
import {
  addCategory,
  closeCategory,
  deleteCategory,
  dropEmpty,
  editCategory,
  endMerging,
  mergeCategory,
  moveCategory,
  queueForTree,
} from '#features/catalog/products/products.ts'
import { leadPlacesOn } from '#features/catalog/attributes/attributes.ts'
import { countNaming, leadTermsOn } from '#features/catalog/terms/terms.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

interface Staffer {
  userId: number
  ip: string
}
type Done = Pick<Deed, 'before' | 'after' | 'reason'>
export const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Done): Promise<unknown> =>
  audit(db, { staffId: userId, action: `category.${act}`, subject: 'category', subjectId: id, ip, ...done })
const tidy = (texts: Texts): Texts =>
  Object.fromEntries(languages.flatMap((lang) => (texts[lang]?.trim() ? [[lang, texts[lang].trim()]] : [])))
/** Refuses categoryNameless. */
function named(texts: Texts): Texts {
  const name = tidy(texts)
  if (Object.keys(name).length === 0) throw new Refusal('categoryNameless')
  return name
}

/** Refuses what the contract lists. */
export async function add(db: Db, by: Staffer, { parentId, ...wish }: Static<typeof adminCategoryAdd.input>) {
  const name = named(wish.name)
  const id = await addCategory(db, { name, parentId })
  await note(db, by, 'add', id, { after: { name, parentId } })
  return { id }
}
/** Refuses what the contract lists. */
export async function edit(db: Db, by: Staffer, { id, version, ...wish }: Static<typeof adminCategoryEdit.input>) {
  const { commission, tax } = wish
  const after = { name: named(wish.name), line: tidy(wish.line), commission, tax }
  const was = await editCategory(db, { id, version }, after)
  const before = { name: was.name, line: was.line, commission: was.commission, tax: was.tax }
  await note(db, by, 'edit', id, { before, after })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function move(
  db: Db,
  by: Staffer,
  { id, version, parentId, before }: Static<typeof adminCategoryMove.input>,
) {
  const was = await moveCategory(db, { id, version }, { parentId, before })
  await note(db, by, 'move', id, { before: { parentId: was.parentId }, after: { parentId, before } })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function merge(
  db: Db,
  by: Staffer,
  { id, version, into, reason: said }: Static<typeof adminCategoryMerge.input>,
) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  // before what was agreed is read: what another merging brings along counts too
  await queueForTree(db)
  const was = await leadTermsOn(db, { from: id, into, reason }, () => mergeCategory(db, { id, version }, into))
  await leadPlacesOn(db, id, into)
  await endMerging(db, { id }, into)
  await note(db, by, 'merge', id, { before: { name: was.name, parentId: was.parentId }, after: { into }, reason })
  return {}
}
/** Refuses what the contract lists. */
export async function close(db: Db, by: Staffer, { id, version, closed }: Static<typeof adminCategoryClose.input>) {
  const was = await closeCategory(db, { id, version }, closed)
  await note(db, by, closed ? 'close' : 'open', id, { before: { closed: was.closed }, after: { closed } })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function remove(db: Db, by: Staffer, { id, version }: Static<typeof adminCategoryDelete.input>) {
  const was = await deleteCategory(db, { id, version })
  // without it, a shop that may sell nowhere else could sell everywhere
  if ((await countNaming(db, id)) > 0) throw new Refusal('categoryAgreed')
  await dropEmpty(db, id)
  await note(db, by, 'delete', id, { before: { name: was.name, parentId: was.parentId } })
  return {}
}
