// The SQL that writes claims. Whoever writes here holds the lock of the order's row, then that of the claim.
import { sql } from 'kysely'
import type { Owner } from '../orders/orders.ts'
import { isAstray } from './parcel-queries.ts'
import type { ClaimStatus, ClaimType, Standing } from './states.ts'
import type { Source, Taken } from './units.ts'
import { idList, type Db } from '#kernel/data/db.ts'

export interface ClaimRow extends Standing {
  id: number
  serviceNo: string
  orderId: number
  orderLineId: number
  userId: number
  merchantId: number
  skuId: number
  /** its pieces were counted when they were sold */
  counted: boolean
  quantity: number
  fault: Fault
  uploads: string[]
  exchangeSkuId: number | null
  returnFreight: number
  returnFreightRepaid: number
  endedBecause: 'noLogistics' | 'rejected' | 'denied' | 'notArrived' | 'done' | null
  moves: number
  createdAt: Date
  deadline: Date | null
  due: boolean
}
export type Fault = 'merchant' | 'buyer' | 'none'
const columns = sql`c.id, c.service_no as "serviceNo", c.order_id as "orderId", c.order_line_id as "orderLineId",
  c.user_id as "userId", c.merchant_id as "merchantId", l.sku_id as "skuId",
  l.stock <> 'uncounted' as counted, c.quantity, c.fault, c.uploads,
  c.exchange_sku_id as "exchangeSkuId", c.return_freight as "returnFreight",
  c.return_freight_repaid as "returnFreightRepaid", c.created_at as "createdAt", c.status, c.type,
  c.return_goods as "returnGoods", c.appeal, c.refused, c.must_accept as "mustAccept", c.not_arrived as "notArrived",
  c.resubmitted, c.ended_because as "endedBecause", c.moves, c.deadline, ${isAstray} as astray,
  coalesce(c.deadline <= shop_now(), false) as due,
  exists (select from merchant m where m.id = c.merchant_id and m.status = 'closed') as "shopClosed"`

export type ClaimKey = { serviceNo: string } | { id: number }
/** Which order a claim belongs to: that is locked first. Undefined also for other people's and merchants'. */
export const orderOfClaim = (db: Db, key: ClaimKey, owner: Owner): Promise<number | undefined> =>
  sql<{ id: number }>`
    select order_id as id from claim c
    where ${'id' in key ? sql`c.id = ${key.id}` : sql`c.service_no = ${key.serviceNo}`} and ${whose(owner)}`
    .execute(db)
    .then((r) => r.rows[0]?.id)
const whose = (owner: Owner) =>
  'userId' in owner
    ? sql`c.user_id = ${owner.userId}`
    : 'merchantId' in owner
      ? sql`c.merchant_id = ${owner.merchantId}`
      : sql`true`
export const lockClaim = (db: Db, key: ClaimKey): Promise<ClaimRow> =>
  sql<ClaimRow>`
    select ${columns} from claim c join order_line l on l.id = c.order_line_id
    where ${'id' in key ? sql`c.id = ${key.id}` : sql`c.service_no = ${key.serviceNo}`} for update of c`
    .execute(db)
    .then((r) => r.rows[0]!)

export interface LineRow {
  orderLineId: number
  skuId: number
  productId: number
  quantity: number
  return7: boolean
}
/** The lines of an order. */
export const linesOf = (db: Db, orderId: number): Promise<LineRow[]> =>
  sql<LineRow>`
    select id as "orderLineId", sku_id as "skuId", product_id as "productId", quantity, return7
    from order_line where order_id = ${orderId} order by id`
    .execute(db)
    .then((r) => r.rows)
/** Where units of each line can be claimed from; what this claim holds itself is told by itself. */
export const sourcesOf = (db: Db, lineIds: readonly number[], claimId = 0): Promise<(Source & { line: number })[]> =>
  sql<Source & { line: number }>`
    select line, s.parcel_id as "parcelId", s.source_claim_id as "sourceClaimId", s.free,
      coalesce(u.quantity, 0) as own,
      extract(epoch from s.claim_until)::float8 * 1000 as "claimUntil",
      extract(epoch from s.return_until)::float8 * 1000 as "returnUntil"
    from unnest(${idList(lineIds)}) line cross join lateral claim_sources(line) s
    left join claim_unit u on u.claim_id = ${claimId} and u.parcel_id is not distinct from s.parcel_id
      and u.source_claim_id is not distinct from s.source_claim_id`
    .execute(db)
    .then((r) => r.rows)

export interface Reason {
  id: number
  fault: Fault
  kinds: string[]
  free: boolean
}
export const activeReason = (db: Db, id: number): Promise<Reason | undefined> =>
  sql<Reason>`select id, fault, kinds, free from claim_reason where id = ${id} and active`
    .execute(db)
    .then((r) => r.rows[0])

