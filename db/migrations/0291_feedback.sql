-- What shoppers tell the shop, and what staff answer: a thread for each, its state, and who looks after it.
create table feedback_kind (
  code text primary key check (code ~ '^[a-zA-Z][a-zA-Z0-9]{1,29}$'),
  name jsonb not null,
  position int not null,
  active boolean not null default true,
  revision int not null default 1
);
insert into feedback_kind (code, name, position) values
  ('suggestion', '{"en-US": "Suggestion", "zh-CN": "建议", "es-ES": "Sugerencia"}', 1),
  ('fault', '{"en-US": "Something does not work", "zh-CN": "功能异常", "es-ES": "Algo no funciona"}', 2),
  ('goods', '{"en-US": "Goods and shops", "zh-CN": "商品与店铺", "es-ES": "Artículos y tiendas"}', 3),
  ('delivery', '{"en-US": "Delivery", "zh-CN": "配送", "es-ES": "Entrega"}', 4),
  ('payment', '{"en-US": "Payment and refunds", "zh-CN": "支付与退款", "es-ES": "Pagos y reembolsos"}', 5),
  ('account', '{"en-US": "My account", "zh-CN": "账户", "es-ES": "Mi cuenta"}', 6),
  ('other', '{"en-US": "Something else", "zh-CN": "其他", "es-ES": "Otra cosa"}', 7);

create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null references feedback_kind,
  -- as it was called when it was sent
  kind_name jsonb not null,
  lang text not null,
  body text not null,
  contact text not null default '',
  -- uploads of the purpose feedback
  pictures uuid[] not null default '{}',
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- when it came to wait for the staff
  waits_since timestamptz not null default shop_now(),
  -- something was answered that its author has not read
  unread boolean not null default false,
  assigned_to bigint references user_account,
  created_at timestamptz not null default shop_now(),
  moved_at timestamptz not null default shop_now()
);
create index feedback_own on feedback (user_id, id desc);
create index feedback_waiting on feedback (waits_since, id) where status = 'open';
create index feedback_answered on feedback (moved_at) where status = 'answered';
create index feedback_assigned on feedback (assigned_to) where assigned_to is not null;
create table feedback_reply (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  -- null: its author
  staff_id bigint references user_account,
  body text not null,
  created_at timestamptz not null default shop_now()
);
create index feedback_reply_of on feedback_reply (feedback_id, id);
create index feedback_reply_staff on feedback_reply (staff_id) where staff_id is not null;
