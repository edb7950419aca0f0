-- Who wants to sell here: one application of a person, filled in over days, looked at by staff, returned with notes at
-- its fields or approved.
create table merchant_application (
  id bigint generated always as identity primary key,
  -- null once who applied has left
  user_id bigint unique references user_account,
  status text not null default 'draft' check (status in ('draft', 'inReview', 'returned', 'approved')),
  -- grows with each change: whoever saw an older one is told
  version int not null default 1,
  content jsonb not null default '{}',
  -- the numbers of the legal person and of the account, sealed
  sealed bytea,
  -- as it was when it was returned, without those numbers
  returned_content jsonb,
  notes jsonb not null default '[]',
  -- where goods come back to, as it stood when this was sent
  return_address jsonb,
  language text not null check (language in ('en-US', 'zh-CN', 'es-ES')),
  merchant_id bigint unique references merchant,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references user_account,
  created_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now(),
  check ((status = 'inReview') <= (sent_at is not null)),
  check ((merchant_id is not null) = (status = 'approved'))
);
create index merchant_application_waiting on merchant_application (sent_at, id) where status = 'inReview';
create index merchant_application_returned on merchant_application (id desc) where status = 'returned';
create index merchant_application_licence on merchant_application ((content ->> 'licenceNumber'))
  where status in ('inReview', 'approved');
create index merchant_application_decided_by on merchant_application (decided_by) where decided_by is not null;

-- What happened to it, in its order.
create table merchant_application_step (
  id bigint generated always as identity primary key,
  application_id bigint not null references merchant_application on delete cascade,
  kind text not null check (kind in ('sent', 'takenBack', 'returned', 'approved')),
  -- of the staff; null: the applicant
  staff_id bigint references user_account,
  notes int not null default 0,
  -- fields that are other than when it was returned
  changed int not null default 0,
  at timestamptz not null default shop_now()
);
create index merchant_application_step_of on merchant_application_step (application_id, id);
create index merchant_application_step_staff on merchant_application_step (staff_id) where staff_id is not null;

-- Why a merchant sells nothing for now, as it was told.
alter table merchant add suspended_at timestamptz, add suspended_reason text not null default '';
