-- Articles and agreements by code, announcements, contacts of a channel.
create table article (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('agreement', 'guide', 'about', 'story')),
  title jsonb not null,
  summary jsonb not null default '{}',
  body jsonb not null,
  version int not null default 1,
  published_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now()
);
create index article_kind on article (kind, published_at desc, id desc);

create table announcement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rule', 'campaign', 'delivery', 'system')),
  title jsonb not null,
  body jsonb not null,
  pinned boolean not null default false,
  published_at timestamptz not null default shop_now()
);
create index announcement_order on announcement (pinned desc, published_at desc, id desc);

create table channel (
  id int primary key,
  contact jsonb not null
);
