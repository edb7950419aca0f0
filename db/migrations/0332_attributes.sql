-- Attributes that staff define: what goods of a category are asked for, beside what merchants say of their own accord.
-- Goods keep name and value as they were written (product.attributes), by the codes of these.
create table attribute (
  id bigint generated always as identity primary key,
  -- goods know it by this
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('one', 'several', 'text', 'number', 'yesNo')),
  name jsonb not null,
  -- of a number
  unit jsonb not null default '{}',
  filter boolean not null default true check (not filter or kind <> 'text'),
  card boolean not null default false,
  closed boolean not null default false,
  position int not null default 0,
  version int not null default 1
);
create table attribute_value (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attribute on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name jsonb not null,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  picture text,
  closed boolean not null default false,
  -- what goods that carry it are told they carry
  into_id bigint references attribute_value,
  position int not null default 0,
  unique (attribute_id, code),
  check (into_id is null or into_id <> id)
);
create index attribute_value_into on attribute_value (into_id) where into_id is not null;
-- Where it is asked for: there, and in all that stands below.
create table attribute_place (
  attribute_id bigint not null references attribute on delete cascade,
  category_id bigint not null references category on delete cascade,
  required boolean not null default false,
  primary key (attribute_id, category_id)
);
create index attribute_place_category on attribute_place (category_id);

-- Goods that carry an attribute, or a value of it.
create index product_attributes on product using gin (attributes jsonb_path_ops) where attributes <> '[]';
