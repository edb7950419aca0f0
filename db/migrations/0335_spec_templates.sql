-- Specs that are offered where goods are written: a name and its values. The staff's for all shops, a shop's own for
-- itself. Goods copy them: what becomes of a template later touches none.
create table spec_template (
  id bigint generated always as identity primary key,
  -- null: the staff's
  merchant_id bigint references merchant,
  title jsonb not null,
  -- the spec that it makes
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name jsonb not null,
  -- { code, name, colour } in their order
  choices jsonb not null check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) between 1 and 60),
  -- of the staff's: offered there and below; empty: everywhere
  category_ids bigint[] not null default '{}',
  version int not null default 1
);
create index spec_template_merchant on spec_template (merchant_id, id);
