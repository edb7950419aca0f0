-- Which announcements a person has read.
create table announcement_read (
  user_id bigint not null references user_account,
  announcement_id bigint not null references announcement,
  read_at timestamptz not null default shop_now(),
  primary key (user_id, announcement_id)
);
