// Handlers of the books.
import { askAdjustment, decideAdjustment } from './books.ts'
import {
  adminAdjustmentAdd,
  adminAdjustmentAudit,
  adminAdjustmentPage,
  adminBooksDay,
  adminBooksEntryExport,
  adminBooksEntryPage,
  adminBooksTransfer,
} from './contract.ts'
import { exportEntries } from './entry-file.ts'
import {
  accountsOn,
  countAdjustments,
  countEntries,
  eventsOn,
  holdAdjustment,
  legsOf,
  listAdjustments,
  listEntries,
  transferBy,
} from './queries.ts'
import { provedAlone } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { isDay, shanghaiDay } from '#kernel/data/days.ts'

/** A day that there is. Refuses badInput. */
function mustBeDay(day: string): string {
  if (!isDay(day)) throw new Refusal('badInput', { field: 'day', rule: 'format' })
  return day
}
export const calls = [
  handled(adminBooksDay, async ({ db, app }, { day: asked, currency = 'CNY' }) => {
    const today = shanghaiDay(app.clock.now())
    const day = mustBeDay(asked ?? today)
    return {
      day,
      closed: day < today,
      accounts: await accountsOn(db, day, currency),
      events: await eventsOn(db, day, currency),
    }
  }),
  handled(adminBooksEntryPage, async ({ db, lang }, { day, owner, kind, currency = 'CNY', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const of = { day: mustBeDay(day), owner, kind, currency }
    const rows = (await listEntries(db, lang, of, limits)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countEntries(db, of)))
  }),
  handled(adminBooksEntryExport, async ({ db, lang, user, ip }, { day, owner, kind, currency = 'CNY' }) => {
    const of = { day: mustBeDay(day), owner, kind, currency }
    return { jobId: await exportEntries(db, { userId: user.userId, ip }, lang, of) }
  }),
  handled(adminBooksTransfer, async ({ db, lang }, { id }) => {
    const found = await transferBy(db, id)
    if (!found) throw new Refusal('notFound')
    return { ...found, at: found.at.toISOString(), legs: await legsOf(db, lang, id) }
  }),
  handled(adminAdjustmentPage, async ({ db, lang, user }, page) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = (await listAdjustments(db, lang, limits)).map(({ askedBy, askedAt, decidedAt, ...row }) => ({
      ...row,
      own: askedBy === user.userId,
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countAdjustments(db)))
  }),
  handled(adminAdjustmentAdd, async ({ db, user, ip }, { requestId: _, ...wish }) => ({
    id: await askAdjustment(db, { userId: user.userId, ip }, wish),
  })),
  handled(
    adminAdjustmentAudit,
    async ({ db, app, user, ip }, { id, decision }, proven: boolean) => ({
      status: await decideAdjustment(db, app, { userId: user.userId, ip, proven }, { id, decision }),
    }),
    async (ctx, { id, proof }) => {
      const found = await holdAdjustment(ctx.db, id)
      const asked = found?.status === 'asked' ? { by: found.askedBy, at: found.askedAt } : undefined
      return provedAlone(ctx, adminAdjustmentAudit.who, asked, proof)
    },
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
