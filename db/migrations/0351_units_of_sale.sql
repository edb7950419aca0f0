-- Units of sale other than the piece: a pair, a set, a metre. Staff name them, goods carry them by their codes.
create table sale_unit (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name jsonb not null,
  -- of more than one, where a language says it otherwise: pairs, juegos
  many jsonb not null default '{}',
  -- goods that carry it keep it, others cannot choose it
  closed boolean not null default false,
  position int not null default 0,
  version int not null default 1
);
insert into sale_unit (code, position, name, many) values
  ('pair', 1, '{"zh-CN": "双", "en-US": "pair", "es-ES": "par"}', '{"en-US": "pairs", "es-ES": "pares"}'),
  ('set', 2, '{"zh-CN": "套", "en-US": "set", "es-ES": "juego"}', '{"en-US": "sets", "es-ES": "juegos"}'),
  ('box', 3, '{"zh-CN": "盒", "en-US": "box", "es-ES": "caja"}', '{"en-US": "boxes", "es-ES": "cajas"}'),
  ('pack', 4, '{"zh-CN": "包", "en-US": "pack", "es-ES": "paquete"}', '{"en-US": "packs", "es-ES": "paquetes"}'),
  ('bag', 5, '{"zh-CN": "袋", "en-US": "bag", "es-ES": "bolsa"}', '{"en-US": "bags", "es-ES": "bolsas"}'),
  ('bottle', 6, '{"zh-CN": "瓶", "en-US": "bottle", "es-ES": "botella"}', '{"en-US": "bottles", "es-ES": "botellas"}'),
  ('roll', 7, '{"zh-CN": "卷", "en-US": "roll", "es-ES": "rollo"}', '{"en-US": "rolls", "es-ES": "rollos"}'),
  ('sheet', 8, '{"zh-CN": "张", "en-US": "sheet", "es-ES": "hoja"}', '{"en-US": "sheets", "es-ES": "hojas"}'),
  ('dozen', 9, '{"zh-CN": "打", "en-US": "dozen", "es-ES": "docena"}', '{"es-ES": "docenas"}'),
  ('kg', 10, '{"zh-CN": "千克", "en-US": "kg", "es-ES": "kg"}', '{}'),
  ('l', 11, '{"zh-CN": "升", "en-US": "l", "es-ES": "l"}', '{}'),
  ('m', 12, '{"zh-CN": "米", "en-US": "m", "es-ES": "m"}', '{}'),
  ('m2', 13, '{"zh-CN": "平方米", "en-US": "m²", "es-ES": "m²"}', '{}');

-- null: the piece
alter table product add column unit text references sale_unit (code);
create index product_unit on product (unit) where unit is not null;
-- as it was called when it was ordered: { name, many }
alter table order_line add column unit jsonb;

-- { name, many } in one language: { one, many }
create function unit_in(p_unit jsonb, p_lang text) returns jsonb language sql immutable parallel safe strict as $$
  select jsonb_build_object('one', one, 'many', coalesce(nullif(p_unit -> 'many' ->> p_lang, ''), one))
  from (select in_language(p_unit -> 'name', p_lang) as one) t
$$;
-- The unit of this code, as an order keeps it.
create function unit_of(p_code text) returns jsonb language sql stable parallel safe strict as $$
  select jsonb_build_object('name', name, 'many', many) from sale_unit where code = p_code
$$;
