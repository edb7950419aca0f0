// The pages of the platform as shoppers see them: what staff composed, for this reader, else what the home page
// composes itself of; and as they will be, by a short-lived token that the shop signs for whoever writes them. What a
// page leads to and is gone is left out.
import { linksOf, popupsOf } from './around-showing.ts'
import { fillBlocks, readPage } from './composer.ts'
import type { AnyBlock } from './contract.ts'
import { age, readFor, withoutWhatIsGone, type Asking, type Reading } from './reading-for.ts'
import { sitePageBy } from './site-page-queries.ts'
import { home, writingOf } from './site-page.ts'
import type { SiteBlock } from './site-settings.ts'
import { staffWho } from '#features/people/accounts/accounts.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readSigned, signedFor } from '#kernel/security/signed.ts'
import { pick } from '#kernel/text/language.ts'

/** By their keys. */
async function filled(asking: Asking, blocks: readonly SiteBlock[]): Promise<{ key: string; block: AnyBlock }[]> {
  const open = await withoutWhatIsGone(asking, blocks)
  const stored = open.map(({ type, settings }, at) => ({ id: at + 1, type, settings }))
  return (await fillBlocks(asking, stored)).map((block) => ({ key: open[block.id - 1]!.key, block }))
}
/** undefined: staff composed nothing there. */
const readComposed = (reading: Reading, slug: string) =>
  readFor(reading, 'page', slug, async (asking, { title, summary }, blocks) => ({
    title: pick(title, asking.lang),
    summary: pick(summary, asking.lang),
    blocks: (await filled(asking, blocks)).map(({ block }) => block),
  }))
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
  const blocks = (await writingOf(db, page)).filter(
    (block) => !block.hidden && (block.languages.length === 0 || block.languages.includes(lang)),
  )
  const { kind } = page
  const popups = kind === 'popups' ? await popupsOf(asking, blocks) : []
  return {
    title: pick(page.title, lang),
    blocks: kind === 'page' ? await filled(asking, blocks) : [],
    links: kind === 'links' ? await linksOf(asking, blocks) : null,
    popups: popups.map(({ popup }) => ({ key: popup.key, popup })),
  }
}
