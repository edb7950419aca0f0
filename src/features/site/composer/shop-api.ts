// Handlers of the pages of shops: what shoppers see is kept for two seconds, what is being written never.
import { bringFilm } from './films.ts'
import {
  mchPageCallOff,
  mchPageClear,
  mchPageDetail,
  mchPageDiscard,
  mchPageFilm,
  mchPageHistory,
  mchPagePreview,
  mchPagePublish,
  mchPageRollback,
  mchPageSave,
  pageShopDetail,
  pageShopPreview,
} from './shop-contract.ts'
import {
  callOff,
  clearPage,
  discardDraft,
  pageHistory,
  publishDraft,
  rollBack,
  saveDraft,
  showPage,
} from './shop-page.ts'
import { allowPreview, previewOf, readShopPage } from './shop-page-showing.ts'
import { handled } from '#kernel/call/contract.ts'

const pageAge = 2000
interface Member {
  user: { userId: number }
  merchantId: number
  ip: string
}
const byOf = ({ user, merchantId, ip }: Member) => ({ userId: user.userId, merchantId, ip })

export const shopCalls = [
  handled(pageShopDetail, (ctx, { merchantId }) =>
    ctx.app.cache.get('page', `shop ${merchantId} ${ctx.lang}`, pageAge, async () => ({
      blocks: await readShopPage(ctx, merchantId),
    })),
  ),
  handled(pageShopPreview, (ctx, { token }) => previewOf(ctx, token)),
  handled(mchPageDetail, ({ db, merchantId, lang }) => showPage(db, merchantId, lang)),
  handled(mchPageSave, async (ctx, input) => ({ version: await saveDraft(ctx.db, byOf(ctx), input) })),
  handled(mchPageDiscard, async (ctx, input) => ({ version: await discardDraft(ctx.db, byOf(ctx), input) })),
  handled(mchPagePublish, async (ctx, { requestId: _, ...input }) => ({
    version: await publishDraft(ctx.db, ctx.app.clock.now(), byOf(ctx), input),
  })),
  handled(mchPageHistory, async ({ db, merchantId }) => ({ records: await pageHistory(db, merchantId) })),
  handled(mchPageRollback, async (ctx, { requestId: _, ...input }) => ({
    version: await rollBack(ctx.db, byOf(ctx), input),
  })),
  handled(mchPageClear, async (ctx, input) => ({ version: await clearPage(ctx.db, byOf(ctx), input) })),
  handled(mchPageCallOff, async (ctx, input) => ({ version: await callOff(ctx.db, byOf(ctx), input) })),
  handled(mchPagePreview, ({ app, user, merchantId }) =>
    Promise.resolve(allowPreview(app, { userId: user.userId, merchantId })),
  ),
  handled(mchPageFilm, ({ db, app, user, merchantId }, { uploadId }) =>
    bringFilm(db, app.settings, { userId: user.userId, merchantId }, uploadId),
  ),
] as const
