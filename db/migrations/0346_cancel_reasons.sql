-- Why buyers cancel: a list kept by staff. What was said before keeps its words.
create table cancel_reason (
  code text primary key check (code ~ '^[a-zA-Z][a-zA-Z0-9]{1,39}$'),
  name jsonb not null check (name ?& array['en-US', 'zh-CN', 'es-ES']),
  -- unpaid: the order is cancelled at once · paid: its shop is asked to call it off
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['unpaid', 'paid']),
  position int not null,
  active boolean not null default true
);
insert into cancel_reason (code, kinds, position, name) values
  ('changedMind', '{unpaid,paid}', 1,
    '{"en-US": "Changed my mind", "zh-CN": "不想买了", "es-ES": "He cambiado de idea"}'),
  ('wrongItem', '{unpaid,paid}', 2, '{"en-US": "Wrong item or quantity", "zh-CN": "商品或数量选错了",
    "es-ES": "Artículo o cantidad equivocados"}'),
  ('wrongAddress', '{unpaid,paid}', 3,
    '{"en-US": "Wrong address", "zh-CN": "地址填错了", "es-ES": "Dirección equivocada"}'),
  ('payLater', '{unpaid,paid}', 4,
    '{"en-US": "Ordering again another time", "zh-CN": "以后再买", "es-ES": "Lo pediré en otro momento"}'),
  ('other', '{unpaid,paid}', 5, '{"en-US": "Another reason", "zh-CN": "其他原因", "es-ES": "Otro motivo"}');

-- null: it was written in the buyer's own words
alter table shop_order add column cancel_reason_name jsonb;
update shop_order o set cancel_reason_name = r.name from cancel_reason r where r.code = o.cancel_reason;
create function order_keeps_cancel_reason() returns trigger language plpgsql as $$
begin
  new.cancel_reason_name := (select name from cancel_reason where code = new.cancel_reason);
  return new;
end $$;
create trigger order_keeps_cancel_reason before update of cancel_reason on shop_order
  for each row execute function order_keeps_cancel_reason();

alter table cancel_request add column reason_name jsonb;
update cancel_request c set reason_name = r.name from cancel_reason r where r.code = c.reason;
create function cancel_request_keeps_reason() returns trigger language plpgsql as $$
begin
  new.reason_name := (select name from cancel_reason where code = new.reason);
  return new;
end $$;
create trigger cancel_request_keeps_reason before insert or update of reason on cancel_request
  for each row execute function cancel_request_keeps_reason();
