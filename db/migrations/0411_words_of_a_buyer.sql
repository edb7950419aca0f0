-- A buyer's orders are found by what was bought, as it was called then: from one index alone, however many they are.
alter table order_line add column titles text not null
  generated always as (left(lower(coalesce(all_languages(title), '')), 800)) stored;
create index order_line_titles on order_line (user_id, order_id) include (titles);
