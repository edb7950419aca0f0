-- The contacts of a channel are written at the desk: whoever saves what somebody else changed meanwhile is told so.
alter table channel
  add column version int not null default 1,
  add column updated_at timestamptz not null default shop_now(),
  add check (jsonb_typeof(contact) = 'object');
