-- Reviews as buyers write them: tags, a film, scores for the merchant; what was anonymous tells no name, not even here.
-- The kept numbers follow by triggers: of a product, of its tags, and of its merchant.
create table review_tag (
  code text primary key check (code ~ '^[a-zA-Z]{2,30}$'),
  name jsonb not null check (name ?& array['en-US', 'zh-CN', 'es-ES']),
  -- with how many stars it can be said
  least smallint not null check (least between 1 and 5),
  most smallint not null check (most between least and 5),
  position int not null,
  active boolean not null default true
);
insert into review_tag (code, least, most, position, name) values
  ('trueColour', 3, 5, 1, '{"en-US": "True to the pictures", "zh-CN": "与图片一致", "es-ES": "Fiel a las fotos"}'),
  ('wellMade', 3, 5, 2, '{"en-US": "Well made", "zh-CN": "做工精细", "es-ES": "Bien hecho"}'),
  ('wellPacked', 3, 5, 3, '{"en-US": "Well packed", "zh-CN": "包装用心", "es-ES": "Bien embalado"}'),
  ('rightSize', 3, 5, 4, '{"en-US": "The right size", "zh-CN": "尺寸合适", "es-ES": "Buen tamaño"}'),
  ('worthIt', 3, 5, 5, '{"en-US": "Worth the price", "zh-CN": "物有所值", "es-ES": "Vale lo que cuesta"}'),
  ('otherColour', 1, 3, 6,
    '{"en-US": "Not like the pictures", "zh-CN": "与图片不符", "es-ES": "No es como en las fotos"}'),
  ('poorlyMade', 1, 3, 7, '{"en-US": "Poorly made", "zh-CN": "做工粗糙", "es-ES": "Mal acabado"}'),
  ('badlyPacked', 1, 3, 8, '{"en-US": "Badly packed", "zh-CN": "包装简陋", "es-ES": "Mal embalado"}'),
  ('wrongSize', 1, 3, 9, '{"en-US": "The wrong size", "zh-CN": "尺寸不合", "es-ES": "Tamaño inadecuado"}'),
  ('notWorthIt', 1, 3, 10, '{"en-US": "Not worth the price", "zh-CN": "性价比低", "es-ES": "No vale lo que cuesta"}');

alter table review
  add column merchant_id bigint references merchant,
  add column order_id bigint references shop_order,
  add column tags text[] not null default '{}' check (cardinality(tags) <= 10),
  -- a file name of the uploads
  add column video text,
  -- what the order's merchant was given along with it
  add column shop_goods smallint check (shop_goods between 1 and 5),
  add column shop_service smallint check (shop_service between 1 and 5),
  add column shop_delivery smallint check (shop_delivery between 1 and 5),
  -- until when its author may add to it; nobody can add to what came along with the goods
  add column follow_up_until timestamptz;
alter table review disable trigger review_changed;
update review r set merchant_id = p.merchant_id from product p where p.id = r.product_id;
update review r set order_id = l.order_id from order_line l where l.id = r.order_line_id;
update review set nickname = '' where anonymous and nickname <> '';
alter table review enable trigger review_changed;
alter table review
  alter column merchant_id set not null,
  add check ((shop_goods is null) = (shop_service is null) and (shop_goods is null) = (shop_delivery is null)),
  add check ((order_id is null) = (order_line_id is null)),
  add check (not anonymous or nickname = '');
create index review_video on review (product_id, worth desc, id desc) where status = 'shown' and video is not null;
create index review_merchant on review (merchant_id, id desc);
-- an order scores its merchant once
create unique index review_scored on review (order_id) where shop_goods is not null;

-- until when its lines may be reviewed
alter table shop_order add column review_until timestamptz;
update shop_order set review_until = received_at + interval '180 days' where received_at is not null;

alter table review_summary add column with_video int not null default 0;
create table review_tag_count (
  product_id bigint not null references product,
  tag text not null references review_tag,
  n int not null,
  primary key (product_id, tag)
) with (fillfactor = 80);
-- One row per merchant that was ever scored; averages in hundredths, half up.
create table merchant_score (
  merchant_id bigint primary key references merchant,
  scored int not null,
  goods int not null,
  service int not null,
  delivery int not null
) with (fillfactor = 60);

