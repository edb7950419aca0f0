-- An endpoint that is being removed is told nothing more: what happens at its merchant, an order above all, neither
-- waits for the removal nor fails when the endpoint is gone. (Changing, resting and switching one hold nobody up.)
create or replace function webhook_tell(shop bigint, what text, thing text, told jsonb) returns void
language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, merchant_id, event, subject, data)
  select e.id, shop, what, thing, told from webhook_endpoint e
  where e.merchant_id = shop and e.enabled and what = any(e.events)
  for key share skip locked
  on conflict (endpoint_id, event, subject, created_at) do update set data = excluded.data;
  -- one job wakes the sender for all that a transaction tells
  if found and coalesce(current_setting('shop.webhooks_told', true), '') <> pg_current_xact_id()::text then
    perform set_config('shop.webhooks_told', pg_current_xact_id()::text, true);
    perform graphile_worker.add_job('webhooks.send', '{}'::json);
  end if;
end $$;
