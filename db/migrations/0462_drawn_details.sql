-- What a product says of itself on its page, by language, as finished JSON: all that is its own and its variants' and
-- changes seldom. Pieces, merchant, brand, categories, sales are read beside it, live. Drawn by a job; what it is made
-- of empties it in the transaction that changes it, and until it is drawn anew its readers put the page together.
create table product_detail (
  product_id bigint not null references product on delete cascade,
  lang text not null check (lang in ('zh-CN', 'en-US', 'es-ES')),
  -- pieces of JSON, parted by a letter that JSON never has (U+001E): what the product says, then each variant
  said text,
  primary key (product_id, lang)
) with (fillfactor = 80);
create index product_detail_old on product_detail (product_id) where said is null;

insert into product_detail (product_id, lang)
select p.id, l.lang from product p cross join (values ('en-US'), ('es-ES'), ('zh-CN')) l(lang) order by p.id, l.lang;

create function product_details_begun() returns trigger language plpgsql as $$
begin
  insert into product_detail (product_id, lang)
  select f.id, l.lang from fresh f cross join (values ('en-US'), ('es-ES'), ('zh-CN')) l(lang) order by f.id, l.lang;
  return null;
end $$;
create trigger product_details_begun after insert on product referencing new table as fresh
  for each statement execute function product_details_begun();

-- Those that are empty are written too: somebody may draw them at this moment from what was before, holds their rows,
-- and is waited for.
create function product_detail_old() returns trigger language plpgsql as $$
begin
  update product_detail set said = null where product_id = new.id;
  return null;
end $$;
create trigger product_detail_old after update of title, subtitle, fact, body, seo_title, seo_description, attributes,
  options, questions, pictures, video, model, services, condition, condition_note, purchase_limit on product
  for each row
  when ((new.title, new.subtitle, new.fact, new.body, new.seo_title, new.seo_description, new.attributes, new.options,
    new.questions, new.pictures, new.video, new.model, new.services, new.condition, new.condition_note,
    new.purchase_limit) is distinct from
    (old.title, old.subtitle, old.fact, old.body, old.seo_title, old.seo_description, old.attributes, old.options,
    old.questions, old.pictures, old.video, old.model, old.services, old.condition, old.condition_note,
    old.purchase_limit))
  execute function product_detail_old();

create function details_old(p_products bigint[]) returns void language plpgsql as $$
begin
  if cardinality(p_products) = 0 then return; end if;
  perform 1 from product_detail where product_id = any(p_products) order by product_id, lang for update;
  update product_detail set said = null where product_id = any(p_products);
end $$;

create function details_of_skus_old() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform details_old(array(select distinct q.id from fresh f join gone g on g.id = f.id
      cross join lateral (values (f.product_id), (g.product_id)) q(id)
      where (f.product_id, f.position, f.status, f.code, f.option_values, f.price, f.list_price, f.member_price,
        f.tiers, f.weight_g, f.content, f.picture) is distinct from (g.product_id, g.position, g.status, g.code,
        g.option_values, g.price, g.list_price, g.member_price, g.tiers, g.weight_g, g.content, g.picture)));
  elsif tg_op = 'INSERT' then
    perform details_old(array(select distinct product_id from fresh));
  else
    perform details_old(array(select distinct product_id from gone));
  end if;
  return null;
end $$;
create trigger sku_details_made after insert on sku referencing new table as fresh
  for each statement execute function details_of_skus_old();
create trigger sku_details_moved after update on sku referencing old table as gone new table as fresh
  for each statement execute function details_of_skus_old();
create trigger sku_details_gone after delete on sku referencing old table as gone
  for each statement execute function details_of_skus_old();

-- Prices of the shop before are brought along without a SKU moving; where one moves, its own triggers have seen to it.
create function details_of_prices_old() returns trigger language plpgsql as $$
begin
  perform details_old(array(select distinct k.product_id from fresh f join sku k on k.id = f.sku_id));
  return null;
end $$;
create trigger price_details_old after insert on price_change referencing new table as fresh
  for each statement when (pg_trigger_depth() = 0) execute function details_of_prices_old();
