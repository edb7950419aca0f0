-- Who is asked to work for a merchant, by e-mail or phone, with or without an account: one open invitation for each.
-- Those that ended stay some days, so that what a day allows is counted and letters are not sent over and over.
create table merchant_invitation (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  contact text not null,
  audience text not null default 'merchant' check (audience = 'merchant'),
  role text not null,
  -- of the letter, where the account has no language or there is none
  language text not null check (language in ('en-US', 'zh-CN', 'es-ES')),
  invited_by bigint not null references user_account,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'cancelled', 'lapsed')),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (audience, role) references role,
  check ((status = 'open') = (ended_at is null))
);
create unique index merchant_invitation_once on merchant_invitation (merchant_id, contact) where status = 'open';
create index merchant_invitation_of_day on merchant_invitation (merchant_id, created_at);
create index merchant_invitation_contact on merchant_invitation (contact, created_at);
create index merchant_invitation_by on merchant_invitation (invited_by);
create index membership_merchant on membership (merchant_id) where merchant_id is not null;
