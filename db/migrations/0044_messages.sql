-- What people are told: a row for each message and reader, and what they do not want to hear.
-- Words are not stored: key and parameters are said in the reader's language when they are read.
create table message (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  type text not null
    check (type in ('order', 'afterSale', 'asset', 'activity', 'system', 'announcement', 'notice', 'chat')),
  key text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- the thing that it speaks of, as a card: {"picture", "title", "note"}
  about jsonb check (jsonb_typeof(about) = 'object'),
  -- a path of the shop
  link text check (link ~ '^/([^/\\]|$)'),
  -- the event: nobody is told of the same twice
  once text,
  created_at timestamptz not null default shop_now(),
  read_at timestamptz,
  deleted_at timestamptz,
  -- when its letter left
  mailed_at timestamptz
);
create unique index message_once on message (user_id, once);
create index message_section on message (user_id, type, id desc) where deleted_at is null;
create index message_list on message (user_id, id desc) where deleted_at is null;
create index message_unread on message (user_id, type) where read_at is null and deleted_at is null;
create index message_age on message (created_at);
create index message_deleted on message (deleted_at) where deleted_at is not null;

-- Sections whose unread count for nothing. What concerns money, orders and the account cannot be muted.
create table message_mute (
  user_id bigint not null references user_account,
  type text not null check (type in ('activity', 'system', 'announcement', 'chat')),
  primary key (user_id, type)
);

-- The letter of a message. due: on its way, tried again when a mail server refuses · parked: tried too often, staff
-- must look (setting it to due lets it go again).
create table letter (
  message_id bigint primary key references message on delete cascade,
  status text not null default 'due' check (status in ('due', 'sent', 'parked')),
  tries int not null default 0,
  again_at timestamptz not null default shop_now(),
  sent_at timestamptz
);
create index letter_due on letter (again_at) where status = 'due';
