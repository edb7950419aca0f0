// All SQL of buyers' own reviews: what may be reviewed, and what was. Whose it is stands in every statement.
import { sql, type RawBuilder } from 'kysely'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import { tagsOf, type ShopScores } from '#features/catalog/reviews/reviews.ts'
import { ended } from '#features/sales/after-sales/states.ts'
import type { OrderStatus } from '#features/sales/orders/states.ts'
import type { Limits } from '#kernel/call/page.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

/** Some of it arrived. */
const arrived = sql`exists (select from parcel_line u join parcel p on p.id = u.parcel_id
  where u.order_line_id = l.id and p.status = 'received')`
const unreviewed = sql`not exists (select from review r where r.order_line_id = l.id)`
const inTime = sql`o.review_until > shop_now()`

export interface LineStanding {
  orderId: number
  skuId: number
  spec: { code: string; name: Texts; valueCode: string; value: Texts }[]
  arrived: boolean
  inTime: boolean
  reviewed: boolean
  /** its order scored its shop */
  scored: boolean
  /** the buyer's */
  nickname: string
}
/** A line of this buyer's order; undefined for other people's. */
export const lineToReview = (db: Db, userId: number, orderLineId: number): Promise<LineStanding | undefined> =>
  sql<LineStanding>`
    select l.order_id as "orderId", l.sku_id as "skuId", l.spec, ${arrived} as arrived,
      coalesce(${inTime}, false) as "inTime", not ${unreviewed} as reviewed, u.nickname,
      exists (select from review r where r.order_id = o.id and r.shop_goods is not null) as scored
    from order_line l join shop_order o on o.id = l.order_id join user_account u on u.id = o.user_id
    where l.id = ${orderLineId} and o.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])
/** Has every line of an order that arrived its review? */
export const isReviewed = (db: Db, orderId: number): Promise<boolean> =>
  sql<{ open: boolean }>`
    select exists (select from order_line l where l.order_id = ${orderId} and ${arrived} and ${unreviewed}) as open`
    .execute(db)
    .then((r) => !r.rows[0]!.open)

export interface Invitation {
  userId: number
  status: OrderStatus
  /** something of it arrived, was kept, and may be reviewed still */
  isOpen: boolean
  isClaimed: boolean
}
/** Whether there is something to ask the buyer of an order for. */
export const toInvite = (db: Db, orderId: number): Promise<Invitation | undefined> =>
  sql<Invitation>`
    select o.user_id as "userId", o.status,
      coalesce(${inTime}, false) and exists (select from order_line l where l.order_id = o.id
        and l.refunded_quantity < l.quantity and ${arrived} and ${unreviewed}) as "isOpen",
      exists (select from claim c where c.order_id = o.id and c.status <> all(${textList(ended)})) as "isClaimed"
    from shop_order o where o.id = ${orderId}`
    .execute(db)
    .then((r) => r.rows[0])

export interface LaterRow {
  text: string
  at: string
  pictures: OwnReviewRow['pictures']
}
export interface OwnReviewRow {
  id: number
  status: 'pending' | 'shown' | 'hidden'
  rating: number
  lang: Language
  text: string
  tags: { code: string; name: string }[]
  pictures: { file: string; width: number; height: number; alt: string }[]
  video: string | null
  anonymous: boolean
  createdAt: string
  followUp: LaterRow | null
  /** staff look at it first */
  heldFollowUp: LaterRow | null
  followUpUntil: string | null
  reply: { text: string; lang: Language; at: string } | null
  usefulCount: number
  shop: ShopScores | null
}
export interface MyLineRow {
  key: number
  orderNo: string
  orderLineId: number
  productId: number
  skuId: number
  title: string
  spec: { value: Texts }[]
  picture: string | null
  merchant: MerchantCard
  receivedAt: Date
  reviewUntil: Date | null
  review: OwnReviewRow | null
}
const reviewOf = (lang: Language) => sql`json_build_object('id', r.id, 'status', r.status, 'rating', r.rating,
  'lang', r.lang, 'text', r.body, 'tags', ${tagsOf(lang)}, 'pictures', r.pictures, 'video', r.video,
  'anonymous', r.anonymous, 'createdAt', r.created_at, 'followUp', case when r.follow_up is not null then
    json_build_object('text', r.follow_up, 'at', r.followed_up_at, 'pictures', r.follow_up_pictures) end,
  'heldFollowUp', (select json_build_object('text', c.body, 'at', c.created_at, 'pictures', c.pictures)
    from review_case c where c.review_id = r.id and c.kind = 'followUp' and c.state = 'open'),
  'followUpUntil', case when ${addable} then r.follow_up_until end, 'reply', case when r.reply is not null then
    json_build_object('text', r.reply, 'lang', r.reply_lang, 'at', r.replied_at) end,
  'usefulCount', r.useful_count, 'shop', case when r.shop_goods is not null then
    json_build_object('goods', r.shop_goods, 'service', r.shop_service, 'delivery', r.shop_delivery) end)`
const addable = sql`(r.follow_up is null and r.follow_up_until > shop_now() and r.status <> 'hidden'
  and not exists (select from review_case c where c.review_id = r.id and c.kind = 'followUp' and c.state = 'open'))`
const line = (lang: Language, open: readonly OrderStatus[]) => sql`
  o.order_no as "orderNo", l.id as "orderLineId", l.product_id as "productId", l.sku_id as "skuId",
  in_language(l.title, ${lang}) as title, l.spec, l.picture, ${merchantCard(lang)} as merchant,
  o.received_at as "receivedAt",
  case when r.id is null and ${inTime} and o.status = any(${[...open]}) then o.review_until end as "reviewUntil",
  case when r.id is not null then ${reviewOf(lang)} end as review`

export type MyTab = 'toReview' | 'reviewed' | 'followUp'
/** Lines that wait for a review, and reviews of one's own: what each tab is read from. */
const wanted = (tab: MyTab, userId: number, open: readonly OrderStatus[]): RawBuilder<unknown> =>
  tab === 'toReview'
    ? sql`shop_order o join order_line l on l.order_id = o.id left join review r on r.order_line_id = l.id
        where o.user_id = ${userId} and o.status = any(${[...open]}) and ${inTime} and r.id is null and ${arrived}`
    : sql`review r join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
        where r.user_id = ${userId} and ${tab === 'followUp' ? addable : sql`true`}`

/** Up to size + 1 lines of a tab, the newest first. */
export function myLines(
  db: Db,
  lang: Language,
  userId: number,
  tab: MyTab,
  open: readonly OrderStatus[],
  { size, offset, cursor }: Limits,
): Promise<MyLineRow[]> {
  const key = tab === 'toReview' ? sql`l.id` : sql`r.id`
  const after = cursor ? sql`and ${key} < ${cursor[0]}::bigint` : sql``
  return sql<MyLineRow>`
    select w.key, ${line(lang, open)} from (
      select ${key} as key, l.id as line from ${wanted(tab, userId, open)} ${after}
      order by 1 desc ${limitTo(size + 1, offset)}
    ) w join order_line l on l.id = w.line join shop_order o on o.id = l.order_id
    join merchant m on m.id = o.merchant_id
    left join review r on r.order_line_id = l.id order by w.key desc`
    .execute(db)
    .then((r) => r.rows)
}
/** How many stand in a tab, up to 1,001. */
export const countMine = (db: Db, userId: number, tab: MyTab, open: readonly OrderStatus[]): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${wanted(tab, userId, open)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface OrderToReview {
  orderNo: string
  merchant: MerchantCard
  shopScored: boolean
}
/** An order of this buyer of which something arrived; undefined for others. */
export const orderToReview = (
  db: Db,
  lang: Language,
  userId: number,
  orderNo: string,
): Promise<OrderToReview | undefined> =>
  sql<OrderToReview>`
    select o.order_no as "orderNo", ${merchantCard(lang)} as merchant,
      exists (select from review r where r.order_id = o.id and r.shop_goods is not null) as "shopScored"
    from shop_order o join merchant m on m.id = o.merchant_id
    where o.order_no = ${orderNo} and o.user_id = ${userId} and o.received_at is not null`
    .execute(db)
    .then((r) => r.rows[0])
/** Its lines that arrived. */
export const linesOfOrder = (
  db: Db,
  lang: Language,
  orderNo: string,
  open: readonly OrderStatus[],
): Promise<MyLineRow[]> =>
  sql<MyLineRow>`
    select l.id as key, ${line(lang, open)} from shop_order o join merchant m on m.id = o.merchant_id
    join order_line l on l.order_id = o.id left join review r on r.order_line_id = l.id
    where o.order_no = ${orderNo} and ${arrived} order by l.id`
    .execute(db)
    .then((r) => r.rows)