/** One that is there whatever staff do to the list. */
export const reasonByCode = (db: Db, code: string): Promise<number> =>
  sql<{ id: number }>`select id from claim_reason where code = ${code}`.execute(db).then((r) => r.rows[0]!.id)

export interface NewClaim {
  serviceNo: string
  orderId: number
  orderLineId: number
  userId: number
  merchantId: number
  wish: StoredWish
}
/** What a buyer asks for, as it is kept; an edit writes it anew. */
export interface StoredWish {
  type: ClaimType
  returnGoods: boolean
  quantity: number
  reasonId: number
  fault: Fault
  explanation: string
  uploads: readonly string[]
  exchangeSkuId: number | null
}
const wishColumns = (wish: StoredWish) => ({
  type: wish.type,
  return_goods: wish.returnGoods,
  quantity: wish.quantity,
  reason_id: wish.reasonId,
  fault: wish.fault,
  explanation: wish.explanation,
  uploads: [...wish.uploads],
  exchange_sku_id: wish.exchangeSkuId,
})
export const insertClaim = async (db: Db, claim: NewClaim): Promise<number> => {
  const { serviceNo, orderId, orderLineId, userId, merchantId, wish } = claim
  const row = await db
    .insertInto('claim')
    .values({
      service_no: serviceNo,
      order_id: orderId,
      order_line_id: orderLineId,
      user_id: userId,
      merchant_id: merchantId,
      ...wishColumns(wish),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
export const rewriteClaim = (db: Db, id: number, wish: StoredWish): Promise<unknown> =>
  db.updateTable('claim').set(wishColumns(wish)).where('id', '=', id).execute()

/** The claim holds these units and no others. */
export async function holdUnits(db: Db, claimId: number, orderLineId: number, units: readonly Taken[]): Promise<void> {
  await db.deleteFrom('claim_unit').where('claim_id', '=', claimId).execute()
  if (units.length === 0) return
  await db
    .insertInto('claim_unit')
    .values(
      units.map((u) => ({
        claim_id: claimId,
        order_line_id: orderLineId,
        parcel_id: u.parcelId,
        source_claim_id: u.sourceClaimId,
        quantity: u.quantity,
      })),
    )
    .execute()
}

/** What changes about a claim with a move, besides its state. */
export interface Changes {
  ended_because?: 'noLogistics' | 'rejected' | 'denied' | 'notArrived' | 'done'
  appeal?: 'pending' | 'upheld' | 'denied' | null
  resubmitted?: number
  refused?: boolean
  must_accept?: boolean
  not_arrived?: boolean
  return_address?: string
  return_phone?: string
  return_freight?: number
  saleable?: boolean
  goods_refunded?: number | null
  freight_refunded?: number | null
}
export interface Move {
  from: ClaimStatus
  to: ClaimStatus
  /** seconds until the next thing happens by itself; null: nothing does */
  seconds: number | null
  /** a clock that runs already runs on */
  runsOn?: boolean
  ended: boolean
  changes: Changes
}
/** Moves a locked claim; its deadline. */
export async function moveClaimRow(db: Db, id: number, { from, to, seconds, runsOn = false, ended, changes }: Move) {
  const row = await db
    .updateTable('claim')
    .set({
      ...changes,
      status: to,
      moves: sql`moves + 1`,
      moved_at: sql`shop_now()`,
      ended_at: ended ? sql`shop_now()` : null,
      deadline:
        seconds === null
          ? null
          : sql<Date>`coalesce(case when ${runsOn} then deadline end, shop_now() + make_interval(secs => ${seconds}))`,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('deadline')
    .executeTakeFirst()
  return row
}
/** Its units were replaced: they may be claimed anew for so long. */
export const openReplaced = (db: Db, id: number, seconds: number): Promise<unknown> =>
  sql`update claim set claim_until = shop_now() + make_interval(secs => ${seconds}) where id = ${id}`.execute(db)
export const noteFreightRepaid = (db: Db, id: number, fen: number): Promise<unknown> =>
  sql`update claim set return_freight_repaid = ${fen} where id = ${id}`.execute(db)

export interface HistoryRow {
  event: string
  from: ClaimStatus | null
  to: ClaimStatus
  actor: string
  actorId?: number
  note?: string
  uploads?: readonly string[]
}
export const insertHistory = (db: Db, claimId: number, row: HistoryRow): Promise<unknown> =>
  db
    .insertInto('claim_history')
    .values({
      claim_id: claimId,
      event: row.event,
      from_status: row.from,
      to_status: row.to,
      actor: row.actor,
      actor_id: row.actorId ?? null,
      note: row.note ?? '',
      uploads: [...(row.uploads ?? [])],
    })
    .execute()
