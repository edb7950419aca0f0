// Handlers of asking a friend to pay.
import { hear } from './asking.ts'
import { pay } from './attempts.ts'
import { deviceOf, offeredToFriend, statusOf } from './cashier.ts'
import type { Device } from './methods/method.ts'
import { wordMax } from './limits.ts'
import { sharedCashierOf } from './queries.ts'
import { shareAdd, shareDetail, sharePay, shareStatus } from './share-contract.ts'
import { isBeingPaid, sharedLines, type Share } from './share-queries.ts'
import { fateOf, payerBy, share, sharedBy } from './shares.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const graphemes = new Intl.Segmenter()
const cashierBy = async (db: Db, { paymentId }: Share, payerId: number | null, lang: Language) =>
  (await sharedCashierOf(db, payerId, lang, paymentId))!

/** The way through WeChat leads back to the buyer's cashier only: a friend inside of it goes on as on any phone. */
const deviceOfFriend = (userAgent: string): Device => {
  const device = deviceOf(userAgent)
  return device === 'wechat' ? 'phone' : device
}

export const shareCalls = [
  handled(shareAdd, async ({ db, app, user }, wish) => {
    if ([...graphemes.segment(wish.word)].length > wordMax)
      throw new Refusal('badInput', { field: 'word', rule: 'maxLength' })
    return { path: await share(db, app, user.userId, wish) }
  }),
  handled(shareDetail, async ({ db, app, user, lang, userAgent }, { token, attemptNo }) => {
    const shared = await sharedBy(db, token)
    const { paymentId, nickname, word, ownerId } = shared
    const row = await cashierBy(db, shared, user?.userId ?? null, lang)
    const status = statusOf(row)
    const open = status === 'open'
    return {
      status,
      nickname,
      word: open ? word : '',
      amount: row.amount,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      goods: open ? await sharedLines(db, paymentId, lang) : [],
      methods: open ? offeredToFriend(app, row, deviceOfFriend(userAgent), user === undefined) : [],
      lastMethod: row.lastMethod,
      hasPayPassword: row.hasPayPassword,
      beingPaid: open && (await isBeingPaid(db, paymentId)),
      inReview: open && row.reviewSince !== null,
      asking: row.asking,
      attempt: await fateOf(db, shared, attemptNo),
      ownPayNo: user?.userId === ownerId ? shared.payNo : null,
    }
  }),
  handled(sharePay, async ({ db, app, user, lang, userAgent, ip }, { token, method, payPassword }) => {
    const shared = await sharedBy(db, token)
    const { paymentId, payNo } = shared
    const payer = payerBy(shared, user?.userId)
    const device = deviceOfFriend(userAgent)
    const paying = { paymentId, payNo, payer, lang, payPassword, device, ip, grant: undefined }
    const { attemptNo, begun } = await pay(db, app, method, paying)
    if (attemptNo === null) throw new Refusal('methodNotAvailable')
    if (begun === 'done') return { status: 'paid' as const, redirectUrl: null, code: null, asking: false, attemptNo }
    const { redirectUrl, code } = begun === 'asking' ? { redirectUrl: null, code: null } : begun
    return { status: 'open' as const, redirectUrl, code, asking: begun === 'asking', attemptNo }
  }),
  handled(shareStatus, async ({ db, app, user, lang }, { token, attemptNo }) => {
    const shared = await sharedBy(db, token)
    const payerId = user?.userId ?? null
    let row = await cashierBy(db, shared, payerId, lang)
    let heard = true
    if (row.status === 'open' || row.asking) {
      heard = await hear(db, app, row.id)
      row = await cashierBy(db, shared, payerId, lang)
    }
    return {
      status: statusOf(row),
      asking: row.asking || (row.status === 'open' && !heard),
      attempt: await fateOf(db, shared, attemptNo),
      redirectUrl: null,
    }
  }),
] as const
