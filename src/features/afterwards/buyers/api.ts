// Handlers of the buyers of a merchant.
import { mchBuyerDetail, mchBuyerExport, mchBuyerPage } from './contract.ts'
import { exportBuyers } from './export.ts'
import { buyerOf, buyersOf, countBuyersOf, ordersOfBuyer, type BuyerRow } from './queries.ts'
import { publicUrl } from '#features/platform/uploads/uploads.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const mostOrders = 50
const shown = ({ at: _, avatar, firstAt, lastAt, ...row }: BuyerRow) => ({
  ...row,
  avatar: avatar && publicUrl(avatar),
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})
export const calls = [
  handled(mchBuyerPage, async ({ db, merchantId }, filter) => {
    const { sort = 'last' } = filter
    const limits = limitsOf(filter, 50, [sort === 'last' ? 'time' : 'id', 'id'])
    const rows = await buyersOf(db, merchantId, filter, limits)
    const page = pageOf(rows, limits, (r) => [r.at, r.id], cappedTotal(await countBuyersOf(db, merchantId, filter)))
    return { ...page, records: page.records.map(shown) }
  }),
  handled(mchBuyerDetail, async ({ db, merchantId }, { id }) => {
    const row = await buyerOf(db, merchantId, id)
    if (!row) throw new Refusal('notFound')
    const orders = await ordersOfBuyer(db, merchantId, id, mostOrders)
    return { ...shown(row), list: orders.map((o) => ({ ...o, createdAt: o.createdAt.toISOString() })) }
  }),
  handled(mchBuyerExport, async ({ db, merchantId, user, ip, lang }, { requestId: _, ...filter }) => ({
    jobId: await exportBuyers(db, { merchantId, userId: user.userId, ip }, lang, filter),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
