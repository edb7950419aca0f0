-- What a case is about may be a shop or its goods: then a note of it is about nobody's account.
alter table desk_note alter column about drop not null;
