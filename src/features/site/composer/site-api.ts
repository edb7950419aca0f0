// Handlers of the pages of the platform.
import {
  adminPageAdd,
  adminPageCallOff,
  adminPageClear,
  adminPageDetail,
  adminPageDiscard,
  adminPageEdit,
  adminPageHistory,
  adminPageList,
  adminPagePicture,
  adminPagePreview,
  adminPagePublish,
  adminPageRollback,
  adminPageSave,
  pageLandingDetail,
  pageSitePreview,
} from './site-contract.ts'
import { allowSitePreview, readLanding, sitePreviewOf } from './site-page-showing.ts'
import {
  addSitePage,
  callSiteOff,
  clearSitePage,
  discardSiteDraft,
  editSitePage,
  publishSitePage,
  rollSiteBack,
  saveSiteDraft,
  siteHistory,
  sitePage,
  sitePages,
} from './site-page.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled } from '#kernel/call/contract.ts'
import { audit } from '#kernel/security/audit.ts'

const byOf = ({ user, ip }: { user: { userId: number }; ip: string }) => ({ userId: user.userId, ip })

export const siteCalls = [
  handled(pageLandingDetail, (ctx, { slug }) => readLanding(ctx, slug)),
  handled(pageSitePreview, (ctx, { token }) => sitePreviewOf(ctx, token)),
  handled(adminPageList, async ({ db }) => ({
    records: await sitePages(db),
  })),
  handled(adminPageAdd, (ctx, { requestId: _, ...named }) => addSitePage(ctx.db, byOf(ctx), named)),
  handled(adminPageEdit, async (ctx, { requestId: _, ...input }) => ({
    version: await editSitePage(ctx, byOf(ctx), input),
  })),
  handled(adminPageDetail, (ctx, { id }) => sitePage(ctx, id)),
  handled(adminPageSave, async (ctx, input) => ({ version: await saveSiteDraft(ctx, byOf(ctx), input) })),
  handled(adminPageDiscard, async (ctx, input) => ({ version: await discardSiteDraft(ctx, byOf(ctx), input) })),
  handled(adminPagePublish, async (ctx, { requestId: _, ...input }) => ({
    version: await publishSitePage(ctx, byOf(ctx), input),
  })),
  handled(adminPageHistory, async ({ db }, { id }) => ({ records: await siteHistory(db, id) })),
  handled(adminPageRollback, async (ctx, input) => ({ version: await rollSiteBack(ctx, byOf(ctx), input) })),
  handled(adminPageClear, async (ctx, input) => ({ version: await clearSitePage(ctx, byOf(ctx), input) })),
  handled(adminPageCallOff, async (ctx, input) => ({ version: await callSiteOff(ctx, byOf(ctx), input) })),
  handled(adminPagePreview, (ctx, { id }) => allowSitePreview(ctx, { userId: ctx.user.userId, id })),
  handled(adminPagePicture, async (ctx, { uploadId }) => {
    const { file } = await bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) =>
      audit(db, {
        staffId: ctx.user.userId,
        action: 'page.picture',
        subject: 'picture',
        subjectId: 0,
        after: { file: picture.file },
        ip: ctx.ip,
      }),
    )
    return { file }
  }),
] as const
