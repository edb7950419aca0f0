-- Goods of one merchant that seem to be the same twice, found each night; and what became of those that were merged.
create table product_double (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  other_id bigint not null references product,
  merchant_id bigint not null references merchant,
  -- what they share: a barcode, an article number, a title
  causes text[] not null check (causes <> '{}' and causes <@ '{barcode,code,title}'),
  found_at timestamptz not null default shop_now(),
  -- said to be two things
  parted_at timestamptz,
  unique (product_id, other_id),
  check (product_id < other_id)
);
create index product_double_merchant on product_double (merchant_id, id) where parted_at is null;
create index product_double_other on product_double (other_id);

-- Addresses of what was merged lead to what was kept: those by its id, and those by the name it had in a shop before.
create table merged_product (
  id bigint primary key references product,
  handle text not null,
  into_id bigint not null references product,
  merged_at timestamptz not null default shop_now(),
  check (id <> into_id)
);
create index merged_product_into on merged_product (into_id);
create index merged_product_handle on merged_product (handle);

-- A title as it is compared: its letters and figures alone, and nothing where that says too little.
create function title_key(p_title text) returns text language sql immutable parallel safe as $$
  select case when length(k) >= 6 or (length(k) >= 4 and k ~ '[\u3400-\u9fff]') then md5(k) end
  from (select lower(regexp_replace(p_title, '[^[:alnum:]\u3400-\u9fff]+', '', 'g')) as k) t
$$;
