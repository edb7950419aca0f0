-- Pictures of the shop's own: its mark in the place of its name in letters, for light and for dark grounds, and the
-- icon of browser tabs. Small, so that they lie here and every server has them.
create table shop_mark (
  kind text primary key check (kind in ('light', 'dark', 'icon')),
  bytes bytea not null check (octet_length(bytes) < 500000),
  hash text not null,
  width integer not null,
  height integer not null
);
