-- Everything that is counted against abuse: at most `allowed` within `seconds`; the last one starts the time anew,
-- which makes it a wait. `held`: tries that are being compared; `touched_at`: of the last of them, by the real clock.
alter table guess rename to abuse_count;
alter index guess_age rename to abuse_count_age;
alter index guess_pkey rename to abuse_count_pkey;
alter table abuse_count
  add column held int not null default 0,
  add column touched_at timestamptz not null default clock_timestamp();
-- names of people were in the keys
delete from abuse_count;
-- wrong payment passwords are counted like all others; who was locked stays so for as long
insert into abuse_count (key, n, allowed, seconds, since)
select 'payPassword ' || id, pay_failures, greatest(pay_failures, 5), 3600,
  coalesce(pay_locked_until - interval '1 hour', shop_now())
from user_account where pay_failures > 0;
alter table user_account drop column pay_failures, drop column pay_locked_until;
-- Where a code was asked from, a device that the account knows or a block: others can use up only a part of its tries.
alter table login_code rename column ip to asked_from;
alter table login_code add column strangers_attempts int not null default 0;
drop index login_code_ip;
-- A proof serves one purpose for one target: `bound` names them without keeping them; null serves any (demo shops).
-- Wrong answers and puzzles are counted in abuse_count.
alter table captcha_token rename column ip to line;
alter table captcha_token add column bound text;
drop index captcha_puzzle_ip;
alter table captcha_puzzle drop column ip;
alter table captcha_puzzle add column bound text;
create index captcha_puzzle_age on captcha_puzzle (created_at);
drop table captcha_failure;
