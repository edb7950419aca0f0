// The page of a shop as its people write it: one draft, saved as a whole; published at once or for an hour to come, for
// good or until an hour; brought back, cleared. Each change raises the version of the page: whoever saw an older one is
// told and writes over nothing. What shoppers see follows from the clock, so that no job has to be in time. Verbs run
// in the caller's transaction, one after the other for each merchant.
import type { Static } from 'typebox'
import { most } from './limits.ts'
import { cleanBody } from './rich-text.ts'
import type { mchPagePublish, mchPageRollback } from './shop-contract.ts'
import {
  blocksOf,
  callOffRevision,
  findPage,
  forgetOld,
  goodsNamed,
  insertRevision,
  knownFilms,
  listRevisions,
  shownBlocks,
  turnPage,
  type PageRow,
  type RevisionDraft,
  type RevisionRow,
} from './shop-page-queries.ts'
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
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'

const day = 86_400_000
/** Nobody plans further ahead. */
const furthest = 400 * day

const told = ({ id, number, startsAt, endsAt, blocks, by }: RevisionRow) => ({
  id,
  number,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  blocks,
  by,
})
export async function showPage(db: Db, merchantId: number, lang: Language) {
  const [page, rows] = await Promise.all([findPage(db, merchantId), listRevisions(db, merchantId)])
  const blocks = page?.draft ?? (await shownBlocks(db, merchantId))
  const goods = await goodsNamed(db, merchantId, allNamed(blocks).products, lang)
  const shown = rows.find(({ state, blocks: n }) => state === 'shown' && n > 0)
  return {
    version: page?.version ?? 0,
    merchantId,
    draft: page?.draft ? { savedAt: page.savedAt.toISOString(), by: page.by } : null,
    blocks,
    goods,
    shown: shown ? told(shown) : null,
    planned: rows.filter(({ state }) => state === 'planned').map(told),
  }
}
export async function pageHistory(db: Db, merchantId: number) {
  const rows = await listRevisions(db, merchantId)
  return rows.map((row) => ({
    ...told(row),
    state: row.state,
    broughtBack: row.broughtBack,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Refuses shopPageChanged: somebody did something else with the page meanwhile. */
async function mustBeNewest(db: Db, merchantId: number, version: number): Promise<PageRow | undefined> {
  await queueAtMerchant(db, merchantId)
  const page = await findPage(db, merchantId)
  const now = page?.version ?? 0
  if (now !== version) throw new Refusal('shopPageChanged', { version: now, by: page?.by ?? '' })
  return page
}

/** Refuses what the contract lists. The new version. */
export async function saveDraft(
  db: Db,
  { userId, merchantId }: Pick<Member, 'userId' | 'merchantId'>,
  { version, blocks }: { version: number; blocks: readonly WrittenBlock[] },
): Promise<number> {
  const page = await mustBeNewest(db, merchantId, version)
  const keys = new Set(blocks.map(({ key }) => key))
  if (keys.size < blocks.length) throw new Refusal('badInput', { field: 'blocks', rule: 'unique' })
  const before = page?.draft ?? (await shownBlocks(db, merchantId))
  await mustBeOwn(db, merchantId, blocks, allNamed(before))
  return turnPage(db, merchantId, userId, blocks.map(tidied))
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
export async function discardDraft(db: Db, { userId, merchantId }: Member, { version }: Act): Promise<number> {
  await mustBeNewest(db, merchantId, version)
  return turnPage(db, merchantId, userId, null)
}
/** Shows a revision in its time, and writes down who did it. */
async function show(db: Db, by: Member, action: string, revision: RevisionDraft): Promise<void> {
  const { merchantId, userId, ip } = by
  const { id, number } = await insertRevision(db, merchantId, userId, revision)
  const times = [revision.startsAt, revision.endsAt].flatMap((at) => at ?? [])
  // what is kept of the page is dropped in that minute; a late job leaves it two seconds old at most
  await addJobs(
    db,
    times.map((runAt) => ({ name: 'composer.turnShopPage', payload: { merchantId }, runAt })),
  )
  await forgetOld(db, merchantId, most.revisions)
  await dropPublic(db, 'page')
  const { startsAt, endsAt, broughtBack, blocks } = revision
  await audit(db, {
    staffId: userId,
    action,
    subject: 'merchant',
    subjectId: merchantId,
    after: {
      revision: id,
      number,
      blocks: blocks.length,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      ...(broughtBack !== null && { broughtBack }),
    },
    ip,
  })
}
/** Refuses what the contract lists. The new version. */
export async function publishDraft(
  db: Db,
  now: number,
  by: Member,
  { version, startsAt, endsAt }: Omit<Static<typeof mchPagePublish.input>, 'requestId'>,
): Promise<number> {
  const [from, until] = [startsAt, endsAt].map((at) => (at === null ? null : new Date(at))) as [
    Date | null,
    Date | null,
  ]
  if (from && (from.getTime() <= now || from.getTime() > now + furthest))
    throw new Refusal('badInput', { field: 'startsAt', rule: from.getTime() <= now ? 'minimum' : 'maximum' })
  if (until && (until.getTime() <= (from?.getTime() ?? now) || until.getTime() > now + 2 * furthest))
    throw new Refusal('badInput', { field: 'endsAt', rule: until.getTime() > now + furthest ? 'maximum' : 'minimum' })
  const page = await mustBeNewest(db, by.merchantId, version)
  if (!page?.draft?.some(({ hidden }) => !hidden)) throw new Refusal('shopPageEmpty')
  if (from) {
    const planned = (await listRevisions(db, by.merchantId)).filter(({ state }) => state === 'planned')
    if (planned.length >= most.planned) throw new Refusal('shopPagesPlanned', { max: most.planned })
  }
  const revision = { blocks: page.draft, startsAt: from, endsAt: until, broughtBack: null }
  await show(db, by, from ? 'page.schedule' : 'page.publish', revision)
  return turnPage(db, by.merchantId, by.userId, null)
}
/** A page that came along with its shop: shown from now on, published by nobody. */
export async function bringPage(db: Db, merchantId: number, blocks: readonly WrittenBlock[]): Promise<void> {
  await turnPage(db, merchantId, null, null)
  const written = blocks.map(tidied)
  await insertRevision(db, merchantId, null, { blocks: written, startsAt: null, endsAt: null, broughtBack: null })
  await dropPublic(db, 'page')
}
/** Refuses what the contract lists. The new version. */
export async function rollBack(
  db: Db,
  by: Member,
  { version, id, as }: Omit<Static<typeof mchPageRollback.input>, 'requestId'>,
): Promise<number> {
  const { merchantId, userId } = by
  await mustBeNewest(db, merchantId, version)
  const found = await blocksOf(db, merchantId, id)
  if (!found) throw new Refusal('notFound')
  const { blocks, number } = found
  if (as === 'draft') return turnPage(db, merchantId, userId, blocks)
  await show(db, by, 'page.rollback', { blocks, startsAt: null, endsAt: null, broughtBack: number })
  return turnPage(db, merchantId, userId)
}
/** The standard page again. Refuses shopPageChanged. */
export async function clearPage(db: Db, by: Member, { version }: Act): Promise<number> {
  const page = await mustBeNewest(db, by.merchantId, version)
  if (!page) await turnPage(db, by.merchantId, by.userId, null)
  await show(db, by, 'page.clear', { blocks: [], startsAt: null, endsAt: null, broughtBack: null })
  return turnPage(db, by.merchantId, by.userId)
}
/** Refuses notFound: it has begun, another's, or none; shopPageChanged. */
export async function callOff(db: Db, by: Member, { version, id }: Act & { id: number }): Promise<number> {
  const { merchantId, userId, ip } = by
  await mustBeNewest(db, merchantId, version)
  mustBeFound(await callOffRevision(db, merchantId, id))
  const deed = { staffId: userId, action: 'page.callOff', subject: 'merchant', subjectId: merchantId, ip }
  await audit(db, { ...deed, before: { revision: id } })
  return turnPage(db, merchantId, userId)
}
