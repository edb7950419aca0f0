// What staff do to brands, each act in the audit log. In the caller's transaction.
import type { Static } from 'typebox'
import type { adminBrandAdd, adminBrandClose, adminBrandEdit, adminBrandMerge } from './contract.ts'
import { leadRequests } from './request-queries.ts'
import {
  addBrand,
  closeBrand,
  editBrand,
  endBrandMerging,
  mergeBrand,
  type BrandFields,
} from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
type Done = Pick<Deed, 'before' | 'after' | 'reason'>
export const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Done): Promise<unknown> =>
  audit(db, { staffId: userId, action: `brand.${act}`, subject: 'brand', subjectId: id, ip, ...done })
const tidy = (texts: Texts): Texts =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const text = texts[lang]?.replaceAll(/\s+/g, ' ').trim()
      return text ? [[lang, text]] : []
    }),
  )
/** Refuses brandNameless: there is no letter or digit in it. */
export function named(texts: Texts): Texts {
  const name = tidy(texts)
  if (!Object.values(name).some((text) => /[\p{L}\p{N}]/u.test(text))) throw new Refusal('brandNameless')
  return name
}
const lines = (texts: Texts): Texts =>
  Object.fromEntries(languages.flatMap((lang) => (texts[lang]?.trim() ? [[lang, texts[lang].trim()]] : [])))
const fieldsOf = ({ name, story, country, pinyin }: BrandFields): BrandFields => ({
  name: named(name),
  story: lines(story),
  country,
  pinyin: pinyin.trim().toLowerCase(),
})

/** Refuses what the contract lists. */
export async function add(db: Db, by: Staffer, wish: Static<typeof adminBrandAdd.input>) {
  const fields = fieldsOf(wish)
  const id = await addBrand(db, fields)
  await note(db, by, 'add', id, { after: { ...fields } })
  return { id }
}
/** Refuses what the contract lists. */
export async function edit(db: Db, by: Staffer, { id, version, ...wish }: Static<typeof adminBrandEdit.input>) {
  const after = fieldsOf(wish)
  const { name, story, country, pinyin } = await editBrand(db, { id, version }, after)
  await note(db, by, 'edit', id, { before: { name, story, country, pinyin }, after: { ...after } })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function close(db: Db, by: Staffer, { id, version, closed }: Static<typeof adminBrandClose.input>) {
  const was = await closeBrand(db, { id, version }, closed)
  await note(db, by, closed ? 'close' : 'open', id, { before: { closed: was.closed }, after: { closed } })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function merge(
  db: Db,
  by: Staffer,
  { id, version, into, reason: said }: Static<typeof adminBrandMerge.input>,
) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const was = await mergeBrand(db, { id, version }, into)
  await leadRequests(db, id, into)
  await endBrandMerging(db, id, into)
  await addJobs(db, telling('brand.merged', { brandId: id, into }))
  await note(db, by, 'merge', id, { before: { name: was.name, code: was.code }, after: { into }, reason })
  return {}
}
