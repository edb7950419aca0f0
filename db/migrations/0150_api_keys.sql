-- Keys of merchants for their own systems, seen once and kept as their SHA-256. A key does what its scope says, and
-- never more than the role of who made it: without them it opens nothing.
create table api_key (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  name text not null check (length(name) between 1 and 60),
  hash bytea not null unique check (length(hash) = 32),
  -- its first and last letters, to be told by
  hint text not null,
  scope text[] not null check (cardinality(scope) > 0),
  made_by bigint not null references user_account,
  demo boolean not null default in_demo(),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_merchant on api_key (merchant_id, id desc);
create index api_key_made_by on api_key (made_by);

-- What a key did stands in the log under its number, beside the person it speaks for. Rows of people keep their links.
alter table audit_log
  add column api_key_id bigint default nullif(current_setting('shop.api_key', true), '')::bigint;
create or replace function audit_link(previous bytea, digest bytea, l audit_log) returns bytea language sql stable as $$
  select sha256(previous || digest || convert_to((jsonb_build_array(l.id, l.staff_id, l.action, l.subject, l.subject_id,
    l.about, l.before, l.after, l.ip, extract(epoch from l.created_at), l.single_handed)
    || case when l.api_key_id is null then '[]'::jsonb else jsonb_build_array(l.api_key_id) end)::text, 'UTF8'))
$$;
