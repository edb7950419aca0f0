// The home page and the landing pages as staff write them. They share with the pages of shops what is done with a page
// (page-deeds.ts); their own are address and title, and what a block and a link must be before it is published.
import type { Static } from 'typebox'
import { changesOf } from './changes.ts'
import { faultOf } from './faults.ts'
import { kindOf } from './kinds.ts'
import { aroundKindOf } from './kinds/around.ts'
import { begunLinks } from './begun-links.ts'
import { fromWhatIsThere } from './from-what-is-there.ts'
import { siteBlocksOf, sitePageMost, type SiteKind } from './limits.ts'
import * as deeds from './page-deeds.ts'
import { findPage, listRevisions, shownBlocks, turnPage, type Owner } from './page-queries.ts'
import { listPublished } from './queries.ts'
import type { adminPageAdd, adminPagePublish } from './site-contract.ts'
import {
  countSitePages,
  gonePaths,
  insertSitePage,
  isSlugTaken,
  listSitePages,
  queueAtSitePage,
  renameSitePage,
  sitePageBy,
  writingsOf,
  type SitePageRow,
} from './site-page-queries.ts'
import { namedBy, pathsIn, targetsIn } from './site-links.ts'
import { goneCategories, knownBlocks, type SiteBlock } from './site-settings.ts'
import { categoryTree } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { isOutside } from '#kernel/text/outside.ts'

export const home = 'home'
interface Asking {
  db: Db
  app: AppContext
  lang: Language
}
type Named = Omit<Static<typeof adminPageAdd.input>, 'requestId'>
type Seen = { id: number; version: number }

const ownerOf = (id: number): Owner => ({ of: 'site', id })
const composed = ({ app, lang }: Omit<Asking, 'db'>, id: number): deeds.Composed<SiteBlock> => ({
  owner: ownerOf(id),
  queue: async (db) => mustBeFound(await queueAtSitePage(db, id)),
  subject: 'sitePage',
  job: { name: 'composer.turnSitePage', payload: { pageId: id } },
  check: async (db, blocks) => {
    const { kind } = mustBeThere(await sitePageBy(db, id))
    await mustBeShowable({ db, app, lang }, kind, blocks)
  },
})
const mustBeThere = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Refusal('notFound')
  return found
}
/** Where blocks lead that is not there for shoppers: paths, and codes of categories. */
async function goneOf({ db, app, lang }: Asking, blocks: readonly SiteBlock[]): Promise<string[]> {
  const [paths, tree] = await Promise.all([
    gonePaths(db, pathsIn(blocks).map(namedBy)),
    categoryTree({ db, app, lang }),
  ])
  return [...new Set([...paths, ...goneCategories(blocks, tree)])]
}
/** Refuses sitePageUnfit (a block lacks something) and sitePageLink (it leads to what is not there). */
async function mustBeShowable(asking: Asking, kind: SiteKind, blocks: readonly SiteBlock[]): Promise<void> {
  const types: readonly string[] = siteBlocksOf[kind]
  for (const [at, { hidden, type, settings }] of blocks.entries()) {
    if (hidden) continue
    const shape = types.includes(type) ? (kindOf(type) ?? aroundKindOf(type)) : undefined
    const fault = shape ? faultOf(shape, settings) : { field: 'type' }
    if (fault) throw new Refusal('sitePageUnfit', { block: at + 1, field: fault.field })
    const astray = targetsIn(settings).some(({ url }) => typeof url === 'string' && !isOutside(url))
    if (astray) throw new Refusal('sitePageUnfit', { block: at + 1, field: 'settings/to/url' })
  }
  const gone = new Set(await goneOf(asking, blocks))
  const leads = (block: SiteBlock) =>
    pathsIn([block]).find((path) => gone.has(path)) ??
    [...gone].find((code) => JSON.stringify(block.settings).includes(`"category":"${code}"`))
  for (const [at, block] of blocks.entries()) {
    const to = block.hidden ? undefined : leads(block)
    if (to !== undefined) throw new Refusal('sitePageLink', { block: at + 1, to })
  }
}

