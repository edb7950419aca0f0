// What staff do to attributes and their values, each act in the audit log. Goods that carry them follow by a job behind
// the commit. In the caller's transaction.
import type { Static } from 'typebox'
import type {
  adminAttributeAdd,
  adminAttributeClose,
  adminAttributeEdit,
  adminAttributeMove,
  adminAttributeValueAdd,
  adminAttributeValueEdit,
  adminAttributeValueMerge,
  adminAttributeValueMove,
} from './contract.ts'
import { most } from './limits.ts'
import {
  bump,
  closeAttribute,
  drawValue,
  findAttribute,
  findValue,
  insertAttribute,
  insertValue,
  leadValueOn,
  lockAttribute,
  placesOf,
  putBefore,
  updateAttribute,
  updateValue,
  valuesOf,
  writePlaces,
  type Attribute,
  type Value,
} from './queries.ts'
import { carriedOf, codeOf } from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
type Done = Pick<Deed, 'before' | 'after' | 'reason'>
const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Done): Promise<unknown> =>
  audit(db, { staffId: userId, action: `attribute.${act}`, subject: 'attribute', subjectId: id, ip, ...done })
const tidy = (texts: Texts): Texts =>
  Object.fromEntries(languages.flatMap((lang) => (texts[lang]?.trim() ? [[lang, texts[lang].trim()]] : [])))
/** Refuses attributeNameless. */
function named(texts: Texts): Texts {
  const name = tidy(texts)
  if (Object.keys(name).length === 0) throw new Refusal('attributeNameless')
  return name
}
const isSame = (a: Texts, b: Texts): boolean => languages.every((lang) => a[lang] === b[lang])

interface Seen {
  id: number
  version: number
}
/** Refuses notFound, attributeChanged: somebody else did since it was read. */
async function stands(db: Db, { id, version }: Seen): Promise<Attribute> {
  const attribute = await lockAttribute(db, id)
  if (!attribute) throw new Refusal('notFound')
  if (attribute.version !== version) throw new Refusal('attributeChanged', { version: attribute.version })
  return attribute
}
/** The same, and this value of it: refuses notFound where it is another's. */
async function standsWith(db: Db, { valueId, ...seen }: Seen & { valueId: number }) {
  const attribute = await stands(db, seen)
  const value = await findValue(db, attribute.id, valueId)
  if (!value) throw new Refusal('notFound')
  return { attribute, value }
}
async function dropLists(db: Db): Promise<void> {
  await dropPublic(db, 'catalog', 'page')
}
/** Goods say it as it is called now. */
const followSoon = (db: Db, attributeId: number): Promise<void> =>
  addJob(db, 'attributes.follow', { attributeId }, { key: `attributes.follow:${attributeId}` })
async function ended(db: Db, id: number): Promise<{ version: number }> {
  await dropLists(db)
  return { version: await bump(db, id) }
}

