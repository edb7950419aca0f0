-- Addresses down to the street, and the people who may pick up an order.
alter table address add column street text not null default '', add column street_code text not null default '';

create table pickup_person (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  name text not null,
  area_code text not null,
  phone text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default shop_now(),
  deleted_at timestamptz
);
create index pickup_person_user on pickup_person (user_id, id desc) where deleted_at is null;
create unique index pickup_person_one_default on pickup_person (user_id) where is_default and deleted_at is null;