create function hundredths(total int, n int) returns int language sql immutable parallel safe as $$
  select case when n > 0 then (200 * total + n) / (2 * n) else 0 end
$$;

-- Adds what a statement changed to the kept numbers, and takes them over to the product, its lists and its merchant.
-- Products come first, then tags, then merchants, each in their order: two writers never wait for each other in a ring.
create or replace function count_reviews() returns trigger language plpgsql as $$
declare
  -- each event knows other transition tables
  changed text := case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end;
begin
  execute format($sql$
    with counted as (
      insert into review_summary as s (product_id, star1, star2, star3, star4, star5, with_pictures, with_video,
        followed_up, in_zh, in_en, in_es)
      select * from (
        select product_id, sum(sign * (rating = 1)::int) s1, sum(sign * (rating = 2)::int) s2,
          sum(sign * (rating = 3)::int) s3, sum(sign * (rating = 4)::int) s4, sum(sign * (rating = 5)::int) s5,
          sum(sign * (pictures <> '[]')::int) p, sum(sign * (video is not null)::int) v,
          sum(sign * (follow_up is not null)::int) f,
          sum(sign * (lang = 'zh-CN' and body <> '')::int) zh, sum(sign * (lang = 'en-US' and body <> '')::int) en,
          sum(sign * (lang = 'es-ES' and body <> '')::int) es
        from (%s) changed where status = 'shown' group by product_id
      ) d where (s1, s2, s3, s4, s5, p, v, f, zh, en, es) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by product_id
      on conflict (product_id) do update set star1 = s.star1 + excluded.star1, star2 = s.star2 + excluded.star2,
        star3 = s.star3 + excluded.star3, star4 = s.star4 + excluded.star4, star5 = s.star5 + excluded.star5,
        with_pictures = s.with_pictures + excluded.with_pictures, with_video = s.with_video + excluded.with_video,
        followed_up = s.followed_up + excluded.followed_up, in_zh = s.in_zh + excluded.in_zh,
        in_en = s.in_en + excluded.in_en, in_es = s.in_es + excluded.in_es
      returning s.product_id, s.count, s.average
    ), rated as (
      update product p set rating = c.average, review_count = c.count from counted c where p.id = c.product_id
        and (p.rating, p.review_count) <> (c.average, c.count)
    )
    update product_listing s set rating = c.average from counted c where s.product_id = c.product_id
      and s.rating <> c.average
  $sql$, changed);
  execute format($sql$
    insert into review_tag_count as t (product_id, tag, n)
    select product_id, tag, sum(sign) from (%s) changed cross join unnest(tags) as tag
    where status = 'shown' group by product_id, tag having sum(sign) <> 0 order by product_id, tag
    on conflict (product_id, tag) do update set n = t.n + excluded.n
  $sql$, changed);
  execute format($sql$
    with counted as (
      insert into merchant_score as m (merchant_id, scored, goods, service, delivery)
      select * from (
        select merchant_id, sum(sign) n, sum(sign * shop_goods) g, sum(sign * shop_service) s,
          sum(sign * shop_delivery) d
        from (%s) changed where status = 'shown' and shop_goods is not null group by merchant_id
      ) c where (n, g, s, d) <> (0, 0, 0, 0) order by merchant_id
      on conflict (merchant_id) do update set scored = m.scored + excluded.scored, goods = m.goods + excluded.goods,
        service = m.service + excluded.service, delivery = m.delivery + excluded.delivery
      returning m.merchant_id, m.scored, hundredths(m.goods, m.scored) g, hundredths(m.service, m.scored) s,
        hundredths(m.delivery, m.scored) d
    )
    update merchant w set score_goods = c.g, score_service = c.s, score_delivery = c.d from counted c
    where w.id = c.merchant_id and (w.score_goods, w.score_service, w.score_delivery) <> (c.g, c.s, c.d)
  $sql$, changed);
  return null;
end $$;
