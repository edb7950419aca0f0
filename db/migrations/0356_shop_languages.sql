-- Which languages the shop offers, the first one to whoever wants none of them; without a row all that it speaks.
create table shop_language (
  one boolean primary key default true check (one),
  spoken text[] not null check (cardinality(spoken) between 1 and 3 and spoken <@ array['zh-CN', 'en-US', 'es-ES']),
  version int not null default 1,
  updated_at timestamptz not null default shop_now()
);
