// The door of merchants: who sells, and what their freight costs.
import { together, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { readTogether } from '#kernel/data/read-together.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import type { FreightTemplate } from './freight.ts'
import {
  findMerchantByCode,
  findTemplates,
  insertMerchant,
  listMerchants,
  refreshMerchantListing,
  refreshMerchantPart,
  upsertMerchant,
  turnStatus,
  upsertTemplate,
  type FreightDraft,
  type MerchantDraft,
  type MerchantRow,
} from './queries.ts'

export { heldOpen, merchantCard, templateOf } from './queries.ts'
export { holidayOf, runs as holidayRuns, wordedHoliday, type Holiday } from './holiday-queries.ts'
export { isNamed as nameIsTaken, updateTexts as renameMerchant } from './profile-queries.ts'
export { queueAtMerchant } from './return-queries.ts'
export { addChecked as addReturnAddress, mustTakeBack, returnAddressFor } from './returns.ts'
export type { FreightDraft, MerchantCard, MerchantDraft, Seal } from './queries.ts'
export { freightOf, type FreightRow, type FreightTemplate } from './freight.ts'

const templates = readTogether<number, FreightTemplate>(
  async (db, ids) => new Map((await findTemplates(db, ids)).map((t) => [t.id, t])),
)
/** The templates of these ids, by id; one statement, also for many who ask at once. */
export async function templatesFor(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FreightTemplate>> {
  if (ids.length === 0) return new Map()
  return templates(db, [...new Set(ids)])
}

/** Makes or changes the merchant of this code; its goods follow its name and openness. Returns its id. */
export const saveMerchant = (db: Db, draft: MerchantDraft): Promise<number> =>
  together(db, async (trx) => {
    const { id, shown } = await upsertMerchant(trx, draft)
    if (shown) await refreshMerchantListing(trx, id)
    await dropPublic(trx, 'catalog', 'search')
    return id
  })

/** Makes a merchant that was not there, under this code or the next free one. Returns its id. */
export async function addMerchant(db: Db, draft: MerchantDraft): Promise<number> {
  let id: number | undefined
  for (let n = 1; id === undefined; n++)
    id = await insertMerchant(db, { ...draft, code: n === 1 ? draft.code : `${draft.code}-${n}` })
  await dropPublic(db, 'catalog', 'search')
  return id
}
/**
 * Suspends, reopens or closes it for good, if it stands as `from` says; its goods follow in the same transaction, its
 * unpaid orders right after a suspension.
 */
export async function turnMerchant(
  db: Db,
  id: number,
  turn: { from: 'open' | 'suspended'; to: 'open' | 'suspended' | 'closed'; reason: string },
): Promise<'done' | 'other' | 'missing'> {
  const turned = await turnStatus(db, id, turn)
  if (turned !== 'done') return turned
  await refreshMerchantListing(db, id)
  await dropPublic(db, 'catalog', 'search')
  if (turn.to === 'suspended') await addJobs(db, telling('merchant.suspended', { merchantId: id }))
  return 'done'
}

/** Something about the merchant changed that lists of its goods show. Runs outside of a transaction, part by part. */
export async function relistMerchant(db: Db, merchantId: number): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) last = await refreshMerchantPart(db, merchantId, last)
  await dropPublic(db, 'catalog', 'search')
}

/** Makes or changes the template of this merchant and name, its rows replaced. Returns its id. */
export const saveFreightTemplate = (db: Db, draft: FreightDraft): Promise<number> =>
  together(db, async (trx) => {
    const id = await upsertTemplate(trx, draft)
    await dropPublic(trx, 'catalog')
    return id
  })

export const merchantByCode = (db: Db, code: string): Promise<{ id: number; status: string } | undefined> =>
  findMerchantByCode(db, code)

/** Open merchants, those with most followers first. One statement. */
export const openMerchants = async (db: Db, lang: Language, size: number): Promise<MerchantRow[]> =>
  (await listMerchants(db, lang, { sort: 'followers' }, undefined, size, 0)).rows
