-- Cards of goods as they are sent, by language: all that changes seldom, as finished JSON. A list reads a row of this
-- instead of putting together titles, facts, pictures, variants and the merchant of each of its goods.
-- A card counts as long as its version is that of its merchant; where it does not, it is put together by who reads it,
-- and drawn anew by a job. What a card is made of makes it old in the transaction that changes it.
create table card_version (
  merchant_id bigint primary key references merchant on delete cascade,
  version int not null default 0
);
create table product_card (
  product_id bigint not null references product on delete cascade,
  lang text not null check (lang in ('zh-CN', 'en-US', 'es-ES')),
  merchant_id bigint not null,
  -- -1: never drawn, or older than what it is made of
  version int not null default -1,
  -- kept as text, never looked into here
  said json,
  primary key (product_id, lang)
) with (fillfactor = 80);
-- what is to be drawn is found behind the version of each merchant
create index product_card_old on product_card (merchant_id, version);

insert into card_version (merchant_id) select id from merchant order by id;
insert into product_card (product_id, lang, merchant_id)
select p.id, l.lang, p.merchant_id
from product p cross join (values ('en-US'), ('es-ES'), ('zh-CN')) l(lang) order by p.id, l.lang;

create function product_cards_begun() returns trigger language plpgsql as $$
begin
  insert into product_card (product_id, lang, merchant_id)
  select f.id, l.lang, f.merchant_id
  from fresh f cross join (values ('en-US'), ('es-ES'), ('zh-CN')) l(lang) order by f.id, l.lang;
  return null;
end $$;
create trigger product_cards_begun after insert on product referencing new table as fresh
  for each statement execute function product_cards_begun();
create function card_versions_begun() returns trigger language plpgsql as $$
begin
  insert into card_version (merchant_id) select id from fresh order by id;
  return null;
end $$;
create trigger card_versions_begun after insert on merchant referencing new table as fresh
  for each statement execute function card_versions_begun();

-- Also those that are old already are written: somebody may draw them at this moment from what was before, holds their
-- rows, and is waited for.
create function product_card_old() returns trigger language plpgsql as $$
begin
  update product_card set version = -1, merchant_id = new.merchant_id where product_id = new.id;
  return null;
end $$;
create trigger product_card_old after update of title, fact, pictures, options, attributes, questions, price, price_max,
  list_price, lowest_before, member_price, condition, merchant_id on product for each row
  when ((new.title, new.fact, new.pictures, new.options, new.attributes, new.questions, new.price, new.price_max,
    new.list_price, new.lowest_before, new.member_price, new.condition, new.merchant_id) is distinct from
    (old.title, old.fact, old.pictures, old.options, old.attributes, old.questions, old.price, old.price_max,
    old.list_price, old.lowest_before, old.member_price, old.condition, old.merchant_id))
  execute function product_card_old();

create function cards_of_skus_old() returns trigger language plpgsql as $$
declare
  moved bigint[];
begin
  if tg_op = 'UPDATE' then
    moved := array(select distinct q.id from fresh f join gone g on g.id = f.id
      cross join lateral (values (f.product_id), (g.product_id)) q(id)
      where (f.product_id, f.price, f.option_values, f.status, f.content)
        is distinct from (g.product_id, g.price, g.option_values, g.status, g.content));
  elsif tg_op = 'INSERT' then
    moved := array(select distinct product_id from fresh);
  else
    moved := array(select distinct product_id from gone);
  end if;
  if cardinality(moved) > 0 then
    perform 1 from product_card where product_id = any(moved) order by product_id, lang for update;
    update product_card set version = -1 where product_id = any(moved);
  end if;
  return null;
end $$;
create trigger sku_cards_made after insert on sku referencing new table as fresh
  for each statement execute function cards_of_skus_old();
create trigger sku_cards_moved after update on sku referencing old table as gone new table as fresh
  for each statement execute function cards_of_skus_old();
create trigger sku_cards_gone after delete on sku referencing old table as gone
  for each statement execute function cards_of_skus_old();

-- All goods of a merchant grow old by one row, however many it has.
create function cards_of_merchant_old() returns trigger language plpgsql as $$
begin
  update card_version set version = version + 1 where merchant_id = new.id;
  return null;
end $$;
create trigger merchant_cards_old after update of name, seal, place on merchant for each row
  when ((new.name, new.seal, new.place) is distinct from (old.name, old.seal, old.place))
  execute function cards_of_merchant_old();

-- What cards say of all goods: rarely changed, by staff alone.
create function cards_of_all_old() returns trigger language plpgsql as $$
begin
  perform 1 from card_version order by merchant_id for update;
  update card_version set version = version + 1;
  return null;
end $$;
create trigger attribute_cards_old after insert or delete or update of code, card, closed, position on attribute
  for each statement execute function cards_of_all_old();
