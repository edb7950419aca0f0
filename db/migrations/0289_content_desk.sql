-- What the shop tells, written at the staff's desk: announcements for somebody and for a time, drafts of articles, and
-- every version of an article that was ever shown.
alter table announcement
  add column status text not null default 'published' check (status in ('draft', 'published')),
  add column ends_at timestamptz,
  add column audience text not null default 'all' check (audience in ('all', 'people', 'merchants')),
  add column on_home boolean not null default true,
  add column revision int not null default 1,
  add column updated_at timestamptz not null default shop_now(),
  add check (ends_at > published_at);

alter table article
  add column status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  add column revision int not null default 1;

create table article_version (
  article_id bigint not null references article on delete cascade,
  version int not null,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  cover text,
  shown_from timestamptz not null default shop_now(),
  shown_by bigint references user_account,
  primary key (article_id, version)
);
create index article_version_by on article_version (shown_by) where shown_by is not null;
insert into article_version (article_id, version, title, summary, body, cover, shown_from)
  select id, version, title, summary, body, cover, updated_at from article;

create table article_draft (
  article_id bigint primary key references article on delete cascade,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  cover text,
  -- it is shown by itself then, and not written at until that is taken back
  publish_at timestamptz,
  written_at timestamptz not null default shop_now(),
  written_by bigint references user_account
);
create index article_draft_by on article_draft (written_by) where written_by is not null;
