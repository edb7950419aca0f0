-- Words that found nothing are counted once, for the dashboard and for those who look after the search: today's beside
-- the days before, so that what only one person typed stands in no backup and is gone with its day.
drop index search_miss_order, search_miss_old;
alter table search_miss rename to search_miss_before;

create unlogged table search_miss (
  day date not null,
  lang text not null,
  word text not null check (length(word) <= 60),
  visitors int not null,
  last_at timestamptz not null default shop_now(),
  primary key (day, lang, word)
);
create table search_missed (
  day date not null,
  lang text not null,
  word text not null,
  visitors int not null,
  last_at timestamptz not null,
  primary key (day, lang, word)
);
create index search_missed_word on search_missed (lang, word);

insert into search_miss (day, lang, word, visitors) select day, lang, word, people from figure_miss;
insert into search_missed (day, lang, word, visitors, last_at)
select day, lang, word, people, least(shop_now(), day_begins(day + 1) - interval '1 second') from figure_missed;
-- what the search alone had counted: words that were left out of a search that found something
insert into search_missed (day, lang, word, visitors, last_at)
select shop_day(b.last_at), b.lang, b.word, least(b.visitors, 2147483647), b.last_at from search_miss_before b
where b.visitors >= 3 and not exists (select from search_missed m where m.lang = b.lang and m.word = b.word)
  and not exists (select from search_miss m where m.lang = b.lang and m.word = b.word);

drop table search_miss_before;
drop table figure_miss;
drop table figure_missed;
