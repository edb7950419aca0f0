-- The log of each shop: under which merchant's hat somebody acted, on which thing by its number, with which device.
-- Rows of before keep their links, which say nothing of these: their merchant was found out later.
alter table audit_log
  add column merchant_id bigint references merchant,
  add column subject_no text,
  add column device text;

alter table audit_log disable trigger audit_log_final;
update audit_log a set merchant_id = t.merchant_id
from (
  select 'order' as subject, id, merchant_id from shop_order
  union all select 'product', id, merchant_id from product
  union all select 'merchant_invitation', id, merchant_id from merchant_invitation
  union all select 'api_key', id, merchant_id from api_key
  union all select 'webhook_endpoint', id, merchant_id from webhook_endpoint
  union all select 'pickup_point', id, merchant_id from pickup_point
  union all select 'freight_template', id, merchant_id from freight_template
  union all select 'invoice_application', id, merchant_id from invoice_application
  union all select 'stock_adjustment', id, merchant_id from stock_adjustment
  union all select 'stock_count', id, merchant_id from stock_count
  union all select 'file_job', id, merchant_id from file_job
  union all select 'merchant', id, id from merchant
) t
where t.subject = a.subject and t.id = a.subject_id
  -- of what staff of the platform did about a shop nothing stands in the shop's own log
  and a.action !~ '^(merchant|report|application|claim|parcel)\.' and a.action <> 'invoice.read'
  and exists (select from membership m
    where m.user_id = a.staff_id and m.audience = 'merchant' and m.merchant_id = t.merchant_id);
update audit_log a set merchant_id = (coalesce(a.after, a.before) ->> 'merchantId')::bigint
where a.merchant_id is null and a.subject = 'membership' and a.action like 'staff.%'
  and coalesce(a.after, a.before) ? 'merchantId';
alter table audit_log enable trigger audit_log_final;

alter table audit_log
  alter column merchant_id set default nullif(current_setting('shop.merchant', true), '')::bigint,
  alter column device set default coalesce(current_setting('shop.device', true), '');
create index audit_log_merchant on audit_log (merchant_id, id desc) where merchant_id is not null;
create index audit_log_merchant_staff on audit_log (merchant_id, staff_id, id desc) where merchant_id is not null;
create index audit_log_merchant_subject on audit_log (merchant_id, subject_id) where merchant_id is not null;
create index audit_log_merchant_no on audit_log (merchant_id, subject_no)
  where merchant_id is not null and subject_no is not null;

create or replace function audit_link(previous bytea, digest bytea, l audit_log) returns bytea language sql stable as $$
  select sha256(previous || digest || convert_to((jsonb_build_array(l.id, l.staff_id, l.action, l.subject, l.subject_id,
    l.about, l.before, l.after, l.ip, extract(epoch from l.created_at), l.single_handed)
    || case when l.api_key_id is null then '[]'::jsonb else jsonb_build_array(l.api_key_id) end
    || case when l.device is null then '[]'::jsonb
      else jsonb_build_array(l.merchant_id, l.subject_no, l.device) end)::text, 'UTF8'))
$$;
create index audit_log_merchant_area on audit_log (merchant_id, split_part(action, '.', 1), id desc)
  where merchant_id is not null;
