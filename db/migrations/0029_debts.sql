-- What a person or a merchant may owe stands on accounts of its own, at most zero; every other account of theirs is at
-- least zero.
create function ledger_is_debt(owner text, kind text) returns boolean language sql immutable parallel safe as $$
  select (owner, kind) in (
    ('user', 'pointsDebt'), ('user', 'earningsDebt'), ('user', 'debt'), ('merchant', 'receivable'))
$$;
alter table ledger_account drop constraint ledger_account_balance_check;
alter table ledger_account add constraint ledger_account_balance_check
  check (case when ledger_is_debt(owner, kind) then balance <= 0 else balance >= 0 end);

-- As before; only the side of zero is the account's own.
create or replace function ledger_post(p_key text, p_kind text, p_legs jsonb) returns boolean language plpgsql as $$
declare
  v_transfer bigint;
  v_account bigint;
  v_side int;
  leg record;
begin
  insert into ledger_transfer (key, kind) values (p_key, p_kind) on conflict (key) do nothing
    returning id into v_transfer;
  if v_transfer is null then return false; end if;
  for leg in
    select owner, "ownerId" as owner_id, kind, currency, sum(amount)::bigint as amount
    from jsonb_to_recordset(p_legs) as l(owner text, "ownerId" bigint, kind text, currency text, amount bigint)
    group by 1, 2, 3, 4 having sum(amount) <> 0 order by 4, 1, 2, 3
  loop
    if leg.owner = 'platform' then
      select id into v_account from ledger_account
        where currency = leg.currency and owner = 'platform' and owner_id = leg.owner_id and kind = leg.kind;
      if v_account is null then
        insert into ledger_account (currency, owner, owner_id, kind)
          values (leg.currency, 'platform', leg.owner_id, leg.kind) on conflict do nothing;
        select id into v_account from ledger_account
          where currency = leg.currency and owner = 'platform' and owner_id = leg.owner_id and kind = leg.kind;
      end if;
    else
      v_side := case when ledger_is_debt(leg.owner, leg.kind) then -1 else 1 end;
      update ledger_account set balance = balance + leg.amount
        where currency = leg.currency and owner = leg.owner and owner_id = leg.owner_id and kind = leg.kind
          and (balance + leg.amount) * v_side >= 0
        returning id into v_account;
      if v_account is null and leg.amount * v_side > 0 then
        insert into ledger_account as a (currency, owner, owner_id, kind, balance)
          values (leg.currency, leg.owner, leg.owner_id, leg.kind, leg.amount)
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
