-- Reviews: what buyers wrote, what houses answered, whom it helped. The numbers of a product are kept by triggers, so they equal its rows whoever writes them.
create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  sku_id bigint not null references sku,
  -- the chosen values in all languages, as the order line kept them
  spec jsonb not null default '[]',
  -- nobody: brought along with the goods, or the account is gone
  user_id bigint references user_account,
  order_line_id bigint unique references order_line,
  nickname text not null default '',
  anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  body text not null default '',
  -- the author's; a review is never shown as if it were written in another
  lang text not null check (lang in ('zh-CN', 'en-US', 'es-ES')),
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 9),
  follow_up text,
  followed_up_at timestamptz,
  reply text,
  reply_lang text check (reply_lang in ('zh-CN', 'en-US', 'es-ES')),
  replied_at timestamptz,
  useful_count int not null default 0 check (useful_count >= 0),
  status text not null default 'shown' check (status in ('pending', 'shown', 'hidden')),
  created_at timestamptz not null default shop_now(),
  -- what helps first: votes, then words, pictures, experience
  worth int not null generated always as (useful_count * 8 + (body <> '')::int * 4 + (pictures <> '[]')::int * 2 + (follow_up is not null)::int) stored,
  check ((follow_up is null) = (followed_up_at is null)),
  check ((reply is null) = (replied_at is null) and (reply is null) = (reply_lang is null))
);
create index review_useful on review (product_id, worth desc, id desc) where status = 'shown';
create index review_newest on review (product_id, created_at desc, id desc) where status = 'shown';
create index review_stars on review (product_id, rating, id) where status = 'shown';
create index review_pictures on review (product_id, worth desc, id desc) where status = 'shown' and pictures <> '[]';
create index review_followed on review (product_id, worth desc, id desc) where status = 'shown' and follow_up is not null;
create index review_language on review (product_id, lang, worth desc, id desc) where status = 'shown' and body <> '';
create index review_sku on review (sku_id, worth desc, id desc) where status = 'shown';
create index review_author on review (user_id, id desc) where user_id is not null;

create table review_vote (
  review_id bigint not null references review,
  user_id bigint not null references user_account,
  created_at timestamptz not null default shop_now(),
  primary key (review_id, user_id)
);
create index review_vote_user on review_vote (user_id);

-- One row per product that was ever reviewed; the average in hundredths, half up. Languages count reviews with words.
create table review_summary (
  product_id bigint primary key references product,
  star1 int not null,
  star2 int not null,
  star3 int not null,
  star4 int not null,
  star5 int not null,
  with_pictures int not null,
  followed_up int not null,
  in_zh int not null,
  in_en int not null,
  in_es int not null,
  count int not null generated always as (star1 + star2 + star3 + star4 + star5) stored,
  average int not null generated always as (
    coalesce((200 * (star1 + 2 * star2 + 3 * star3 + 4 * star4 + 5 * star5) + star1 + star2 + star3 + star4 + star5) / nullif(2 * (star1 + star2 + star3 + star4 + star5), 0), 0)
  ) stored
) with (fillfactor = 80);

-- Adds what a statement changed to the kept numbers, and takes average and count over to the product and its shelf. Rows in the order of the products: two writers never wait for each other in a ring.
create function count_reviews() returns trigger language plpgsql as $$
begin
  -- the statement is put together, because each event knows other transition tables
  execute format($sql$
    with counted as (
      insert into review_summary as s (product_id, star1, star2, star3, star4, star5, with_pictures, followed_up, in_zh, in_en, in_es)
      select * from (
        select product_id, sum(sign * (rating = 1)::int) s1, sum(sign * (rating = 2)::int) s2, sum(sign * (rating = 3)::int) s3, sum(sign * (rating = 4)::int) s4, sum(sign * (rating = 5)::int) s5,
          sum(sign * (pictures <> '[]')::int) p, sum(sign * (follow_up is not null)::int) f,
          sum(sign * (lang = 'zh-CN' and body <> '')::int) zh, sum(sign * (lang = 'en-US' and body <> '')::int) en, sum(sign * (lang = 'es-ES' and body <> '')::int) es
        from (%s) changed where status = 'shown' group by product_id
      ) d where (s1, s2, s3, s4, s5, p, f, zh, en, es) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by product_id
      on conflict (product_id) do update set star1 = s.star1 + excluded.star1, star2 = s.star2 + excluded.star2, star3 = s.star3 + excluded.star3, star4 = s.star4 + excluded.star4,
        star5 = s.star5 + excluded.star5, with_pictures = s.with_pictures + excluded.with_pictures, followed_up = s.followed_up + excluded.followed_up,
        in_zh = s.in_zh + excluded.in_zh, in_en = s.in_en + excluded.in_en, in_es = s.in_es + excluded.in_es
      returning s.product_id, s.count, s.average
    ), rated as (
      update product p set rating = c.average, review_count = c.count from counted c where p.id = c.product_id and (p.rating, p.review_count) <> (c.average, c.count)
    )
    update product_shelf s set rating = c.average from counted c where s.product_id = c.product_id and s.rating <> c.average
  $sql$, case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end);
  return null;
end $$;
create trigger review_added after insert on review referencing new table as fresh for each statement execute function count_reviews();
create trigger review_changed after update on review referencing old table as gone new table as fresh for each statement execute function count_reviews();
create trigger review_removed after delete on review referencing old table as gone for each statement execute function count_reviews();
