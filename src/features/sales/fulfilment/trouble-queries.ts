// The SQL of parcels that trouble a desk: held up, going back, unknown to their carrier, or without movement for long.
// What a buyer misses is no longer a trouble but a question, with a deadline of its own.
import { sql, type RawBuilder } from 'kysely'

const isHeld = sql`p.status = 'travelling' and p.missing_at is null and p.trouble is not null`
const isStill = (
  stillSeconds: number,
) => sql`p.status = 'travelling' and p.missing_at is null and p.delivered_at is null
  and (p.tracked or p.moved_at is not null)
  and greatest(p.shipped_at, p.moved_at) < shop_now() - make_interval(secs => ${stillSeconds})`
/** Of a parcel `p`: no movement counts only where somebody tells of movements, and until it was delivered. */
const isTroubled = (stillSeconds: number): RawBuilder<unknown> => sql`(${isHeld} or ${isStill(stillSeconds)})`
/** Merchants and orders of parcels in trouble, each kind by its index; `owned` says of which parcels `p`. */
export const troubledOrders = (owned: RawBuilder<unknown>, stillSeconds: number): RawBuilder<unknown> => sql`(
  select p.merchant_id, p.order_id from parcel p where ${owned} and ${isHeld}
  union select p.merchant_id, p.order_id from parcel p where ${owned} and ${isStill(stillSeconds)})`
/** Of an order `o`: what troubles its parcels, what was told before what was not. */
export const troubleOf = (stillSeconds: number): RawBuilder<unknown> => sql`(
  select coalesce(p.trouble, 'still') from parcel p where p.order_id = o.id and ${isTroubled(stillSeconds)}
  order by p.trouble is null, p.id limit 1)`
