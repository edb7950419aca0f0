-- What staff word otherwise than the shop comes with: messages, and the letters that say them, for each language.
create table message_wording (
  key text not null,
  lang text not null check (lang in ('zh-CN', 'en-US', 'es-ES')),
  title text not null,
  text text not null,
  worded_at timestamptz not null default shop_now(),
  worded_by bigint references user_account,
  primary key (key, lang)
);
create index message_wording_by on message_wording (worded_by) where worded_by is not null;
