// Time that passes for one order alone: every moment of it, of its parcels, requests and claims lies further back, and
// so do its timers. The shop then does what is due, as it would have.
import type { Windows } from './windows.ts'

export const hour = 3_600_000
export const day = 24 * hour
/** The rows of an order ($1 is its number). */
const ofOrder = `order_id = (select id from shop_order where order_no = $1)`
const tables = {
  order_history: ofOrder,
  order_reminder: ofOrder,
  cancel_request: ofOrder,
  parcel: ofOrder,
  claim_history: `claim_id in (select id from claim where ${ofOrder})`,
  claim_parcel: `claim_id in (select id from claim where ${ofOrder})`,
  claim: ofOrder,
  payment: `id in (select payment_id from payment_order where ${ofOrder})`,
  shop_order: 'order_no = $1',
} as const
const timers = `
  j.payload ->> 'orderId' in (select id::text from shop_order where order_no = $1)
  or j.payload ->> 'parcelId' in (select id::text from parcel where ${ofOrder})
  or j.payload ->> 'requestId' in (select id::text from cancel_request where ${ofOrder})
  or j.payload ->> 'claimId' in (select id::text from claim where ${ofOrder})
  or j.payload ->> 'paymentId' in (select payment_id::text from payment_order where ${ofOrder})`

export async function letPass({ rows }: Windows, orderNo: string, ms: number): Promise<void> {
  const moments = await rows<{ table: keyof typeof tables; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and data_type = 'timestamp with time zone'
        and is_generated = 'NEVER'`,
    [Object.keys(tables)],
  )
  const back = `interval '${ms} milliseconds'`
  for (const [table, which] of Object.entries(tables)) {
    const columns = moments.filter((m) => m.table === table).map(({ column }) => `${column} = ${column} - ${back}`)
    await rows(`update ${table} set ${columns.join(', ')} where ${which}`, [orderNo])
  }
  await rows(`update graphile_worker._private_jobs j set run_at = run_at - ${back} where ${timers}`, [orderNo])
}
