-- Who of the staff has which case of a reviewing desk for now, and what they note of it among themselves.
create table desk_claim (
  desk text not null,
  case_id bigint not null,
  staff_id bigint not null references user_account,
  until timestamptz not null,
  primary key (desk, case_id)
);
create index desk_claim_staff on desk_claim (staff_id);
create table desk_note (
  id bigint generated always as identity primary key,
  desk text not null,
  case_id bigint not null,
  -- whose case it is: the words go with their account
  about bigint not null references user_account,
  staff_id bigint not null references user_account,
  words text not null,
  created_at timestamptz not null default shop_now()
);
create index desk_note_case on desk_note (desk, case_id, id desc);
create index desk_note_about on desk_note (about);
