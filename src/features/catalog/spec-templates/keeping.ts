// Templates of specs: kept by staff, each act in the audit log, and by merchants for themselves. In the caller's
// transaction.
import { longest, most } from './limits.ts'
import {
  areCategories,
  countKept,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
  type Choice,
  type Template,
} from './queries.ts'
import { codeOf } from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
interface Wish {
  title: Texts
  name: Texts
  choices: readonly { name: Texts; colour: string | null }[]
  categoryIds?: readonly number[]
}
type Done = Pick<Deed, 'before' | 'after'>
const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Done): Promise<unknown> =>
  audit(db, { staffId: userId, action: `spec.${act}`, subject: 'specTemplate', subjectId: id, ip, ...done })
/** Refuses specTemplateWordless. */
function named(texts: Texts): Texts {
  const name = Object.fromEntries(
    languages.flatMap((lang) => (texts[lang]?.trim() ? [[lang, texts[lang].trim()]] : [])),
  )
  if (Object.keys(name).length === 0) throw new Refusal('specTemplateWordless')
  return name
}
/** One code for each; goods of one template are filtered by them together. Known ones keep theirs. */
function coded(choices: Wish['choices'], known: readonly Choice[]): Choice[] {
  const taken = new Set<string>()
  return choices.map(({ name: typed, colour }) => {
    const name = named(typed)
    const same = known.find((one) => languages.some((lang) => name[lang] && one.name[lang] === name[lang]))
    const wanted = same?.code ?? codeOf(name, 'v').slice(0, longest.name)
    let code = wanted
    for (let n = 2; taken.has(code); n++) code = `${wanted}-${n}`
    taken.add(code)
    return { code, name, colour }
  })
}
function templateOf(wish: Wish, known?: Pick<Template, 'code' | 'choices'>): Template {
  const name = named(wish.name)
  const code = known?.code ?? (codeOf(name, 'spec').slice(0, longest.name).replace(/-+$/, '') || 'spec')
  const choices = coded(wish.choices, known?.choices ?? [])
  return { title: named(wish.title), code, name, choices, categoryIds: [...(wish.categoryIds ?? [])] }
}
/** With which a shop begins: for all shops. In the caller's transaction. */
export const plantTemplate = (db: Db, wish: Wish): Promise<number> => insertTemplate(db, null, templateOf(wish))
/** Refuses specTemplateWordless, specTemplatesMany, badInput (a category that is not). */
export async function addForAll(db: Db, by: Staffer, wish: Wish) {
  const template = templateOf(wish)
  await mustBeCategories(db, template.categoryIds)
  if ((await countKept(db, null)) >= most.ofStaff) throw new Refusal('specTemplatesMany', { most: most.ofStaff })
  const id = await insertTemplate(db, null, template)
  await note(db, by, 'add', id, { after: { title: template.title } })
  return { id }
}
async function mustBeCategories(db: Db, ids: readonly number[]): Promise<void> {
  if (!(await areCategories(db, ids))) throw new Refusal('badInput', { field: 'categoryIds', rule: 'enum' })
}
/** Refuses notFound, specTemplateChanged, specTemplateWordless, badInput. */
export async function edit(db: Db, by: Staffer, seen: { id: number; version: number }, wish: Wish) {
  const was = await lockTemplate(db, seen.id)
  if (!was) throw new Refusal('notFound')
  if (was.version !== seen.version) throw new Refusal('specTemplateChanged', { version: was.version })
  const template = templateOf(wish, was)
  await mustBeCategories(db, template.categoryIds)
  const version = await updateTemplate(db, was.id, template)
  const words = ({ title, name, choices }: Template) => ({ title, name, choices: choices.map((one) => one.name) })
  await note(db, by, 'edit', was.id, { before: words(was), after: words(template) })
  return { version }
}
/** Refuses notFound. */
export async function dropForAll(db: Db, by: Staffer, id: number) {
  const title = await deleteTemplate(db, null, id)
  if (!title) throw new Refusal('notFound')
  await note(db, by, 'delete', id, { before: { title } })
  return {}
}
/** Refuses specTemplateWordless, specTemplatesMany. */
export async function addOwn(db: Db, merchantId: number, wish: Wish) {
  const template = templateOf(wish)
  if ((await countKept(db, merchantId)) >= most.ofShop) throw new Refusal('specTemplatesMany', { most: most.ofShop })
  return { id: await insertTemplate(db, merchantId, template) }
}
/** Refuses notFound: another's and the staff's like what is not there. */
export async function dropOwn(db: Db, merchantId: number, id: number) {
  if (!(await deleteTemplate(db, merchantId, id))) throw new Refusal('notFound')
  return {}
}
