-- What a merchant tells of its shop beside name and story, and the pictures that it brought for it.
create table shop_profile (
  merchant_id bigint primary key references merchant,
  -- grows with each save: whoever saw an older one is told
  version int not null default 1,
  -- as pictures of products: file, width, height, preview
  logo jsonb,
  banner jsonb,
  founded_on date,
  -- email, areaCode, phone: as everybody may see them
  contact jsonb not null default '{}',
  -- Monday to Sunday, null: no hours told
  hours jsonb check (hours is null or jsonb_array_length(hours) = 7),
  -- whether the number of the licence, as it was looked at by staff, is shown
  shows_licence boolean not null default false,
  name_changed_at timestamptz,
  updated_at timestamptz not null default shop_now()
);

create table shop_picture (
  merchant_id bigint not null references merchant,
  file text not null,
  width int not null,
  height int not null,
  preview text not null,
  created_at timestamptz not null default shop_now(),
  primary key (merchant_id, file)
);

alter table upload drop constraint upload_purpose_check;
alter table upload
  add constraint upload_purpose_check check (purpose in ('avatar', 'review', 'realName', 'licence', 'bankProof',
    'feedback', 'custom', 'video', 'model', 'claim', 'goods', 'importFile', 'invoice', 'shop'));
