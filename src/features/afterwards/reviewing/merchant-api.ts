// Handlers of merchants about reviews.
import { appeal, reply } from './answering.ts'
import { deskReview, utc } from './desk-showing.ts'
import { mustBeSayable, saidOf } from './holding.ts'
import { languageOf } from './language.ts'
import {
  mchCommentAppeal,
  mchCommentCount,
  mchCommentDetail,
  mchCommentPage,
  mchCommentReply,
} from './merchant-contract.ts'
import { countOfMerchant, merchantReview, merchantReviews, openAppeals, type MchRow } from './merchant-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Language } from '#kernel/text/language.ts'

const of = (app: AppContext, merchantId: number) => ({ merchantId, mendSeconds: app.settings.get('replyMendSeconds') })
const shown = ({ mendUntil, heldReply, appeal: asked, ...row }: MchRow, lang: Language) => ({
  ...deskReview(row, lang),
  mendUntil: mendUntil?.toISOString() ?? null,
  heldReply: heldReply && { ...heldReply, at: utc(heldReply.at) },
  appeal: asked && { ...asked, at: utc(asked.at) },
})

export const merchantCalls = [
  handled(mchCommentPage, async ({ db, app, lang, merchantId }, { tab, rating, withPhotos, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const filter = { tab, rating, withPhotos }
    const rows = await merchantReviews(db, lang, of(app, merchantId), filter, limits)
    const total = cappedTotal(await countOfMerchant(db, merchantId, filter))
    const made = pageOf(rows, limits, (r) => [r.id], total)
    return { ...made, records: made.records.map((r) => shown(r, lang)) }
  }),
  handled(mchCommentCount, async ({ db, merchantId }) => ({
    unanswered: await countOfMerchant(db, merchantId, { tab: 'unanswered' }),
    appealed: await openAppeals(db, merchantId),
  })),
  handled(mchCommentDetail, async ({ db, app, lang, merchantId }, { reviewId }) => {
    const row = await merchantReview(db, lang, of(app, merchantId), reviewId)
    if (!row) throw new Refusal('notFound')
    return shown(row, lang)
  }),
  handled(
    mchCommentReply,
    ({ db, app, lang, merchantId }, { reviewId, text }) => reply(db, app, { merchantId, lang }, { reviewId, text }),
    ({ db, lang }, { text }) => mustBeSayable(db, 'replies', saidOf(text, languageOf(text, lang))),
  ),
  handled(mchCommentAppeal, ({ db, lang, merchantId }, { reviewId, ground, text }) =>
    appeal(db, { merchantId, lang }, { reviewId, ground, text }),
  ),
] as const

type Own = CallTable<typeof merchantCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
