-- The front page of a shop, composed of blocks by its merchant: one draft, and whatever was or will be shown, each
-- revision as a whole. What is shown follows from the clock alone.
create table shop_page (
  merchant_id bigint primary key references merchant,
  -- grows with each change of the draft and of what is shown: whoever saw an older one is told
  version int not null default 1,
  -- null: nothing is being written
  draft jsonb check (jsonb_typeof(draft) = 'array'),
  saved_by bigint references user_account,
  saved_at timestamptz not null default shop_now()
);
create index shop_page_saved_by on shop_page (saved_by) where saved_by is not null;

create table shop_page_revision (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references shop_page,
  number int not null,
  -- none: the shop shows its standard page
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  -- shown from then on, until a later one or its own end; then the one before it comes back
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  called_off_at timestamptz,
  -- the number of the revision that this one shows again
  brought_back int,
  -- who published it; null once they have left
  user_id bigint references user_account,
  created_at timestamptz not null default shop_now(),
  unique (merchant_id, number)
);
create index shop_page_revision_shown on shop_page_revision (merchant_id, starts_at desc, id desc)
  where called_off_at is null;
create index shop_page_revision_user on shop_page_revision (user_id) where user_id is not null;

-- Films that a merchant brought for its page. The files are the shop's, and stay when whoever sent them leaves.
create table shop_film (
  id bigint generated always as identity,
  merchant_id bigint not null references merchant,
  file text not null check (file ~ '^[0-9a-f]{40}\.mp4$'),
  created_at timestamptz not null default shop_now(),
  primary key (merchant_id, file)
);
