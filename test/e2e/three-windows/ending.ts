// The end of the walk: when all windows of its orders are over, nobody has anything to do, no money waits, no timer
// stands and nothing failed; and the books are right.
import { expect } from 'vitest'
import { auditBooks } from '../../../bin/audit-books.ts'
import { ended } from '#features/sales/after-sales/states.ts'
import { openPool } from '#kernel/data/db.ts'
import { day, letPass } from './ageing.ts'
import { orderIs } from './seeing.ts'
import type { Walked } from './walk.ts'
import type { Windows } from './windows.ts'

const mine = `select id from shop_order where order_no = any($1)`
const questions: Record<string, string> = {
  'an order that is not over': `select order_no from shop_order
    where id in (${mine}) and status not in ('completed', 'cancelled')`,
  'a claim that is not over': `select service_no, status from claim where order_id in (${mine}) and status <> all($2)`,
  'money that is on its way back': `
    select refund_no, status from refund where order_id in (${mine}) and status <> 'done'`,
  'money that an order still holds': `select owner_id, balance from ledger_account
    where owner = 'order' and kind = 'held' and owner_id in (${mine}) and balance <> 0`,
  'a line that was kept and is not settled': `select l.id from order_line l where l.order_id in (${mine})
    and l.refunded_quantity < l.quantity and not exists (select from settlement s where s.order_line_id = l.id)`,
  'a timer that still stands': `select j.key, j.run_at from graphile_worker._private_jobs j
    where j.payload ->> 'orderId' in (select id::text from (${mine}) o)
      or j.payload ->> 'claimId' in (select id::text from claim where order_id in (${mine}))
      or j.payload ->> 'parcelId' in (select id::text from parcel where order_id in (${mine}))`,
  'a job that failed': `select key, last_error from graphile_worker._private_jobs where last_error is not null`,
}

/** What is left to do, or wrong, when the last deadline of these orders is over. */
export async function leftOf(w: Windows, { orderNo, other, serviceNos }: Walked): Promise<unknown[]> {
  for (const number of [orderNo, other]) await letPass(w, number, 40 * day)
  const asked = async () => {
    const found: unknown[] = []
    for (const [what, query] of Object.entries(questions)) {
      const given = [[orderNo, other], [...ended]].slice(0, query.includes('$2') ? 2 : query.includes('$1') ? 1 : 0)
      for (const row of await w.rows(query, given)) found.push({ what, ...row })
    }
    return found
  }
  await expect.poll(asked).toEqual([])
  await orderIs(w, { orderNo, merchant: w.merchants[0], shopper: 'completed', desk: 'completed' })
  expect(serviceNos).toHaveLength(3)
  const pool = openPool(w.shop.databaseUrl, { max: 1, limited: false })
  const { right, differences } = await auditBooks(pool)
  await pool.end()
  return right ? [] : [differences]
}
