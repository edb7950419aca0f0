// Handlers of provider files at the staff's desk.
import {
  adminDifferencePage,
  adminDifferenceResolve,
  adminReconcileFetch,
  adminReconcilePage,
  adminReconcileRead,
  adminReconcileState,
} from './contract.ts'
import { clearingOf, countDifferences, countFiles, listDifferences, listFiles, openOf, resolve } from './queries.ts'
import { missingDays, readFile } from './reading.ts'
import { dayFileOf, dayFiles } from '#features/sales/payments/payments.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { isDay, shanghaiDay } from '#kernel/data/days.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

/** Refuses badInput. */
function mustBeDay(day: string | undefined): void {
  if (day !== undefined && !isDay(day)) throw new Refusal('badInput', { field: 'day', rule: 'format' })
}
/** A day that is over. Refuses badInput. */
function mustBeOver(day: string, now: number): string {
  mustBeDay(day)
  if (day >= shanghaiDay(now)) throw new Refusal('badInput', { field: 'day', rule: 'format' })
  return day
}

export const calls = [
  handled(adminReconcilePage, async ({ db }, { provider, ...page }) => {
    const limits = limitsOf(page, 20, ['text', 'id'])
    const at = limits.cursor?.[0]
    mustBeDay(typeof at === 'string' ? at : undefined)
    const rows = (await listFiles(db, provider, limits)).map(({ readAt, ...row }) => ({
      ...row,
      readAt: readAt.toISOString(),
    }))
    return pageOf(rows, limits, ({ day, id }) => [day, id], cappedTotal(await countFiles(db, provider)))
  }),
  handled(adminReconcileState, async ({ db, app }) => ({
    yesterday: shanghaiDay(app.clock.now(), -1),
    open: await openOf(db),
    providers: await Promise.all(
      dayFiles
        .filter((file) => file.isSetUp(app))
        .map(async (file) => {
          const { missing, newest } = await missingDays(db, app, file)
          const { provider, method } = file
          return { provider, method, newest, missing, clearing: await clearingOf(db, provider) }
        }),
    ),
  })),
  handled(adminReconcileRead, async ({ db, app, user, ip }, { provider, day, name, file: sent }) => {
    const file = dayFileOf(provider)
    if (!file) throw new Refusal('providerUnknown')
    const bytes = Buffer.from(sent, 'base64')
    const read = await readFile(db, file, {
      day: mustBeOver(day, app.clock.now()),
      name: name.trim(),
      bytes,
      userId: user.userId,
    })
    await audit(db, {
      staffId: user.userId,
      ip,
      action: 'pay.file',
      subject: 'provider_file',
      subjectId: read.id,
      subjectNo: `${provider} ${day}`,
      after: { rows: read.rows, differences: read.differences },
    })
    return read
  }),
  handled(adminReconcileFetch, async ({ db, user, ip }) => {
    await addJob(db, 'reconciliation.fetch', {}, { key: 'reconciliation.fetch:now' })
    await audit(db, { staffId: user.userId, ip, action: 'pay.fetch', subject: 'provider_file', subjectId: 0 })
    return {}
  }),
  handled(adminDifferencePage, async ({ db }, of) => {
    mustBeDay(of.day)
    const limits = limitsOf(of, 20, ['id'])
    const rows = (await listDifferences(db, of, limits)).map(({ foundAt, resolvedAt, ...row }) => ({
      ...row,
      foundAt: foundAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }))
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countDifferences(db, of)))
  }),
  handled(adminDifferenceResolve, async ({ db, user, ip }, { id, resolution }) => {
    const words = resolution.trim()
    if (words === '') throw new Refusal('ledgerReasonRequired')
    const done = await resolve(db, id, user.userId, words)
    if (done === undefined) throw new Refusal('notFound')
    if (done === 'resolved') throw new Refusal('differenceResolved')
    const deed = { action: 'pay.resolve', subject: 'provider_difference', subjectId: id, reason: words }
    await audit(db, { staffId: user.userId, ip, ...deed })
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
