-- What a person chose for their account and wants on every device. No row: everything as usual.
create table profile_setting (
  user_id bigint primary key references user_account,
  -- recommendations by what was looked at
  personalised boolean not null default true,
  -- which messages may come by which way: {"orders.email": true}; what is missing follows the shop's usual
  notices jsonb not null default '{}' check (jsonb_typeof(notices) = 'object'),
  changed_at timestamptz not null default shop_now()
);
