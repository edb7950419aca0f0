// The SQL that tells which lines of an order nothing can come back of any more.
import { sql } from 'kysely'
import type { ClaimStatus } from './states.ts'
import type { Db } from '#kernel/data/db.ts'

export interface LineEnd {
  id: number
  /** units that are not shipped or on their way, or a claim that is not over: something else will end first */
  waits: boolean
  /** the last moment at which a unit of it may still be claimed, if that is to come */
  claimUntil: Date | null
}
/** The lines of an order that are not settled; those that went back whole are none. */
export const lineEnds = (db: Db, orderId: number, ended: readonly ClaimStatus[]): Promise<LineEnd[]> =>
  sql<LineEnd>`
    select l.id,
      l.quantity > coalesce((select sum(c.quantity) from called_off c where c.order_line_id = l.id), 0)
        + coalesce((select sum(u.quantity) from parcel_line u join parcel p on p.id = u.parcel_id
          where u.order_line_id = l.id and p.status <> 'travelling'), 0)
        or exists (select from claim c where c.order_line_id = l.id and c.status <> all (${ended})) as waits,
      (select max(s.claim_until) from claim_sources(l.id) s where s.free > 0 and s.claim_until > shop_now())
        as "claimUntil"
    from order_line l
    where l.order_id = ${orderId} and l.refunded_quantity < l.quantity
      and not exists (select from settlement s where s.order_line_id = l.id)
    order by l.id`
    .execute(db)
    .then((r) => r.rows)

/** A timer that was lost longer ago than this was looked for hundreds of times. */
const longest = sql`interval '60 days'`
/** Orders with lines whose last window is over and that were not settled: their timer was lost. */
export const unsettledOrders = (db: Db, ended: readonly ClaimStatus[], seconds: number, limit: number) =>
  sql<{ id: number }>`
    select distinct o.id from shop_order o join parcel p on p.order_id = o.id
    where p.status = 'received' and p.claim_until > shop_now() - ${longest}
      and p.claim_until < shop_now() - ${seconds} * interval '1 second'
      and not exists (select from settlement s where s.order_id = o.id and s.order_line_id is null)
      and not exists (select from claim c where c.order_id = o.id and c.status <> all (${ended}))
      and not exists (select from parcel q where q.order_id = o.id
        and (q.status = 'travelling' or q.claim_until >= shop_now() - ${seconds} * interval '1 second'))
      and not exists (select from claim c where c.order_id = o.id
        and c.claim_until >= shop_now() - ${seconds} * interval '1 second')
      and o.status <> 'awaitingShipment'
    limit ${limit}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
