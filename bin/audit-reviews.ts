// What the audit asks about reviews: every kept number is that of the rows, and nobody reviewed what they did not get.

const shown = `(select * from review where status = 'shown')`
const counted = {
  star1: 'r.rating = 1',
  star2: 'r.rating = 2',
  star3: 'r.rating = 3',
  star4: 'r.rating = 4',
  star5: 'r.rating = 5',
  with_pictures: `r.pictures <> '[]'`,
  with_video: 'r.video is not null',
  followed_up: 'r.follow_up is not null',
  in_zh: `r.lang = 'zh-CN' and r.body <> ''`,
  in_en: `r.lang = 'en-US' and r.body <> ''`,
  in_es: `r.lang = 'es-ES' and r.body <> ''`,
}
const columns = Object.keys(counted)
const kept = columns.map((column) => `coalesce(s.${column}, 0)`).join(', ')
const recounted = Object.values(counted)
  .map((of) => `count(r.id) filter (where ${of})`)
  .join(', ')

/** Each query names what is wrong; no rows is right. */
export const reviews: Record<string, string> = {
  'the kept numbers of a product are those of its reviews': `
    select p.id, p.rating, p.review_count from product p left join review_summary s on s.product_id = p.id
    left join ${shown} r on r.product_id = p.id
    group by p.id, s.product_id having s.product_id is not null and ((${kept}) <> (${recounted})
      or (p.rating, p.review_count) <> (hundredths(coalesce(sum(r.rating), 0)::int, count(r.id)::int), count(r.id)))`,
  'the tags of a product are those of its reviews': `
    select c.product_id, c.tag, c.n, r.n as said from review_tag_count c full join (
      select product_id, tag, count(*) as n from ${shown} r cross join unnest(r.tags) tag group by 1, 2
    ) r using (product_id, tag) where coalesce(c.n, 0) <> coalesce(r.n, 0)`,
  'the scores of a merchant are those of its reviews': `
    select m.id, m.score_goods, r.goods from merchant m join merchant_score s on s.merchant_id = m.id
    cross join lateral (
      select count(*)::int as n, coalesce(sum(shop_goods), 0)::int as goods,
        coalesce(sum(shop_service), 0)::int as service, coalesce(sum(shop_delivery), 0)::int as delivery
      from ${shown} r where r.merchant_id = m.id and r.shop_goods is not null
    ) r
    where (s.scored, s.goods, s.service, s.delivery) <> (r.n, r.goods, r.service, r.delivery)
      or (m.score_goods, m.score_service, m.score_delivery)
        <> (hundredths(r.goods, r.n), hundredths(r.service, r.n), hundredths(r.delivery, r.n))`,
  'who reviewed something bought and received it': `
    select r.id from review r join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
    where (r.user_id is not null and r.user_id <> o.user_id) or r.order_id <> o.id or r.sku_id <> l.sku_id
      or not exists (select from parcel_line u join parcel p on p.id = u.parcel_id
        where u.order_line_id = l.id and p.status = 'received')`,
  // reported by few it is seen until staff decide
  'what is held waits for staff, and nothing waits about what was taken down': `
    select r.id, r.status, c.kind from review r
    left join review_case c on c.review_id = r.id and c.state = 'open' and c.kind in ('review', 'reported')
    where r.order_line_id is not null and case r.status when 'pending' then c.id is null else c.kind = 'review' end
    union all
    select r.id, r.status, c.kind from review r join review_case c on c.review_id = r.id and c.state = 'open'
    where r.status = 'hidden'`,
  'what was added waits or stands, not both': `
    select r.id from review r join review_case c on c.review_id = r.id and c.kind = 'followUp' and c.state = 'open'
    where r.follow_up is not null`,
  'an order is reviewed when all of it that arrived is': `
    select o.id, o.status from shop_order o where (o.status = 'reviewed') <> (
      o.status in ('toReview', 'completed', 'reviewed')
      and exists (select from parcel p where p.order_id = o.id and p.status = 'received') and not exists (
        select from order_line l where l.order_id = o.id
          and not exists (select from review r where r.order_line_id = l.id)
          and exists (select from parcel_line u join parcel p on p.id = u.parcel_id
            where u.order_line_id = l.id and p.status = 'received')))`,
}
