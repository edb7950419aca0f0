-- Typed words go with the account they are about. A deed of staff names whom it is about; its reason may be blanked,
-- and nothing else of it, once that account is closed.
alter table audit_log add column about bigint references user_account;
create index audit_log_about on audit_log (about) where about is not null;

create or replace function audit_log_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
      and exists (select from user_account u where u.id = old.about and u.status = 'closed')
    then return new;
    end if;
  end if;
  raise exception 'audit_log is append-only';
end $$;

alter table audit_log disable trigger audit_log_final;
update audit_log a set about = c.user_id from account_closing c
  where a.subject = 'account_closing' and c.id = a.subject_id;
update audit_log a set about = c.user_id from identity_check c
  where a.subject = 'identity_check' and c.id = a.subject_id;
update audit_log a set about = a.subject_id
  where a.subject = 'user' and exists (select from user_account u where u.id = a.subject_id);
alter table audit_log enable trigger audit_log_final;

-- What earlier closings left behind. A review of an order whose author is gone is nobody's any more.
update audit_log a set reason = '' from user_account u where u.id = a.about and u.status = 'closed' and a.reason <> '';
update order_history h set note = '' from shop_order o join user_account u on u.id = o.user_id
  where h.order_id = o.id and u.status = 'closed' and h.note <> '';
update shop_order o set cancel_reason = null from user_account u
  where u.id = o.user_id and u.status = 'closed' and o.cancel_reason is not null;
update review set body = '', follow_up = null, followed_up_at = null, reply = null, reply_lang = null,
    replied_at = null, pictures = '[]'
  where user_id is null and order_line_id is not null and nickname = '' and anonymous;
