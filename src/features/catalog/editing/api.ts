// Handlers of drafts of goods, at the desks of merchants and staff.
import {
  goodsPreview,
  mchGoodsAdd,
  mchGoodsChoices,
  mchGoodsDetail,
  mchGoodsDiscard,
  mchGoodsDraftCount,
  mchGoodsDraftPage,
  mchGoodsEdit,
  mchGoodsHistory,
  mchGoodsMedia,
  mchGoodsPicture,
  mchGoodsPreview,
  mchGoodsPublish,
  mchGoodsReview,
  mchGoodsReviewState,
  mchGoodsWithdraw,
} from './contract.ts'
import { decide, desk } from './deciding.ts'
import { decideMany } from './deciding-many.ts'
import { begin, discard, publish, reviewState, save, withdraw } from './editing.ts'
import { bringMedia } from './media.ts'
import { allowPreview, previewOf } from './preview.ts'
import { choicesFor } from './product-queries.ts'
import { offeredUnits } from '#features/catalog/units/units.ts'
import { addPicture, countOwn } from './queries.ts'
import { detail, history, ownDrafts, reviewOf, reviews } from './reading.ts'
import { countReviews } from './review-queries.ts'
import { noteRefusedWords } from './sensitive.ts'
import { sendMany } from './sending.ts'
import {
  adminGoodsAudit,
  adminGoodsAuditMany,
  adminGoodsCount,
  adminGoodsDetail,
  adminGoodsPage,
  goodsCase,
} from './staff-contract.ts'
import { caseCalls } from '#features/people/casework/casework.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asking {
  user: { userId: number }
  merchantId: number
}
const memberOf = ({ user, merchantId }: Asking) => ({ userId: user.userId, merchantId })
export const calls = [
  handled(mchGoodsDetail, ({ db, merchantId }, of) => detail(db, merchantId, of)),
  handled(mchGoodsChoices, async ({ db, lang, merchantId }) => ({
    ...(await choicesFor(db, merchantId, lang)),
    units: await offeredUnits(db, lang),
  })),
  handled(mchGoodsAdd, (ctx, { productId }) => begin(ctx.db, memberOf(ctx), productId)),
  handled(mchGoodsEdit, (ctx, { draftId, version, content }) =>
    save(ctx.db, memberOf(ctx), { draftId, version }, content),
  ),
  handled(mchGoodsDiscard, async (ctx, seen) => {
    await discard(ctx.db, memberOf(ctx), seen)
    return {}
  }),
  handled(
    mchGoodsPublish,
    (ctx, { overwrite = false, ...seen }) => publish(ctx.db, ctx.app.settings, memberOf(ctx), seen, overwrite),
    ({ db, merchantId }, { draftId }) => noteRefusedWords(db, merchantId, draftId),
  ),
  handled(mchGoodsReview, async (ctx, { ids }) => ({
    results: await sendMany(ctx.db, ctx.app.settings, memberOf(ctx), ids),
  })),
  handled(mchGoodsReviewState, ({ db, app, merchantId }) => reviewState(db, app.settings, merchantId)),
  handled(mchGoodsWithdraw, (ctx, seen) => withdraw(ctx.db, memberOf(ctx), seen)),
  handled(mchGoodsPicture, (ctx, { uploadId }) =>
    bringPicture(ctx, { uploadId, purpose: 'goods' }, (db, picture) => addPicture(db, ctx.merchantId, picture)),
  ),
  handled(mchGoodsHistory, ({ db, lang, merchantId }, input) => history(db, lang, merchantId, input)),
  handled(mchGoodsDraftPage, ({ db, lang, merchantId }, input) => ownDrafts(db, lang, merchantId, input)),
  handled(mchGoodsDraftCount, async ({ db, merchantId }) => ({
    draft: await countOwn(db, merchantId, 'draft'),
    inReview: await countOwn(db, merchantId, 'inReview'),
    returned: await countOwn(db, merchantId, 'returned'),
  })),
  handled(mchGoodsMedia, (ctx, asked) => bringMedia(ctx.db, ctx.app.settings, memberOf(ctx), asked)),
  handled(mchGoodsPreview, ({ db, app, user, merchantId }, { draftId }) =>
    allowPreview(db, app, { userId: user.userId, merchantId }, draftId),
  ),
  handled(goodsPreview, ({ db, app, lang }, { token }) => previewOf(db, app, lang, token)),
  handled(adminGoodsPage, ({ db, app, lang, user }, input) => reviews(db, lang, app.settings, user.userId, input)),
  handled(adminGoodsCount, async ({ db, user }) => ({
    waiting: await countReviews(db, { tab: 'waiting', reader: user.userId }),
  })),
  handled(adminGoodsDetail, ({ db, app, lang, user }, { draftId }) =>
    reviewOf(db, lang, app.settings, user.userId, draftId),
  ),
  ...caseCalls(goodsCase, desk),
  handled(adminGoodsAuditMany, ({ db, app, user, ip }, { requestId: _, ...wish }) =>
    decideMany(db, app.settings, { userId: user.userId, ip }, wish),
  ),
  handled(adminGoodsAudit, ({ db, user, ip }, { requestId: _, ...said }) =>
    decide(db, { userId: user.userId, ip }, said),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
