-- The bank's statements, read line by line: each booking once, in whichever file it comes.
create table bank_statement (
  id bigint generated always as identity primary key,
  name text not null,
  -- of the bytes: the same file is read once
  digest bytea not null unique,
  -- bookings in it, of them money that came, of that new
  bookings int not null,
  credits int not null,
  fresh int not null,
  from_day date,
  to_day date,
  read_by bigint not null references user_account,
  read_at timestamptz not null default shop_now()
);

alter table bank_credit
  add column statement_id bigint references bank_statement,
  add column line int,
  add column booked_on date,
  add column payer text not null default '',
  add column account text not null default '',
  -- how often it went into suspense, and back
  add column moves int not null default 0,
  add column words text not null default '',
  -- whose number stands in its words
  add column payment_id bigint references payment;
alter table bank_credit drop constraint bank_credit_state_check;
-- aside: it is no buyer's
alter table bank_credit add constraint bank_credit_state_check check (state in ('open', 'suspense', 'used', 'aside'));
create index bank_credit_of_payment on bank_credit (payment_id) where payment_id is not null;
create index bank_credit_of_statement on bank_credit (statement_id, id) where statement_id is not null;
create index bank_credit_waiting on bank_credit (id) where state in ('open', 'suspense');
