-- What staff changed of the list of places: where nothing is delivered, what is called otherwise by now, what is new.
-- The list itself comes with the software; an address of old keeps working by the former names.
create table place_change (
  -- a country (ES), a state (ES-M), or a province, city or district of China by GB code (310104)
  code text primary key check (code ~ '^([A-Z]{2}(-[A-Z0-9]{1,3})?|\d{6})$'),
  -- of what is new: what it lies in
  parent text check (parent ~ '^\d{6}$'),
  -- null: as the list says
  name text,
  former text[] not null default '{}',
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default shop_now(),
  check (parent is null or name is not null)
);
-- how many addresses lie in a place is told before it is changed
create index address_place on address (country, state_code, city, region);
