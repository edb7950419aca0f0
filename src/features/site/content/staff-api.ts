// Handlers of staff about announcements and articles.
import {
  adminAnnouncementAdd,
  adminAnnouncementDelete,
  adminAnnouncementDetail,
  adminAnnouncementEdit,
  adminAnnouncementPage,
  adminContentPreview,
} from './announcement-contract.ts'
import { countForDesk, findForDesk, listForDesk, type DeskAnnouncement } from './announcement-queries.ts'
import { announce, rewrite, takeAway } from './announcing.ts'
import {
  adminArticleAdd,
  adminArticleCallOff,
  adminArticleCover,
  adminArticleDetail,
  adminArticleDiscard,
  adminArticlePage,
  adminArticlePublish,
  adminArticleSave,
  adminArticleVersion,
  adminArticleWithdraw,
} from './article-contract.ts'
import {
  countArticlesForDesk,
  findArticle,
  findVersion,
  listArticlesForDesk,
  versionsOf,
  type DeskArticle,
} from './article-queries.ts'
import { add, callOff, cover, discard, publish, save, withdraw } from './publishing.ts'
import { blocksOf, textsOf } from './rich-text.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
const found = <T>(record: T | undefined): T => {
  if (record === undefined) throw new Refusal('notFound')
  return record
}
const announcement = <Row extends Omit<DeskAnnouncement, 'body'>>({ startsAt, endsAt, updatedAt, ...row }: Row) => ({
  ...row,
  startsAt: row.state === 'draft' ? null : startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})
const article = <Row extends DeskArticle>({ updatedAt, publishAt, ...row }: Row) => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
})

const announcementCalls = [
  handled(adminAnnouncementPage, async ({ db }, { tab, keyword, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = await listForDesk(db, { tab, keyword }, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countForDesk(db, { tab, keyword })))
    return { ...made, records: made.records.map(announcement) }
  }),
  handled(adminAnnouncementDetail, async ({ db }, { id }) => {
    const row = found(await findForDesk(db, id))
    return { ...announcement(row), body: textsOf(row.body) }
  }),
  handled(adminAnnouncementAdd, (ctx, { requestId: _, ...wish }) =>
    announce(ctx.db, ctx.app.clock.now(), by(ctx), wish),
  ),
  handled(adminAnnouncementEdit, (ctx, { requestId: _, ...wish }) =>
    rewrite(ctx.db, ctx.app.clock.now(), by(ctx), wish),
  ),
  handled(adminAnnouncementDelete, (ctx, { id, revision }) => takeAway(ctx.db, by(ctx), { id, revision })),
  handled(adminContentPreview, (_, { html }) => Promise.resolve({ body: blocksOf(html) })),
] as const

const articleCalls = [
  handled(adminArticlePage, async ({ db }, { tab, kind, keyword, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const wanted = { tab, kind, keyword }
    const rows = await listArticlesForDesk(db, wanted, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countArticlesForDesk(db, wanted)))
    return { ...made, records: made.records.map(article) }
  }),
  handled(adminArticleDetail, async ({ db }, { id }) => {
    const row = found(await findArticle(db, id))
    const versions = await versionsOf(db, id)
    return {
      ...article(row),
      body: textsOf(row.body),
      versions: versions.map(({ shownFrom, ...version }) => ({ ...version, shownFrom: shownFrom.toISOString() })),
    }
  }),
  handled(adminArticleVersion, async ({ db }, { id, version }) => {
    const words = found(await findVersion(db, id, version))
    return { ...words, body: textsOf(words.body) }
  }),
  handled(adminArticleAdd, (ctx, { requestId: _, ...wish }) => add(ctx.db, by(ctx), wish)),
  handled(adminArticleSave, (ctx, { requestId: _, ...wish }) => save(ctx.db, by(ctx), wish)),
  handled(adminArticleCover, async (ctx, { uploadId, ...seen }) => {
    let revision = seen.revision
    const draw = async (db: typeof ctx.db, picture: string | null) => {
      revision = await cover(db, by(ctx), seen, picture)
    }
    if (uploadId === null) {
      await ctx.transaction((db) => draw(db, null))
      return { cover: null, revision }
    }
    const { file } = await bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) => draw(db, picture.file))
    return { cover: file, revision }
  }),
  handled(adminArticlePublish, (ctx, { requestId: _, ...wish }) => publish(ctx.db, ctx.app.clock.now(), by(ctx), wish)),
  handled(adminArticleCallOff, (ctx, { id, revision }) => callOff(ctx.db, by(ctx), { id, revision })),
  handled(adminArticleDiscard, (ctx, { id, revision }) => discard(ctx.db, by(ctx), { id, revision })),
  handled(adminArticleWithdraw, (ctx, { id, revision, withdrawn }) =>
    withdraw(ctx.db, by(ctx), { id, revision, withdrawn }),
  ),
] as const
export const staffCalls = [...announcementCalls, ...articleCalls] as const
