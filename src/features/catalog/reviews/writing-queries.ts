// The SQL that writes reviews: many that come along with goods, and the one that a buyer writes.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface ReviewPicture {
  file: string
  width: number
  height: number
  /** what is to be seen, in the author's language */
  alt: string
}
/** What the merchant of an order was given: 1 to 5 each. */
export interface ShopScores {
  goods: number
  service: number
  delivery: number
}
export interface ReviewDraft {
  skuId: number
  /** The chosen values as the order line keeps them; missing: as the product names them now. */
  spec?: { code: string; name: Texts; valueCode: string; value: Texts }[]
  /** Missing: nobody of this shop, as with reviews that come along with the goods. */
  userId?: number
  /** What was bought; missing for what was brought along. */
  of?: { orderId: number; orderLineId: number }
  nickname: string
  anonymous?: boolean
  rating: 1 | 2 | 3 | 4 | 5
  /** codes of tags */
  tags?: readonly string[]
  text?: string
  lang: Language
  pictures?: ReviewPicture[]
  /** a file name of the uploads */
  video?: string
  shop?: ShopScores
  /** Missing: shown. */
  status?: 'pending' | 'shown'
  /** ISO times; `createdAt` is now when missing. */
  createdAt?: string
  followUp?: { text: string; at: string }
  /** Its author may add to it for so long; missing: not at all. */
  followUpSeconds?: number
  reply?: { text: string; lang: Language; at: string }
  /** Counted by the shop; set only where it is brought along. */
  usefulCount?: number
}
/** All that is told of when somebody wrote who wants no name: the minute could be found in the history of an order. */
const today = sql`date_trunc('day', shop_now(), 'Asia/Shanghai')`
const rowOf = (d: ReviewDraft, place: number) => ({
  place,
  sku_id: d.skuId,
  spec: d.spec ?? null,
  user_id: d.userId ?? null,
  order_id: d.of?.orderId ?? null,
  order_line_id: d.of?.orderLineId ?? null,
  // what is anonymous keeps no name at all
  nickname: d.anonymous ? '' : d.nickname,
  anonymous: d.anonymous ?? false,
  rating: d.rating,
  tags: d.tags ?? [],
  body: d.text ?? '',
  lang: d.lang,
  pictures: d.pictures ?? [],
  video: d.video ?? null,
  shop_goods: d.shop?.goods ?? null,
  shop_service: d.shop?.service ?? null,
  shop_delivery: d.shop?.delivery ?? null,
  status: d.status ?? 'shown',
  created_at: d.createdAt ?? null,
  follow_up: d.followUp?.text ?? null,
  followed_up_at: d.followUp?.at ?? null,
  follow_up_seconds: d.followUpSeconds ?? null,
  reply: d.reply?.text ?? null,
  reply_lang: d.reply?.lang ?? null,
  replied_at: d.reply?.at ?? null,
  useful_count: d.usefulCount ?? 0,
})
/**
 * Adds reviews, their product, merchant and the words of their spec taken from the SKU. Unknown SKUs give none,
 * nor does an order line that has its review. Ids in the order of the drafts.
 */
export async function insertReviews(db: Db, drafts: readonly ReviewDraft[]): Promise<number[]> {
  const made = await sql<{ id: number }>`
    with d as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(drafts.map(rowOf))}::jsonb) as d(place int, sku_id bigint,
        spec jsonb, user_id bigint, order_id bigint, order_line_id bigint, nickname text, anonymous boolean,
        rating smallint, tags text[], body text, lang text, pictures jsonb, video text, shop_goods smallint,
        shop_service smallint, shop_delivery smallint, status text, created_at timestamptz, follow_up text,
        followed_up_at timestamptz,
        follow_up_seconds float8, reply text, reply_lang text, replied_at timestamptz, useful_count int)
    )
    insert into review (product_id, sku_id, merchant_id, order_id, spec, user_id, order_line_id, nickname, anonymous,
      rating, tags, body, lang, pictures, video, shop_goods, shop_service, shop_delivery, status, created_at, follow_up,
      followed_up_at, follow_up_until, reply, reply_lang, replied_at, useful_count)
    select k.product_id, k.id, p.merchant_id, d.order_id, coalesce(d.spec, (
        select jsonb_agg(jsonb_build_object('code', o.option ->> 'code', 'name', o.option -> 'name',
          'valueCode', c.code, 'value', coalesce((
            select v -> 'name' from jsonb_array_elements(o.option -> 'values') v where v ->> 'code' = c.code limit 1
          ), jsonb_build_object('en-US', c.code))) order by c.place)
        from unnest(k.option_values) with ordinality c(code, place)
        join jsonb_array_elements(p.options) with ordinality o(option, place) using (place)
      ), '[]'), d.user_id, d.order_line_id, d.nickname, d.anonymous, d.rating, d.tags, d.body, d.lang, d.pictures,
      d.video, d.shop_goods, d.shop_service, d.shop_delivery, d.status,
      coalesce(d.created_at, case when d.anonymous then ${today} else shop_now() end),
      d.follow_up, d.followed_up_at, shop_now() + make_interval(secs => d.follow_up_seconds), d.reply, d.reply_lang,
      d.replied_at, d.useful_count
    from d join sku k on k.id = d.sku_id join product p on p.id = k.product_id order by d.place
    on conflict (order_line_id) do nothing returning id`.execute(db)
  return made.rows.map((r) => r.id)
}

/** The tags that can be said with so many stars, of these codes. */
export const fittingTags = (db: Db, codes: readonly string[], rating: number): Promise<string[]> =>
  sql<{ code: string }>`
    select code from review_tag where active and code = any(${[...codes]}::text[]) and ${rating} between least and most`
    .execute(db)
    .then((r) => r.rows.map((row) => row.code))
export interface OfferedTag {
  code: string
  name: string
  least: number
  most: number
}
export const listTags = (db: Db, lang: Language): Promise<OfferedTag[]> =>
  sql<OfferedTag>`
    select code, in_language(name, ${lang}) as name, least, most from review_tag where active order by position`
    .execute(db)
    .then((r) => r.rows)
