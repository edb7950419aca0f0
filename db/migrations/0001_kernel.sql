-- What every feature stands on: the movable clock, texts in three languages, settings, remembered answers, the ledger.
create extension if not exists pg_trgm;

-- Deadlines are judged by this clock. Tests move `shift`; a shop in service never does.
create table clock (one boolean primary key default true check (one), shift interval not null default '0');
insert into clock default values;
create function shop_now() returns timestamptz language sql stable parallel safe as $$ select now() + (select shift from clock) $$;

-- The text in the language, else English, Chinese, Spanish.
create function in_language(texts jsonb, lang text) returns text language sql immutable parallel safe
  return coalesce(texts ->> lang, texts ->> 'en-US', texts ->> 'zh-CN', texts ->> 'es-ES', '');

create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default shop_now(),
  updated_by bigint
);

-- The first answer to a signed-in write, told again when the same request id comes back.
create table request_reply (
  user_id bigint not null,
  request_id uuid not null,
  path text not null,
  input_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default shop_now(),
  primary key (user_id, request_id)
);
create index request_reply_age on request_reply (created_at);

-- Double entry. Platform accounts keep no cached balance (no hot row); the others do and never fall below zero.
create table ledger_account (
  id bigint generated always as identity primary key,
  currency text not null check (currency in ('CNY', 'POINTS')),
  owner text not null check (owner in ('platform', 'user', 'merchant', 'order')),
  owner_id bigint not null default 0,
  kind text not null,
  balance bigint check (balance >= 0),
  unique (currency, owner, owner_id, kind),
  check ((owner = 'platform') = (balance is null))
);
create table ledger_transfer (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  created_at timestamptz not null default shop_now()
);
create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfer,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null default shop_now()
);
create index ledger_entry_transfer on ledger_entry (transfer_id);
create index ledger_entry_account on ledger_entry (account_id, id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: post a reversal instead';
end $$;
create trigger ledger_entry_kept before update or delete on ledger_entry for each row execute function ledger_is_append_only();
create trigger ledger_entry_not_emptied before truncate on ledger_entry for each statement execute function ledger_is_append_only();
create trigger ledger_transfer_kept before update or delete on ledger_transfer for each row execute function ledger_is_append_only();
create trigger ledger_transfer_not_emptied before truncate on ledger_transfer for each statement execute function ledger_is_append_only();

-- A transfer is weighed once, at commit, and takes no entry after its own transaction: so its sum stays what it was.
create function ledger_transfer_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.transfer_id = new.id group by a.currency having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transfer % does not sum to zero', new.id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_sums_to_zero after insert on ledger_transfer deferrable initially deferred
  for each row execute function ledger_transfer_balances();

create function ledger_entry_is_in_time() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_transfer t where t.id = new.transfer_id and t.xmin = pg_current_xact_id()::xid) then
    raise exception 'ledger transfer % is over: post a transfer of its own', new.transfer_id;
  end if;
  return new;
end $$;
create trigger ledger_entry_in_time before insert on ledger_entry for each row execute function ledger_entry_is_in_time();

-- Posts one transfer, once per key. legs: [{ "owner", "ownerId", "kind", "currency", "amount" }], amounts in fen or points, a debit negative.
-- False when the key is known already. Raises MI001 when an account would fall below zero. Accounts are touched in one fixed order.
create function ledger_post(p_key text, p_kind text, p_legs jsonb) returns boolean language plpgsql as $$
declare
  v_transfer bigint;
  v_account bigint;
  leg record;
begin
  insert into ledger_transfer (key, kind) values (p_key, p_kind) on conflict (key) do nothing returning id into v_transfer;
  if v_transfer is null then return false; end if;
  for leg in
    select owner, "ownerId" as owner_id, kind, currency, sum(amount)::bigint as amount
    from jsonb_to_recordset(p_legs) as l(owner text, "ownerId" bigint, kind text, currency text, amount bigint)
    group by 1, 2, 3, 4 having sum(amount) <> 0 order by 4, 1, 2, 3
  loop
    if leg.owner = 'platform' then
      select id into v_account from ledger_account where currency = leg.currency and owner = 'platform' and owner_id = leg.owner_id and kind = leg.kind;
      if v_account is null then
        insert into ledger_account (currency, owner, owner_id, kind) values (leg.currency, 'platform', leg.owner_id, leg.kind) on conflict do nothing;
        select id into v_account from ledger_account where currency = leg.currency and owner = 'platform' and owner_id = leg.owner_id and kind = leg.kind;
      end if;
    else
      update ledger_account set balance = balance + leg.amount
        where currency = leg.currency and owner = leg.owner and owner_id = leg.owner_id and kind = leg.kind and balance + leg.amount >= 0
        returning id into v_account;
      if v_account is null and leg.amount > 0 then
        insert into ledger_account as a (currency, owner, owner_id, kind, balance) values (leg.currency, leg.owner, leg.owner_id, leg.kind, leg.amount)
          on conflict (currency, owner, owner_id, kind) do update set balance = a.balance + excluded.balance
          returning id into v_account;
      elsif v_account is null then
        raise exception 'insufficient % balance', leg.kind using errcode = 'MI001';
      end if;
    end if;
    insert into ledger_entry (transfer_id, account_id, amount) values (v_transfer, v_account, leg.amount);
  end loop;
  return true;
end $$;
