-- What shoppers report: products, reviews, merchants. One report of a person and thing; staff decide about all at once.
create table report_reason (
  code text primary key check (code ~ '^[a-zA-Z]{2,30}$'),
  name jsonb not null check (name ?& array['en-US', 'zh-CN', 'es-ES']),
  -- what it can be said of
  kinds text[] not null check (kinds <@ array['product', 'review', 'merchant'] and cardinality(kinds) > 0),
  position int not null,
  active boolean not null default true
);
insert into report_reason (code, kinds, position, name) values
  ('counterfeit', '{product,merchant}', 1,
    '{"en-US": "Counterfeit goods", "zh-CN": "假冒伪劣", "es-ES": "Artículos falsificados"}'),
  ('misleading', '{product,merchant}', 2,
    '{"en-US": "Not as described", "zh-CN": "描述不实", "es-ES": "La descripción engaña"}'),
  ('forbidden', '{product,merchant}', 3,
    '{"en-US": "Forbidden goods", "zh-CN": "违禁商品", "es-ES": "Artículos prohibidos"}'),
  ('fraud', '{merchant}', 4,
    '{"en-US": "Fraud, or payment outside the shop", "zh-CN": "欺诈或引导站外付款",
      "es-ES": "Fraude o pago fuera de la tienda"}'),
  ('copied', '{product}', 5,
    '{"en-US": "Copied pictures or work", "zh-CN": "盗图或侵权", "es-ES": "Fotos u obra copiadas"}'),
  ('abuse', '{review}', 6,
    '{"en-US": "Insults or hatred", "zh-CN": "辱骂或仇恨言论", "es-ES": "Insultos u odio"}'),
  ('spam', '{review}', 7,
    '{"en-US": "Advertising", "zh-CN": "广告引流", "es-ES": "Publicidad"}'),
  ('untrue', '{review}', 8,
    '{"en-US": "Made up", "zh-CN": "虚假评价", "es-ES": "Es inventada"}'),
  ('privacy', '{review,product}', 9,
    '{"en-US": "Shows private data", "zh-CN": "泄露个人信息", "es-ES": "Muestra datos personales"}'),
  ('other', '{product,review,merchant}', 10,
    '{"en-US": "Something else", "zh-CN": "其他", "es-ES": "Otra cosa"}');

create table report_case (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'review', 'merchant')),
  -- an id of that kind
  thing_id bigint not null,
  -- whose it is, or whose goods a review is about
  merchant_id bigint not null references merchant,
  -- reports so far by people who count (docs/decisions/0048)
  counted int not null default 0,
  -- since when enough of them did
  urgent_at timestamptz,
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  claimed_by bigint references user_account,
  claimed_until timestamptz,
  -- why it was decided so; of reviews it stands with their own case
  answer text not null default '',
  created_at timestamptz not null default shop_now(),
  decided_at timestamptz,
  check ((claimed_by is null) = (claimed_until is null)),
  check ((state = 'open') = (decided_at is null))
);
create unique index report_case_open on report_case (kind, thing_id) where state = 'open';
create index report_case_queue on report_case ((urgent_at is null), id) where state = 'open' and kind <> 'review';
create index report_case_decided on report_case (id) where state <> 'open' and kind <> 'review';
create index report_case_claimed on report_case (claimed_by) where claimed_by is not null;

create table report (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'review', 'merchant')),
  thing_id bigint not null,
  -- written in the same transaction
  case_id bigint references report_case,
  user_id bigint references user_account,
  reason text not null references report_reason,
  body text not null default '' check (char_length(body) <= 4000),
  lang text not null default 'en-US' check (lang in ('zh-CN', 'en-US', 'es-ES')),
  counts boolean not null default false,
  created_at timestamptz not null default shop_now()
);
-- a thing is reported once by a person
create unique index report_once on report (user_id, kind, thing_id) where user_id is not null;
create index report_case_id on report (case_id, id);
