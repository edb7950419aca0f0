// Handlers of feedback: of shoppers, and of staff.
import {
  configFeedback,
  feedbackCreate,
  feedbackDetail,
  feedbackPage,
  feedbackRead,
  feedbackReply,
} from './contract.ts'
import { answerers, countForDesk, countWaiting, findForDesk, listForDesk, type DeskRow } from './desk-queries.ts'
import { add, answer, close, handTo, send } from './feedback.ts'
import { answerDays, longest, mostPictures } from './limits.ts'
import { countOwn, findOwn, listKinds, listOwn, markRead, repliesOf, type OwnRow } from './queries.ts'
import {
  adminFeedbackAssign,
  adminFeedbackClose,
  adminFeedbackCount,
  adminFeedbackDetail,
  adminFeedbackPage,
  adminFeedbackReply,
} from './staff-contract.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
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
const own = <Row extends OwnRow>({ createdAt, movedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  movedAt: movedAt.toISOString(),
})
const shopperCalls = [
  handled(configFeedback, async ({ db, lang }) => ({
    types: await listKinds(db, lang),
    contentMax: longest.content,
    picturesMax: mostPictures,
    answerDays,
  })),
  handled(feedbackCreate, (ctx, { requestId: _, ...wish }) =>
    send(ctx.db, ctx.app, { ...by(ctx), lang: ctx.lang }, wish),
  ),
  handled(feedbackPage, async ({ db, lang, user }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = await listOwn(db, lang, user.userId, limits)
    const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countOwn(db, user.userId)))
    return { ...page, records: page.records.map(own) }
  }),
  handled(feedbackDetail, async ({ db, lang, user }, { id }) => {
    const row = found(await findOwn(db, lang, user.userId, id))
    const thread = await repliesOf(db, id)
    return {
      ...own(row),
      thread: thread.map(({ staff, at, ...reply }) => ({ ...reply, mine: staff === null, at: at.toISOString() })),
    }
  }),
  handled(feedbackReply, (ctx, { id, content }) => add(ctx.db, ctx.app, by(ctx), id, content)),
  handled(feedbackRead, async ({ db, user }, { id }) => {
    if (!(await markRead(db, user.userId, id))) throw new Refusal('notFound')
    return {}
  }),
] as const

const forDesk =
  (lateSeconds: number) =>
  <Row extends DeskRow>({ waitsSince, createdAt, ...row }: Row) => ({
    ...row,
    waitsSince: waitsSince.toISOString(),
    lateAt: new Date(waitsSince.getTime() + lateSeconds * 1000).toISOString(),
    createdAt: createdAt.toISOString(),
  })
const staffCalls = [
  handled(adminFeedbackPage, async ({ db, app, lang, user }, { tab = 'open', type, keyword, ...page }) => {
    const limits = limitsOf(page, 20, ['time', 'id'])
    const wanted = { tab, staffId: user.userId, type, keyword }
    const rows = await listForDesk(db, lang, wanted, limits)
    const made = pageOf(rows, limits, (r) => [r.at, r.id], cappedTotal(await countForDesk(db, wanted)))
    return { ...made, records: made.records.map(forDesk(app.settings.get('feedbackAnswerSeconds'))) }
  }),
  handled(adminFeedbackCount, ({ db, app, user }) =>
    countWaiting(db, user.userId, app.settings.get('feedbackAnswerSeconds')),
  ),
  handled(adminFeedbackDetail, async ({ db, app, lang, user }, { id }) => {
    const row = found(await findForDesk(db, lang, user.userId, id))
    const thread = await repliesOf(db, id)
    return {
      ...forDesk(app.settings.get('feedbackAnswerSeconds'))(row),
      thread: thread.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
      staff: await answerers(db),
    }
  }),
  handled(adminFeedbackAssign, (ctx, { id, to }) => handTo(ctx.db, by(ctx), id, to)),
  handled(adminFeedbackReply, (ctx, { requestId: _, ...wish }) => answer(ctx.db, by(ctx), wish)),
  handled(adminFeedbackClose, (ctx, { id, reason }) => close(ctx.db, by(ctx), id, reason)),
] as const
export const calls = [...shopperCalls, ...staffCalls] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
