// Handlers of payments and refunds at the staff's desk.
import {
  adminPayDetail,
  adminPayExport,
  adminPayNotice,
  adminPayNoticeReveal,
  adminPayPage,
  adminPayRefundPage,
  adminPayWays,
} from './contract.ts'
import { exportLedger } from './files.ts'
import { countPayments, countRefunds, listPayments, listRefunds, refundsWaiting } from './list-queries.ts'
import { maskedOf, revealed, storyOf } from './story.ts'
import { methodCodes } from '#features/sales/payments/payments.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'

export const calls = [
  handled(adminPayPage, async ({ db }, of) => {
    const limits = limitsOf(of, 20, ['time', 'id'])
    const rows = await listPayments(db, of, methodCodes, limits)
    const found = pageOf(rows, limits, ({ at, id }) => [at, id], cappedTotal(await countPayments(db, of, methodCodes)))
    const records = found.records.map(({ at: _, createdAt, paidAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    }))
    return { ...found, records }
  }),
  handled(adminPayRefundPage, async ({ db }, of) => {
    const limits = limitsOf(of, 20, ['time', 'id'])
    const rows = await listRefunds(db, of, methodCodes, limits)
    const found = pageOf(rows, limits, ({ at, id }) => [at, id], cappedTotal(await countRefunds(db, of, methodCodes)))
    const records = found.records.map(({ at: _, createdAt, doneAt, againAt, ...row }) => ({
      ...row,
      againAt: againAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    }))
    return { ...found, records }
  }),
  handled(adminPayWays, async ({ db }) => ({ methods: [...methodCodes], ...(await refundsWaiting(db)) })),
  handled(adminPayExport, async ({ db, lang, user, ip }, { requestId: _, ...asked }) => ({
    jobId: await exportLedger(db, { userId: user.userId, ip }, lang, asked),
  })),
  handled(adminPayDetail, ({ db, lang }, { payNo }) => storyOf(db, lang, payNo)),
  handled(adminPayNotice, ({ db, app }, of) => maskedOf(db, app, of)),
  handled(adminPayNoticeReveal, ({ db, app, user, ip }, of) => revealed(db, app, { userId: user.userId, ip }, of)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
