-- Brands at the staff's desk, and those that merchants ask for.
alter table brand
  add logo text,
  -- how its Chinese name is read, where that is not the usual way: it stands there in the index
  add pinyin text not null default '',
  -- shoppers do not see it; goods of it stay on sale
  add closed boolean not null default false,
  -- grows with each change: whoever saw an older one is told
  add version int not null default 1;

-- Brands that went into another one: their addresses lead on, and files that name them are understood.
create table merged_brand (
  id bigint primary key,
  -- another may be called so by now
  code text not null,
  name jsonb not null,
  into_id bigint not null references brand on delete cascade
);
create index merged_brand_into on merged_brand (into_id);

-- Goods that are saved while their brand goes into another one come into that: whoever merges it is waited for.
create function lead_brand() returns trigger language plpgsql as $$
begin
  -- one that is there and stays of its brand waits for nobody: its row may be locked already
  if tg_op = 'INSERT' and exists (select from product p where p.merchant_id = new.merchant_id
      and p.handle = new.handle and p.brand_id = new.brand_id) then
    return new;
  end if;
  perform from brand where id = new.brand_id for key share;
  if not found then
    new.brand_id := coalesce((select m.into_id from merged_brand m where m.id = new.brand_id), new.brand_id);
  end if;
  return new;
end $$;
create trigger product_of_brand before insert on product
  for each row when (new.brand_id is not null) execute function lead_brand();
create trigger product_to_brand before update of brand_id on product
  for each row when (new.brand_id is not null and new.brand_id is distinct from old.brand_id)
  execute function lead_brand();

create table brand_request (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  asked_by bigint references user_account,
  name jsonb not null,
  -- its names without signs, each language: what is asked for twice is known by them
  name_key text not null check (name_key <> ''),
  country text check (country ~ '^[A-Z]{2}$'),
  -- who owns the mark
  owner text not null default '',
  -- how the merchant comes to sell it
  note text not null default '',
  -- uploads that show it
  proofs jsonb not null check (jsonb_typeof(proofs) = 'array' and jsonb_array_length(proofs) between 1 and 3),
  state text not null default 'open' check (state in ('open', 'approved', 'returned', 'withdrawn')),
  -- what came of it
  brand_id bigint references brand,
  claimed_by bigint references user_account,
  claimed_until timestamptz,
  -- why it was returned
  answer text not null default '',
  created_at timestamptz not null default shop_now(),
  decided_at timestamptz,
  check ((claimed_by is null) = (claimed_until is null)),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'approved') = (brand_id is not null))
);
-- a merchant asks for a brand once at a time
create unique index brand_request_open on brand_request (merchant_id, name_key) where state = 'open';
create index brand_request_queue on brand_request (id) where state = 'open';
create index brand_request_decided on brand_request (id) where state in ('approved', 'returned');
create index brand_request_merchant on brand_request (merchant_id, id);
create index brand_request_brand on brand_request (brand_id) where brand_id is not null;
create index brand_request_asked on brand_request (asked_by) where asked_by is not null;
create index brand_request_claimed on brand_request (claimed_by) where claimed_by is not null;

-- One purpose more, beside those that are there.
do $$
declare
  v_was text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'upload_purpose_check');
begin
  alter table upload drop constraint upload_purpose_check;
  execute 'alter table upload add constraint upload_purpose_check '
    || replace(v_was, 'ARRAY[', 'ARRAY[''brandProof''::text, ');
end $$;
