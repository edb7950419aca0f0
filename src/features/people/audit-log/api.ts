// Handlers of the log of what staff did.
import { logFilter, logPage } from './contract.ts'
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
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
