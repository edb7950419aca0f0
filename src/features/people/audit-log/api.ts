// Handlers of the log of what staff did, and of what the members of a shop did.
import { logExport, logFilter, logPage } from './contract.ts'
import { exportDeeds } from './staff-export.ts'
import { exportLog, networkOf } from './log-export.ts'
import { mchLogExport, mchLogFilter, mchLogPage } from './merchant-contract.ts'
import { countOfShop, deedsOfShop, membersInLog } from './merchant-queries.ts'
import { actionsInLog, countDeeds, deeds, staffInLog } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'

export const calls = [
  handled(logPage, async ({ db }, filter) => {
    const limits = limitsOf(filter, 50, ['id'])
    const before = limits.cursor?.[0] as number | undefined
    const rows = await deeds(db, filter, { ...limits, before })
    const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countDeeds(db, filter)))
    return { ...page, records: page.records.map((r) => ({ ...r, at: r.at.toISOString() })) }
  }),
  handled(logFilter, async ({ db }) => {
    const [staff, actions] = [await staffInLog(db), await actionsInLog(db)]
    return { staff, actions }
  }),
  handled(logExport, ({ db, user, ip, lang }, filter) => exportDeeds(db, { userId: user.userId, ip, lang }, filter)),
  handled(mchLogPage, async ({ db, merchantId }, filter) => {
    const limits = limitsOf(filter, 50, ['id'])
    const before = limits.cursor?.[0] as number | undefined
    const rows = await deedsOfShop(db, merchantId, filter, { ...limits, before })
    const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countOfShop(db, merchantId, filter)))
    const told = page.records.map(({ at, ip, ...deed }) => ({ ...deed, at: at.toISOString(), network: networkOf(ip) }))
    return { ...page, records: told }
  }),
  handled(mchLogFilter, async ({ db, merchantId }) => ({ members: await membersInLog(db, merchantId) })),
  handled(mchLogExport, async ({ db, merchantId, user, ip, lang }, { requestId: _, ...filter }) => ({
    jobId: await exportLog(db, { merchantId, userId: user.userId, ip }, lang, filter),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
