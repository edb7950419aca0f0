// Handlers of goods that a shop has twice.
import { goodsMoved, mchDoubleMerge, mchDoublePage, mchDoublePart } from './contract.ts'
import { merge, part } from './doubles.ts'
import { countDoubles, listDoubles } from './queries.ts'
import { wentInto } from '#features/catalog/products/products.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'

export const calls = [
  handled(mchDoublePage, async ({ db, lang, merchantId }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = await listDoubles(db, lang, merchantId, limits)
    const total = cappedTotal(await countDoubles(db, merchantId))
    const made = pageOf(rows, limits, (r) => [r.id], total)
    const records = made.records.map((r) => ({ ...r, foundAt: r.foundAt.toISOString() }))
    return { ...made, records }
  }),
  handled(mchDoubleMerge, async ({ db, merchantId, user }, { id, keepId }) => {
    await merge(db, { userId: user.userId, merchantId }, { id, keepId })
    return {}
  }),
  handled(mchDoublePart, async ({ db, merchantId }, { id }) => {
    await part(db, merchantId, id)
    return {}
  }),
  handled(goodsMoved, async ({ db }, { id }) => ({ productId: (await wentInto(db, id)) ?? null })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
