-- Pages that staff compose of blocks: the home page and landing pages. One draft each, and whatever was or will be
-- shown, each revision as a whole; what is shown follows from the clock alone, as with the pages of shops.
create table site_page (
  page_id bigint generated always as identity primary key,
  -- 'home' is the home page; any other stands at /page/{slug}
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  title jsonb not null default '{}',
  summary jsonb not null default '{}',
  version int not null default 1,
  -- null: nothing is being written
  draft jsonb check (jsonb_typeof(draft) = 'array'),
  saved_by bigint references user_account,
  saved_at timestamptz not null default shop_now(),
  created_at timestamptz not null default shop_now()
);
create index site_page_saved_by on site_page (saved_by) where saved_by is not null;
insert into site_page (slug) values ('home');

create table site_page_revision (
  id bigint generated always as identity primary key,
  page_id bigint not null references site_page,
  number int not null,
  -- none: the home page composes itself, a landing page is not there
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  called_off_at timestamptz,
  brought_back int,
  user_id bigint references user_account,
  created_at timestamptz not null default shop_now(),
  unique (page_id, number)
);
create index site_page_revision_shown on site_page_revision (page_id, starts_at desc, id desc)
  where called_off_at is null;
create index site_page_revision_user on site_page_revision (user_id) where user_id is not null;