const isHome = ({ kind, slug }: { kind: SiteKind; slug: string }): boolean => kind === 'page' && slug === home
const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null
export async function sitePages(db: Db) {
  return (await listSitePages(db)).map(({ shownSince, nextAt, ...page }) => ({
    ...page,
    isHome: isHome(page),
    shownSince: isoOf(shownSince),
    nextAt: isoOf(nextAt),
  }))
}
/** The home page as it came with the shop, or as it composes itself, for whoever composes it for the first time. */
async function begun(db: Db): Promise<SiteBlock[]> {
  const came = await listPublished(db, home)
  const always = { languages: null, startsAt: null, endsAt: null }
  const stands = came.length > 0 ? came : fromWhatIsThere().map((block) => ({ ...block, ...always }))
  return stands.map(({ id, type, settings, languages, startsAt, endsAt }) => ({
    key: `b${id}`,
    type: type as SiteBlock['type'],
    hidden: false,
    languages: languages ?? [],
    audience: 'all',
    startsAt: isoOf(startsAt),
    endsAt: isoOf(endsAt),
    settings: settings as SiteBlock['settings'],
  }))
}
/** What is written of it now: its draft, else what is shown. */
export async function writingOf(db: Db, page: Pick<SitePageRow, 'id' | 'kind' | 'slug'>): Promise<SiteBlock[]> {
  const draft = (await findPage<SiteBlock>(db, ownerOf(page.id)))?.draft
  return draft ? knownBlocks(draft) : shownWriting(db, page)
}
/** What is shown, else what stands there while nobody composed it. */
async function shownWriting(db: Db, page: Pick<SitePageRow, 'id' | 'kind' | 'slug'>): Promise<SiteBlock[]> {
  const shown = knownBlocks(await shownBlocks<SiteBlock>(db, ownerOf(page.id)))
  if (shown.length > 0) return shown
  if (page.kind === 'links') return begunLinks()
  return isHome(page) ? begun(db) : shown
}
/** Refuses notFound. */
export async function sitePage(asking: Asking, id: number) {
  const { db } = asking
  const owner = ownerOf(id)
  const [named, page, rows] = await Promise.all([
    sitePageBy(db, id),
    findPage<SiteBlock>(db, owner),
    listRevisions(db, owner),
  ])
  if (!named || !page) throw new Refusal('notFound')
  const { kind, slug, title, summary } = named
  const before = await shownWriting(db, named)
  const blocks = page.draft ? knownBlocks(page.draft) : before
  const shown = rows.find(({ state, blocks: n }) => state === 'shown' && n > 0)
  return {
    id,
    kind,
    slug,
    title,
    summary,
    isHome: isHome(named),
    version: page.version,
    draft: page.draft ? { savedAt: page.savedAt.toISOString(), by: page.by } : null,
    blocks,
    changes: changesOf(before, blocks),
    gone: await goneOf(asking, blocks),
    shown: shown ? deeds.told(shown) : null,
    planned: rows.filter(({ state }) => state === 'planned').map(deeds.told),
  }
}
/** Refuses notFound. */
export async function siteHistory(db: Db, id: number) {
  const [page, records, writings] = await Promise.all([
    sitePageBy(db, id),
    deeds.historyOf(db, ownerOf(id)),
    writingsOf(db, id),
  ])
  if (!page) throw new Refusal('notFound')
  const changes = new Map(
    writings.map(({ number, blocks }, at) => [
      number,
      changesOf(knownBlocks(writings[at - 1]?.blocks ?? []), knownBlocks(blocks)),
    ]),
  )
  return records.map((record) => ({ ...record, changes: changes.get(record.number) ?? [] }))
}

/** Refuses sitePagesFull, sitePageSlugTaken. */
export async function addSitePage(db: Db, { userId, ip }: deeds.By, named: Named): Promise<{ id: number }> {
  if ((await countSitePages(db)) >= sitePageMost.pages) throw new Refusal('sitePagesFull', { max: sitePageMost.pages })
  const id = await insertSitePage(db, named)
  if (id === undefined) throw new Refusal('sitePageSlugTaken', { slug: named.slug })
  const deed = { staffId: userId, action: 'page.add', subject: 'sitePage', subjectId: id, ip }
  await audit(db, { ...deed, after: { slug: named.slug, title: named.title } })
  return { id }
}
/** The new version. Refuses notFound (the home page is called as it is), shopPageChanged, sitePageSlugTaken. */
export async function editSitePage(asking: Asking, { userId, ip }: deeds.By, { id, version, ...named }: Seen & Named) {
  const { db } = asking
  await deeds.mustBeNewest(db, composed(asking, id), version)
  const before = await sitePageBy(db, id)
  if (!before || before.kind !== 'page' || before.slug === home) throw new Refusal('notFound')
  if (await isSlugTaken(db, named.slug, id)) throw new Refusal('sitePageSlugTaken', { slug: named.slug })
  const turned = await renameSitePage(db, id, named)
  await dropPublic(db, 'page')
  const deed = { staffId: userId, action: 'page.edit', subject: 'sitePage', subjectId: id, ip }
  const { slug, title, summary } = before
  await audit(db, { ...deed, before: { slug, title, summary }, after: { ...named } })
  return turned
}
/** The new version. Refuses notFound, shopPageChanged, badInput (two blocks of one key, an end before its start). */
export async function saveSiteDraft(
  asking: Asking,
  { userId }: deeds.By,
  { id, version, blocks }: Seen & { blocks: readonly SiteBlock[] },
): Promise<number> {
  const { db } = asking
  await deeds.mustBeNewest(db, composed(asking, id), version)
  if (new Set(blocks.map(({ key }) => key)).size < blocks.length)
    throw new Refusal('badInput', { field: 'blocks', rule: 'unique' })
  const isTurned = ({ startsAt, endsAt }: SiteBlock) =>
    startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
  if (blocks.some(isTurned)) throw new Refusal('badInput', { field: 'endsAt', rule: 'exclusiveMinimum' })
  return turnPage(db, ownerOf(id), userId, blocks)
}
export const discardSiteDraft = (asking: Asking, by: deeds.By, { id, version }: Seen): Promise<number> =>
  deeds.discardDraft(asking.db, composed(asking, id), by, version)
export const publishSitePage = (
  asking: Asking,
  by: deeds.By,
  { id, ...given }: Omit<Static<typeof adminPagePublish.input>, 'requestId'>,
): Promise<number> => deeds.publishDraft(asking.db, composed(asking, id), by, asking.app.clock.now(), given)
export const rollSiteBack = (
  asking: Asking,
  by: deeds.By,
  { id, version, revision, as }: Seen & { revision: number; as: 'shown' | 'draft' },
): Promise<number> => deeds.rollBack(asking.db, composed(asking, id), by, { version, id: revision, as })
export const clearSitePage = (asking: Asking, by: deeds.By, { id, version }: Seen): Promise<number> =>
  deeds.clearPage(asking.db, composed(asking, id), by, version)
export const callSiteOff = (asking: Asking, by: deeds.By, { id, version, revision }: Seen & { revision: number }) =>
  deeds.callOff(asking.db, composed(asking, id), by, version, revision)
