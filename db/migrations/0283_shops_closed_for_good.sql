-- Shops that close for good: asked for, confirmed by somebody else, taken back until the days of grace are over, ended.
create table merchant_closing (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  asked_by bigint not null references user_account,
  side text not null check (side in ('owner', 'staff')),
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'confirmed', 'refused', 'takenBack', 'done')),
  -- how the shop stood when it was confirmed: what it comes back to
  was text check (was in ('open', 'suspended')),
  was_reason text not null default '',
  decided_by bigint references user_account,
  decided_at timestamptz,
  answer text not null default '',
  ends_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default shop_now(),
  check ((status in ('asked', 'takenBack', 'refused')) or (ends_at is not null and was is not null)),
  check ((status in ('asked', 'confirmed')) = (ended_at is null))
);
create unique index merchant_closing_once on merchant_closing (merchant_id) where status in ('asked', 'confirmed');
create index merchant_closing_of on merchant_closing (merchant_id, id desc);

-- What is closed stays closed, whoever asks.
create function closed_for_good() returns trigger language plpgsql as $$
begin
  raise exception 'merchant % is closed for good', old.id;
end $$;
create trigger merchant_closed_for_good before update of status on merchant for each row
  when (old.status = 'closed' and new.status <> 'closed') execute function closed_for_good();
