// The door of what was agreed with merchants: where they may sell, what is kept of what they sell, how often they are
// paid. Goods that are on sale stay so wherever they stand; what is bound is putting goods on sale, and moving them.
import type { Static } from 'typebox'
import type { adminTermsSave } from './contract.ts'
import { tellTerms } from './message-kinds.ts'
import {
  barred,
  countOutside,
  hasBounds,
  holdNamed,
  knownCategories,
  leadOn,
  listCategories,
  mergedRates,
  putTerms,
  termsOf,
  type MergedRate,
} from './queries.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

export { countNaming, type MergedRate } from './queries.ts'
/** Whose commission would be another one were a category merged into another one: of goods of either, by shop. */
export const ratesMerged = async (db: Db, lang: Language, from: number, into: number): Promise<MergedRate[]> =>
  (await mergedRates(db, lang, from, into)).filter(changes)
const changes = ({ along, there, from, into, after }: MergedRate): boolean =>
  (along > 0 && after !== from) || (there > 0 && after !== into)
/**
 * What was agreed about a category goes with it into another one; whose terms or commission are others then is told
 * why. `merge` does the rest: where goods stand before it says whose rate holds.
 */
export async function leadTermsOn<T>(
  db: Db,
  { from, into, reason }: { from: number; into: number; reason: string },
  merge: () => Promise<T>,
): Promise<T> {
  await holdNamed(db, from, into)
  const rates = await mergedRates(db, 'en-US', from, into)
  const merged = await merge()
  const named = await leadOn(db, from, into, rates)
  const changed = rates.filter(changes).map(({ merchantId }) => merchantId)
  for (const merchantId of new Set([...named, ...changed])) await tellTerms(db, merchantId, reason)
  return merged
}
/** Whether there is a category where the merchant may not sell. */
export const isBound = (db: Db, merchantId: number): Promise<boolean> => hasBounds(db, merchantId)
/** In which of these categories the merchant may not put goods on sale. */
export const barredOf = async (db: Db, merchantId: number, categoryIds: readonly number[]): Promise<Set<number>> =>
  new Set(await barred(db, merchantId, [...new Set(categoryIds)]))
/** Refuses categoryBarred. */
export async function mustBeOpen(db: Db, merchantId: number, categoryId: number): Promise<void> {
  if ((await barredOf(db, merchantId, [categoryId])).size > 0) throw new Refusal('categoryBarred')
}

/** Refuses notFound. */
export async function show(db: Db, lang: Language, merchantId: number) {
  const terms = await termsOf(db, merchantId)
  if (!terms) throw new Refusal('notFound')
  return { ...terms, categories: await listCategories(db, lang, merchantId) }
}
/** Refuses notFound. */
export async function outside(db: Db, merchantId: number, categoryIds: readonly number[]) {
  if (!(await termsOf(db, merchantId))) throw new Refusal('notFound')
  return countOutside(db, merchantId, categoryIds)
}

type Wish = Static<typeof adminTermsSave.input>
/** Refuses what the contract lists. Answers the new version. */
export async function agree(
  db: Db,
  by: { userId: number; ip: string },
  { id, version, categoryIds, commissions, cycle, reason: said }: Wish,
): Promise<number> {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  if (!(await termsOf(db, id))) throw new Refusal('notFound')
  await queueAtMerchant(db, id)
  const { version: now, ...before } = (await termsOf(db, id))!
  if (now !== version) throw new Refusal('termsChanged', { version: now })
  const of = commissions.map(({ categoryId }) => categoryId)
  if (new Set(of).size < of.length) throw new Refusal('badInput', { field: 'commissions', rule: 'unique' })
  const named = [...new Set([...categoryIds, ...of.flatMap((categoryId) => categoryId ?? [])])]
  if ((await knownCategories(db, named)) < named.length)
    throw new Refusal('badInput', { field: 'categoryIds', rule: 'enum' })
  const after = { categoryIds: [...categoryIds].sort((a, b) => a - b), commissions, cycle }
  const made = await putTerms(db, id, after)
  await tellTerms(db, id, reason)
  await audit(db, {
    staffId: by.userId,
    action: 'merchant.terms',
    subject: 'merchant',
    subjectId: id,
    before: { ...before, commissions: before.commissions.map((one) => ({ ...one })) },
    after: { ...after, commissions: after.commissions.map((one) => ({ ...one })) },
    reason,
    ip: by.ip,
  })
  return made
}
