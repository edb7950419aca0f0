-- Categories at the staff's desk.
alter table category
  -- shoppers do not see it, nor what stands below it; goods in it stay on sale
  add closed boolean not null default false,
  -- grows with each change: whoever saw an older one is told
  add version int not null default 1;
alter table category add check (commission_bp <= 10000), add check (tax_bp <= 10000);
create index category_parent on category (parent_id);
create index category_closed on category (id) where closed;

-- Categories that went into another one: their addresses lead on.
create table merged_category (
  id bigint primary key,
  -- another may be called so by now
  code text not null,
  into_id bigint not null references category on delete cascade
);
create index merged_category_code on merged_category (code);
create index merged_category_into on merged_category (into_id);

-- Whether goods of a merchant may be put on sale, or moved to, there: it is open to shoppers and to the merchant.
create or replace function may_sell_in(p_merchant bigint, p_category bigint) returns boolean language sql stable as $$
  select not exists (select from category c join category a on a.id = any(c.path || c.id)
      where c.id = p_category and a.closed)
    and (not exists (select from merchant_category a where a.merchant_id = p_merchant) or exists (
      select from category c join merchant_category a on a.category_id = any(c.path || c.id)
      where c.id = p_category and a.merchant_id = p_merchant))
$$;
