-- Why people leave: a list kept by staff. A request keeps the words that were chosen, as its person read them.
create table closing_reason (
  code text primary key check (code ~ '^[a-zA-Z][a-zA-Z0-9]{1,39}$'),
  name jsonb not null check (name ?& array['en-US', 'zh-CN', 'es-ES']),
  position int not null,
  active boolean not null default true
);
insert into closing_reason (code, position, name) values
  ('unused', 1, '{"en-US": "I do not need it any more", "zh-CN": "不再需要", "es-ES": "Ya no la necesito"}'),
  ('other', 2, '{"en-US": "I have another account", "zh-CN": "有其他账号", "es-ES": "Tengo otra cuenta"}'),
  ('privacy', 3, '{"en-US": "My data", "zh-CN": "隐私顾虑", "es-ES": "Mis datos"}'),
  ('goods', 4, '{"en-US": "Goods or prices", "zh-CN": "商品或价格", "es-ES": "Artículos o precios"}'),
  ('service', 5, '{"en-US": "The service", "zh-CN": "服务问题", "es-ES": "La atención"}'),
  ('else', 6, '{"en-US": "Something else", "zh-CN": "其他原因", "es-ES": "Otro motivo"}');
