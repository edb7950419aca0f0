// The pages of the platform as shoppers see them: what staff composed, for this reader, else what the home page
// composes itself of; and as they will be, by a short-lived token that the shop signs for whoever writes them. What a
// page leads to and is gone is left out.
import { fillBlocks, readPage } from './composer.ts'
import type { AnyBlock } from './contract.ts'
import { gonePaths, hasPaid, shownSitePage, sitePageBy } from './site-page-queries.ts'
import { home, writingOf } from './site-page.ts'
import { namedBy, pathsIn, withoutGone } from './site-links.ts'
import { isFor, type Reader, type SiteBlock } from './site-settings.ts'
import { staffWho } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { readSigned, signedFor } from '#kernel/security/signed.ts'
import { pick, type Language } from '#kernel/text/language.ts'

const age = 2000
interface Asking {
  db: Db
  app: AppContext
  lang: Language
}
interface Reading extends Asking {
  user: { userId: number } | undefined
}
/** By their keys. */
async function filled(asking: Asking, blocks: readonly SiteBlock[]): Promise<{ key: string; block: AnyBlock }[]> {
  const gone = new Set(await gonePaths(asking.db, pathsIn(blocks).map(namedBy)))
  const open = blocks.flatMap((block) => {
    const settings = withoutGone(block.settings, gone)
    return settings ? [{ ...block, settings }] : []
  })
  const stored = open.map(({ type, settings }, at) => ({ id: at + 1, type, settings }))
  return (await fillBlocks(asking, stored)).map((block) => ({ key: open[block.id - 1]!.key, block }))
}
/** Costs a look into the orders only where a block asks for new buyers. */
async function readerOf({ db, user }: Reading, blocks: readonly SiteBlock[]): Promise<Reader> {
  if (!user) return 'visitor'
  const asks = blocks.some(({ audience }) => audience === 'newBuyers')
  return asks && !(await hasPaid(db, user.userId)) ? 'newBuyer' : 'member'
}
/** Kept for each page, language and side of the audiences; undefined: staff composed nothing there. */
async function readComposed(reading: Reading, slug: string) {
  const { db, app, lang } = reading
  const page = await app.cache.get('page', `site ${slug}`, age, async () => (await shownSitePage(db, slug)) ?? null)
  if (!page) return undefined
  const reader = await readerOf(reading, page.blocks)
  return app.cache.get('page', `composed ${slug} ${lang} ${reader}`, age, async () => {
    const blocks = page.blocks.filter((block) => isFor(block, lang, reader, app.clock.now()))
    return {
      title: pick(page.title, lang),
      summary: pick(page.summary, lang),
      blocks: (await filled({ db, app, lang }, blocks)).map(({ block }) => block),
    }
  })
}
export async function readHome(reading: Reading): Promise<{ blocks: AnyBlock[] }> {
  const { app, lang } = reading
  const composed = await readComposed(reading, home)
  if (composed) return { blocks: composed.blocks }
  return app.cache.get('page', `home ${lang}`, age, async () => ({ blocks: await readPage(reading, home) }))
}
/** Refuses notFound: there is no such page, or nothing of it is shown. */
export async function readLanding(reading: Reading, slug: string) {
  const page = slug === home ? undefined : await readComposed(reading, slug)
  if (!page) throw new Refusal('notFound')
  return page
}

const use = 'composer.sitePreview'
/** Refuses notFound. */
export async function allowSitePreview({ db, app }: Asking, { userId, id }: { userId: number; id: number }) {
  if (!(await sitePageBy(db, id))) throw new Refusal('notFound')
  const until = app.clock.now() + app.settings.get('shopPagePreviewSeconds') * 1000
  return { token: signedFor(app, use, [id, userId], until), until: new Date(until).toISOString() }
}
/** Every block that is not hidden, whoever it is for. Refuses notFound, whatever is wrong with the token. */
export async function sitePreviewOf(asking: Asking, token: string) {
  const { db, app, lang } = asking
  const [id, userId] = readSigned(app, use, token) ?? []
  if (id === undefined || userId === undefined) throw new Refusal('notFound')
  const page = await sitePageBy(db, id)
  if (!page || !(await staffWho(db, 'page.read')).includes(userId)) throw new Refusal('notFound')
  const blocks = (await writingOf(db, id, page.slug)).filter(
    (block) => !block.hidden && (block.languages.length === 0 || block.languages.includes(lang)),
  )
  return { title: pick(page.title, lang), blocks: await filled(asking, blocks) }
}
