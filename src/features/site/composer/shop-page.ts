// The page of a shop as its people write it: one draft, saved as a whole; published at once or for an hour to come, for
// good or until an hour; brought back, cleared. Each change raises the version of the page: whoever saw an older one is
// told and writes over nothing. What shoppers see follows from the clock, so that no job has to be in time. Verbs run
// in the caller's transaction, one after the other for each merchant.
import type { Static } from 'typebox'
import { cleanBody } from './rich-text.ts'
import type { mchPagePublish, mchPageRollback } from './shop-contract.ts'
import * as deeds from './page-deeds.ts'
import { findPage, insertRevision, listRevisions, shownBlocks, turnPage, type Owner } from './page-queries.ts'
import { goodsNamed, knownFilms } from './shop-page-queries.ts'
import { allNamed, type Named, type WrittenBlock } from './shop-settings.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import {
  knownCategories,
  knownPictures,
  ownCollections,
  ownGoods,
  tidy,
  type Member,
} from '#features/catalog/shop-front/shop-front.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'

const ownerOf = (merchantId: number): Owner => ({ of: 'shop', id: merchantId })
const composed = (merchantId: number): deeds.Composed<WrittenBlock> => ({
  owner: ownerOf(merchantId),
  queue: (db) => queueAtMerchant(db, merchantId),
  subject: 'merchant',
  job: { name: 'composer.turnShopPage', payload: { merchantId } },
})

export async function showPage(db: Db, merchantId: number, lang: Language) {
  const owner = ownerOf(merchantId)
  const [page, rows] = await Promise.all([findPage<WrittenBlock>(db, owner), listRevisions(db, owner)])
  const blocks = page?.draft ?? (await shownBlocks<WrittenBlock>(db, ownerOf(merchantId)))
  const goods = await goodsNamed(db, merchantId, allNamed(blocks).products, lang)
  const shown = rows.find(({ state, blocks: n }) => state === 'shown' && n > 0)
  return {
    version: page?.version ?? 0,
    merchantId,
    draft: page?.draft ? { savedAt: page.savedAt.toISOString(), by: page.by } : null,
    blocks,
    goods,
    shown: shown ? deeds.told(shown) : null,
    planned: rows.filter(({ state }) => state === 'planned').map(deeds.told),
  }
}
export const pageHistory = (db: Db, merchantId: number) => deeds.historyOf(db, ownerOf(merchantId))

/** Refuses what the contract lists. The new version. */
export async function saveDraft(
  db: Db,
  { userId, merchantId }: Pick<Member, 'userId' | 'merchantId'>,
  { version, blocks }: { version: number; blocks: readonly WrittenBlock[] },
): Promise<number> {
  const page = await deeds.mustBeNewest(db, composed(merchantId), version)
  const keys = new Set(blocks.map(({ key }) => key))
  if (keys.size < blocks.length) throw new Refusal('badInput', { field: 'blocks', rule: 'unique' })
  const before = page?.draft ?? (await shownBlocks<WrittenBlock>(db, ownerOf(merchantId)))
  await mustBeOwn(db, merchantId, blocks, allNamed(before))
  return turnPage(db, ownerOf(merchantId), userId, blocks.map(tidied))
}
/** Refuses shopPageForeign: a block names what is another's or none. What the page named before may be gone by now. */
async function mustBeOwn(db: Db, merchantId: number, blocks: readonly WrittenBlock[], before: Named): Promise<void> {
  const wanted = allNamed(blocks)
  const fresh = {
    files: wanted.files.filter((one) => !before.files.includes(one)),
    films: wanted.films.filter((one) => !before.films.includes(one)),
    categories: wanted.categories.filter((one) => !before.categories.includes(one)),
    collections: wanted.collections.filter((one) => !before.collections.includes(one)),
    products: wanted.products.filter((one) => !before.products.includes(one)),
  }
  const own: Record<keyof Named, readonly (string | number)[]> = {
    files: (await knownPictures(db, merchantId, fresh.files)).map(({ file }) => file),
    films: await knownFilms(db, merchantId, fresh.films),
    categories: await knownCategories(db, merchantId, fresh.categories),
    collections: await ownCollections(db, merchantId, fresh.collections),
    products: await ownGoods(db, merchantId, fresh.products),
  }
  const lacks = (block: WrittenBlock) => {
    const named = allNamed([block])
    return (Object.keys(own) as (keyof Named)[]).some((what) =>
      named[what].some((one) => (fresh[what] as unknown[]).includes(one) && !own[what].includes(one)),
    )
  }
  const at = blocks.findIndex(lacks)
  if (at >= 0) throw new Refusal('shopPageForeign', { block: at + 1 })
}
const bodies = (texts: Texts): Texts =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const html = cleanBody(texts[lang] ?? '')
      return html === '' ? [] : [[lang, html]]
    }),
  )
/** Without what must not be in it, and without what says nothing. */
function tidied(block: WrittenBlock): WrittenBlock {
  switch (block.type) {
    case 'banner': {
      const { title, pictures, ...settings } = block.settings
      const tidyPictures = pictures.map((p) => ({ ...p, alt: tidy(p.alt), title: tidy(p.title), text: tidy(p.text) }))
      return { ...block, settings: { ...settings, title: tidy(title), pictures: tidyPictures } }
    }
    case 'goods':
      return { ...block, settings: { ...block.settings, title: tidy(block.settings.title) } }
    case 'collections':
      return { ...block, settings: { ...block.settings, title: tidy(block.settings.title) } }
    case 'text': {
      const { title, body, action, to } = block.settings
      return { ...block, settings: { title: tidy(title), body: bodies(body), action: tidy(action), to } }
    }
    default: {
      const { title, alt, text, ...settings } = block.settings
      return { ...block, settings: { ...settings, title: tidy(title), alt: tidy(alt), text: tidy(text) } }
    }
  }
}

interface Act {
  version: number
}
/** Refuses shopPageChanged. */
export const discardDraft = (db: Db, by: Member, { version }: Act): Promise<number> =>
  deeds.discardDraft(db, composed(by.merchantId), by, version)
/** Refuses what the contract lists. The new version. */
export const publishDraft = (
  db: Db,
  now: number,
  by: Member,
  given: Omit<Static<typeof mchPagePublish.input>, 'requestId'>,
): Promise<number> => deeds.publishDraft(db, composed(by.merchantId), by, now, given)
/** A page that came along with its shop: shown from now on, published by nobody. */
export async function bringPage(db: Db, merchantId: number, blocks: readonly WrittenBlock[]): Promise<void> {
  const owner = ownerOf(merchantId)
  await turnPage(db, owner, null, null)
  const written = blocks.map(tidied)
  await insertRevision(db, owner, null, { blocks: written, startsAt: null, endsAt: null, broughtBack: null })
  await dropPublic(db, 'page')
}
/** Refuses what the contract lists. The new version. */
export const rollBack = (
  db: Db,
  by: Member,
  given: Omit<Static<typeof mchPageRollback.input>, 'requestId'>,
): Promise<number> => deeds.rollBack(db, composed(by.merchantId), by, given)
/** The standard page again. Refuses shopPageChanged. */
export const clearPage = (db: Db, by: Member, { version }: Act): Promise<number> =>
  deeds.clearPage(db, composed(by.merchantId), by, version)
/** Refuses notFound: it has begun, another's, or none; shopPageChanged. */
export const callOff = (db: Db, by: Member, { version, id }: Act & { id: number }): Promise<number> =>
  deeds.callOff(db, composed(by.merchantId), by, version, id)
