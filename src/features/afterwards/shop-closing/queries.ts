// All SQL of shops that close: the request, what of the shop is open, and what ends with it.
import { sql } from 'kysely'
import type { ClosingStatus } from './states.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface Closing {
  id: number
  merchantId: number
  askedBy: number
  side: 'owner' | 'staff'
  reason: string
  status: ClosingStatus
  was: 'open' | 'suspended' | null
  wasReason: string
  answer: string
  endsAt: Date | null
  endedAt: Date | null
  createdAt: Date
  /** nickname */
  asker: string
  decider: string | null
}
const columns = sql`c.id, c.merchant_id as "merchantId", c.asked_by as "askedBy", c.side, c.reason, c.status, c.was,
  c.was_reason as "wasReason", c.answer, c.ends_at as "endsAt", c.ended_at as "endedAt", c.created_at as "createdAt",
  a.nickname as asker, d.nickname as decider`
const joined = sql`merchant_closing c join user_account a on a.id = c.asked_by
  left join user_account d on d.id = c.decided_by`
const running = sql`c.status in ('asked', 'confirmed')`

/** The newest, whatever became of it. */
export const newestOf = async (db: Db, merchantId: number): Promise<Closing | undefined> =>
  (
    await sql<Closing>`
      select ${columns} from ${joined} where c.merchant_id = ${merchantId} order by c.id desc limit 1`.execute(db)
  ).rows[0]
/** Held, with the shop before it: whoever asks, answers, takes back or ends it waits, or was first. */
export const holdRunning = async (db: Db, merchantId: number): Promise<Closing | undefined> => {
  await sql`select from merchant where id = ${merchantId} for no key update`.execute(db)
  return (
    await sql<Closing>`
      select ${columns} from ${joined} where c.merchant_id = ${merchantId} and ${running} for update of c`.execute(db)
  ).rows[0]
}
export interface Waiting {
  merchantId: number
  name: string
  status: 'asked' | 'confirmed'
  side: 'owner' | 'staff'
  createdAt: Date
  endsAt: Date | null
}
/** Those that wait for an answer first, the oldest first. */
export const listRunning = async (db: Db, lang: Language): Promise<Waiting[]> =>
  (
    await sql<Waiting>`
      select c.merchant_id as "merchantId", in_language(m.name, ${lang}) as name, c.status, c.side,
        c.created_at as "createdAt", c.ends_at as "endsAt"
      from merchant_closing c join merchant m on m.id = c.merchant_id where ${running}
      order by c.status = 'confirmed', c.id limit 200`.execute(db)
  ).rows

export interface ShopStands {
  status: 'open' | 'suspended' | 'closed'
  suspendedReason: string
}
export const shopBy = async (db: Db, merchantId: number): Promise<ShopStands | undefined> =>
  (
    await sql<ShopStands>`
      select status, suspended_reason as "suspendedReason" from merchant where id = ${merchantId}`.execute(db)
  ).rows[0]
export const insertClosing = async (
  db: Db,
  { merchantId, userId, side, reason }: { merchantId: number; userId: number; side: 'owner' | 'staff'; reason: string },
): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into merchant_closing (merchant_id, asked_by, side, reason)
      values (${merchantId}, ${userId}, ${side}, ${reason}) returning id`.execute(db)
  ).rows[0]!.id
/** By the time at which the shop was held, not at which the transaction began: an order that it waited for is older. */
export const markConfirmed = async (
  db: Db,
  id: number,
  { by, was, days }: { by: number; was: ShopStands; days: number },
): Promise<Date> =>
  (
    await sql<{ endsAt: Date }>`
      update merchant_closing set status = 'confirmed', decided_by = ${by},
        decided_at = clock_timestamp() + (shop_now() - now()), was = ${was.status}, was_reason = ${was.suspendedReason},
        ends_at = shop_now() + make_interval(days => ${days})
      where id = ${id} returning ends_at as "endsAt"`.execute(db)
  ).rows[0]!.endsAt
export const markRefused = (db: Db, id: number, by: number, answer: string): Promise<unknown> =>
  sql`update merchant_closing set status = 'refused', decided_by = ${by}, decided_at = shop_now(),
    answer = ${answer}, ended_at = shop_now() where id = ${id}`.execute(db)
export const markEnded = (db: Db, id: number, status: 'takenBack' | 'done'): Promise<unknown> =>
  sql`update merchant_closing set status = ${status}, ended_at = shop_now() where id = ${id}`.execute(db)

export interface Open {
  ordersUnpaid: number
  ordersToShip: number
  ordersOnTheWay: number
  claims: number
  goods: number
  followers: number
  members: number
  keys: number
  webhooks: number
}
/** What of a shop is open, and what ends with it. */
export const openAt = async (db: Db, merchantId: number): Promise<Open> =>
  (
    await sql<Open>`
      select count(*) filter (where o.status = 'pendingPayment')::int as "ordersUnpaid",
        count(*) filter (where o.status = 'awaitingShipment')::int as "ordersToShip",
        count(*) filter (where o.status = 'awaitingReceipt')::int as "ordersOnTheWay",
        (select count(*)::int from claim c where c.merchant_id = ${merchantId} and c.ended_at is null) as claims,
        (select product_count from merchant where id = ${merchantId}) as goods,
        (select follower_count from merchant where id = ${merchantId}) as followers,
        (select count(*)::int from membership b where b.merchant_id = ${merchantId}) as members,
        (select count(*)::int from api_key k where k.merchant_id = ${merchantId} and k.revoked_at is null
          and (k.expires_at is null or k.expires_at > shop_now())) as keys,
        (select count(*)::int from webhook_endpoint w where w.merchant_id = ${merchantId} and w.enabled) as webhooks
      from shop_order o where o.merchant_id = ${merchantId}
        and o.status in ('pendingPayment', 'awaitingShipment', 'awaitingReceipt')`.execute(db)
  ).rows[0]!
export const unshippedOf = async (db: Db, merchantId: number, most: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from shop_order where merchant_id = ${merchantId} and status = 'awaitingShipment'
      order by id limit ${most}`.execute(db)
  ).rows.map(({ id }) => id)
export const namesOf = async (db: Db, merchantId: number): Promise<Texts> =>
  (await sql<{ name: Texts }>`select name from merchant where id = ${merchantId}`.execute(db)).rows[0]!.name
/** Whose grace is over and which did not end: a lost timer left them. */
export const overdue = async (db: Db): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select merchant_id as id from merchant_closing where status = 'confirmed' and ends_at <= shop_now()
      order by id limit 200`.execute(db)
  ).rows.map(({ id }) => id)
