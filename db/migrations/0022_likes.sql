-- What a person likes: goods that were saved, goods that were looked at, houses and brands that are followed. What is taken out stays for a moment, so that it can be put back as it was.
create table collection (
  user_id bigint not null references user_account,
  product_id bigint not null references product,
  price bigint not null,
  created_at timestamptz not null default shop_now(),
  deleted_at timestamptz,
  primary key (user_id, product_id)
);
create index collection_newest on collection (user_id, created_at desc, product_id desc) where deleted_at is null;
create index collection_gone on collection (deleted_at) where deleted_at is not null;

-- How many have saved a product: a small row of its own, for hearts are pressed often.
create table product_likes (
  product_id bigint primary key references product,
  favourites int not null default 0 check (favourites >= 0)
) with (fillfactor = 60);

-- One row per product and Shanghai day; seen_at is the last look of that day.
create table footprint (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  product_id bigint not null references product,
  day date not null,
  seen_at timestamptz not null default shop_now(),
  deleted_at timestamptz,
  unique (user_id, product_id, day)
);
create index footprint_newest on footprint (user_id, seen_at desc, id desc) where deleted_at is null;
create index footprint_gone on footprint (deleted_at) where deleted_at is not null;
create index footprint_age on footprint (seen_at);

-- A row means: nothing of what this person looks at is recorded.
create table footprint_pause (
  user_id bigint primary key references user_account,
  since timestamptz not null default shop_now()
);

create table follow (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null check (kind in ('merchant', 'brand')),
  subject_id bigint not null,
  created_at timestamptz not null default shop_now(),
  deleted_at timestamptz,
  -- the house follows this person back
  mutual_at timestamptz check (mutual_at is null or kind = 'merchant'),
  unique (user_id, kind, subject_id)
);
create index follow_newest on follow (user_id, kind, created_at desc, id desc) where deleted_at is null;
create index follow_fans on follow (kind, subject_id, created_at desc, id desc) where deleted_at is null;
create index follow_gone on follow (deleted_at) where deleted_at is not null;

alter table brand add column follower_count int not null default 0;

-- The numbers that are shown follow every row that comes to life or ends, in its own transaction.
create function count_collection() returns trigger language plpgsql as $$
declare
  v_before int := case when tg_op <> 'INSERT' and old.deleted_at is null then 1 else 0 end;
  v_after int := case when tg_op <> 'DELETE' and new.deleted_at is null then 1 else 0 end;
  v_product bigint := coalesce(new.product_id, old.product_id);
begin
  if v_before = v_after then return null; end if;
  insert into product_likes as l (product_id, favourites) values (v_product, greatest(v_after - v_before, 0))
    on conflict (product_id) do update set favourites = greatest(l.favourites + v_after - v_before, 0);
  return null;
end $$;
create trigger collection_counted after insert or update or delete on collection for each row execute function count_collection();

create function count_follow() returns trigger language plpgsql as $$
declare
  v_before int := case when tg_op <> 'INSERT' and old.deleted_at is null then 1 else 0 end;
  v_after int := case when tg_op <> 'DELETE' and new.deleted_at is null then 1 else 0 end;
  v_subject bigint := coalesce(new.subject_id, old.subject_id);
begin
  if v_before = v_after then return null; end if;
  if coalesce(new.kind, old.kind) = 'merchant' then
    update merchant set follower_count = greatest(follower_count + v_after - v_before, 0) where id = v_subject;
  else
    update brand set follower_count = greatest(follower_count + v_after - v_before, 0) where id = v_subject;
  end if;
  return null;
end $$;
create trigger follow_counted after insert or update or delete on follow for each row execute function count_follow();
