-- Merchants and what they charge for freight.
create table merchant (
  id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  motto jsonb not null default '{}',
  story jsonb not null default '{}',
  place jsonb not null default '{}',
  seal jsonb not null default '{}',
  founded int,
  status text not null default 'open' check (status in ('open', 'suspended', 'closed')),
  score_goods int not null default 0,
  score_service int not null default 0,
  score_delivery int not null default 0,
  follower_count int not null default 0,
  product_count int not null default 0,
  created_at timestamptz not null default shop_now()
);
alter table membership add foreign key (merchant_id) references merchant;

create table freight_template (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  name text not null,
  charged_by text not null check (charged_by in ('piece', 'weight', 'volume')),
  is_default boolean not null default false,
  created_at timestamptz not null default shop_now()
);
create unique index freight_template_default on freight_template (merchant_id) where is_default;

-- One row of a template: where it holds (country codes, GB province codes such as CN-31, or CN for all of the mainland) and what it costs there.
-- first and next count pieces, grams or cubic centimetres. No row for a place = outside the delivery range.
create table freight_region (
  id bigint generated always as identity primary key,
  template_id bigint not null references freight_template,
  areas text[] not null check (cardinality(areas) > 0),
  first_units bigint not null check (first_units > 0),
  first_fee bigint not null check (first_fee >= 0),
  next_units bigint not null check (next_units > 0),
  next_fee bigint not null check (next_fee >= 0),
  free_from_amount bigint,
  free_from_count int
);
create index freight_region_template on freight_region (template_id);
