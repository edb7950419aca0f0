-- Who changes a holiday says which state of it they saw: what another has saved meanwhile is never written over.
alter table shop_holiday add column version integer not null default 1;