/** Refuses notFound. */
export async function detail(db: Db, id: number) {
  const attribute = await findAttribute(db, id)
  if (!attribute) throw new Refusal('notFound')
  const carried = await carriedOf(db, attribute.code)
  const values = await valuesOf(db, id)
  return {
    ...attribute,
    places: await placesOf(db, id),
    goods: carried.goods,
    values: values.map((value) => ({ ...value, goods: carried.byCode.get(value.code) ?? 0 })),
  }
}
export async function add(db: Db, by: Staffer, { kind, name: wish }: Static<typeof adminAttributeAdd.input>) {
  const name = named(wish)
  const id = await insertAttribute(db, kind, name, codeOf(name, 'attribute').slice(0, 40).replace(/-+$/, ''))
  await note(db, by, 'add', id, { after: { kind, name } })
  return { id }
}
/** Refuses what the contract lists. */
export async function edit(db: Db, by: Staffer, wish: Static<typeof adminAttributeEdit.input>) {
  const was = await stands(db, wish)
  const places = await placesOf(db, was.id)
  const now = {
    name: named(wish.name),
    unit: was.kind === 'number' ? tidy(wish.unit) : {},
    filter: wish.filter && was.kind !== 'text',
    card: wish.card,
  }
  await updateAttribute(db, was.id, now)
  if (!(await writePlaces(db, was.id, wish.places))) throw new Refusal('badInput', { field: 'places', rule: 'enum' })
  if (!isSame(was.name, now.name) || !isSame(was.unit, now.unit)) await followSoon(db, was.id)
  const before = { name: was.name, unit: was.unit, filter: was.filter, card: was.card, places }
  await note(db, by, 'edit', was.id, { before, after: { ...now, places: wish.places } })
  return ended(db, was.id)
}
export async function close(db: Db, by: Staffer, { closed, ...seen }: Static<typeof adminAttributeClose.input>) {
  const was = await stands(db, seen)
  await closeAttribute(db, was.id, closed)
  await note(db, by, closed ? 'close' : 'open', was.id, { before: { closed: was.closed }, after: { closed } })
  return ended(db, was.id)
}
export async function move(db: Db, by: Staffer, { before, ...seen }: Static<typeof adminAttributeMove.input>) {
  const { id } = await stands(db, seen)
  await putBefore(db, { table: 'attribute' }, id, before)
  await note(db, by, 'move', id, { after: { before } })
  return ended(db, id)
}

const named2 = ({ name, colour, closed }: Value) => ({ name, colour, closed })
/** Refuses what the contract lists. */
export async function addValue(db: Db, by: Staffer, wish: Static<typeof adminAttributeValueAdd.input>) {
  const { id, kind } = await stands(db, wish)
  if (kind !== 'one' && kind !== 'several') throw new Refusal('attributeNoValues')
  const name = named(wish.name)
  if ((await valuesOf(db, id)).length >= most.values) throw new Refusal('attributeTooMany', { most: most.values })
  await insertValue(db, id, { code: codeOf(name, 'value'), name, colour: wish.colour })
  await note(db, by, 'value.add', id, { after: { name, colour: wish.colour } })
  return ended(db, id)
}
/** Refuses what the contract lists. */
export async function editValue(db: Db, by: Staffer, wish: Static<typeof adminAttributeValueEdit.input>) {
  const { attribute, value } = await standsWith(db, wish)
  const now = { name: named(wish.name), colour: wish.colour, closed: wish.closed }
  await updateValue(db, value.id, now)
  if (!isSame(value.name, now.name)) await followSoon(db, attribute.id)
  await note(db, by, 'value.edit', attribute.id, { before: named2(value), after: { value: value.code, ...now } })
  return ended(db, attribute.id)
}
export async function draw(db: Db, by: Staffer, seen: Seen & { valueId: number }, picture: string | null) {
  const { attribute, value } = await standsWith(db, seen)
  await drawValue(db, value.id, picture)
  await note(db, by, 'value.picture', attribute.id, { after: { value: value.code, picture } })
  return ended(db, attribute.id)
}
export async function moveValue(
  db: Db,
  by: Staffer,
  { before, ...seen }: Static<typeof adminAttributeValueMove.input>,
) {
  const { attribute, value } = await standsWith(db, seen)
  await putBefore(db, { table: 'attribute_value', attributeId: attribute.id }, value.id, before)
  await note(db, by, 'value.move', attribute.id, { after: { value: value.code, before } })
  return ended(db, attribute.id)
}
/** Refuses what the contract lists. */
export async function mergeValue(db: Db, by: Staffer, wish: Static<typeof adminAttributeValueMerge.input>) {
  const reason = wish.reason.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const { attribute, value } = await standsWith(db, wish)
  const into = await findValue(db, attribute.id, wish.into)
  if (!into || into.id === value.id || into.closed) throw new Refusal('attributeValueGone')
  await leadValueOn(db, value.id, into.id)
  await followSoon(db, attribute.id)
  const done = { before: { value: value.code, name: value.name }, after: { into: into.code } }
  await note(db, by, 'value.merge', attribute.id, { ...done, reason })
  return ended(db, attribute.id)
}
