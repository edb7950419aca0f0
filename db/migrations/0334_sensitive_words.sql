-- What becomes of what has a word of the list in it, where it is looked for and in which language; how often it was
-- found, by day.
alter table sensitive_word
  add column severity text not null default 'hold' check (severity in ('hold', 'refuse')),
  -- null: in all
  add column lang text check (lang in ('zh-CN', 'en-US', 'es-ES')),
  add column places text[] not null default '{reviews,replies,goods}'
    check (places <> '{}' and places <@ '{reviews,replies,goods}');
create table sensitive_hit (
  word_id bigint not null references sensitive_word on delete cascade,
  day date not null,
  place text not null check (place in ('reviews', 'replies', 'goods')),
  hits int not null default 0 check (hits >= 0),
  primary key (word_id, day, place)
);
