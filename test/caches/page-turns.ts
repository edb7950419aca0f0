// Writes that make composed pages new: a page of a shop is published or its hour comes, and one of the platform's.
import { same } from '../goods.ts'
import type { Scene } from './scene.ts'
import { publishDraft, saveDraft, showPage } from '#features/site/composer/shop-page.ts'
import { addSitePage, publishSitePage, saveSiteDraft, sitePage, sitePages } from '#features/site/composer/site-page.ts'
import type { SiteBlock } from '#features/site/composer/site-settings.ts'
import { transact } from '#kernel/data/db.ts'

const plain = {
  key: 'a',
  hidden: false,
  languages: [],
  audience: 'all',
  startsAt: null,
  endsAt: null,
} satisfies Partial<SiteBlock>
/** Another page of a merchant's shop is published, for an hour to come; or the hour has come. */
export const turnShopPage = ({ world, goods, next }: Scene, startsAt: string | null) =>
  transact(world.app.db, async (db) => {
    const by = { userId: (await world.person()).userId, merchantId: goods.merchants.kiln, ip: '127.0.0.1' }
    const settings = { title: same(`Goods ${next()}`), source: { sort: 'sales' }, size: 10, look: 'grid' } as const
    const blocks = [{ key: 'a', type: 'goods', hidden: false, settings }] as const
    const version = await saveDraft(db, by, { version: (await showPage(db, by.merchantId, 'en-US')).version, blocks })
    await publishDraft(db, world.app.context.clock.now(), by, { version, startsAt, endsAt: null })
  })
export async function comeToPlannedPage(scene: Scene): Promise<void> {
  await turnShopPage(scene, new Date(scene.world.app.context.clock.now() + 60_000).toISOString())
  await scene.world.advance(61_000)
}
/** The links around every page, or the popups, are published anew. */
export const turnAround = ({ world, next }: Scene, kind: 'links' | 'popups') =>
  transact(world.app.db, async (db) => {
    const by = { userId: (await world.person()).userId, ip: '127.0.0.1' }
    const asking = { db, app: world.app.context, lang: 'en-US' } as const
    const { id } = (await sitePages(db)).find((page) => page.kind === kind)!
    const words = same(`No. ${next()}`)
    const to = { path: '/home/ppg' }
    const settings = kind === 'links' ? { label: words, to } : { title: words, action: words, to, where: ['home'] }
    const type = kind === 'links' ? 'headerLink' : 'popup'
    const block: SiteBlock = { ...plain, type, settings }
    const version = await saveSiteDraft(asking, by, {
      id,
      version: (await sitePage(asking, id)).version,
      blocks: [block],
    })
    await publishSitePage(asking, by, { id, version, startsAt: null, endsAt: null })
  })
/** A landing page of the platform is published, with the latest announcements on it. */
export const turnLanding = ({ world, next }: Scene) =>
  transact(world.app.db, async (db) => {
    const by = { userId: (await world.person()).userId, ip: '127.0.0.1' }
    const asking = { db, app: world.app.context, lang: 'en-US' } as const
    const known = (await sitePages(db)).find(({ slug }) => slug === 'tea')
    const { id } = known ?? (await addSitePage(db, by, { slug: 'tea', title: same('Tea'), summary: {} }))
    const settings = { title: same(`News ${next()}`), size: 2 }
    const block: SiteBlock = { ...plain, type: 'ticker', settings }
    const seen = (await sitePage(asking, id)).version
    const version = await saveSiteDraft(asking, by, { id, version: seen, blocks: [block] })
    await publishSitePage(asking, by, { id, version, startsAt: null, endsAt: null })
  })
