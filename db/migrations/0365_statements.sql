-- How what was settled came about. Of what was settled before, only what became of it is known.
alter table settlement
  -- fen: the same units at their price, before anything came off
  add column gross bigint,
  -- of goods, what the platform added for its discounts
  add column added bigint not null default 0,
  -- of rest, the tax
  add column tax bigint not null default 0;
update settlement set gross = goods;
alter table settlement alter gross set not null, alter gross set default 0;

alter table merchant_terms drop constraint merchant_terms_settlement_cycle_check;
alter table merchant_terms add constraint merchant_terms_settlement_cycle_check
  check (settlement_cycle in ('day', 'week', 'halfMonth', 'month'));

-- What a merchant is paid for a period: every posting on what is payable to it, and on what it owes, up to 24:00 of
-- the last day. Each posting stands in one statement.
create table statement (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  cycle text not null check (cycle in ('day', 'week', 'halfMonth', 'month')),
  -- days in Shanghai, both with it
  from_day date not null,
  to_day date not null,
  until timestamptz not null,
  status text not null default 'making'
    check (status in ('making', 'open', 'disputed', 'confirmed', 'paying', 'paid', 'carried')),
  -- the newest entry of the ledger that was looked at
  read_to bigint not null default 0,
  -- fen, as they move what is payable
  sales bigint not null default 0,
  discounts bigint not null default 0,
  freight bigint not null default 0,
  tax bigint not null default 0,
  commission bigint not null default 0,
  refunds bigint not null default 0,
  commission_back bigint not null default 0,
  return_freight bigint not null default 0,
  adjustments bigint not null default 0,
  amount bigint not null generated always as (
    sales + discounts + freight + tax + commission + refunds + commission_back + return_freight + adjustments) stored,
  -- within sales, what the platform bears: told, not added
  platform bigint not null default 0,
  -- paid out in the period, and come back from the bank: of earlier statements
  payouts bigint not null default 0,
  -- payable and owed together, before and after
  opening bigint not null default 0,
  closing bigint not null default 0,
  check (status = 'making' or closing = opening + amount + payouts),
  -- orders, by line
  counts jsonb not null default '{}',
  -- left over from earlier statements that came to their end
  carried bigint not null default 0,
  -- disputed: it waits
  held bigint not null default 0 check (held >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- the statement that took over what was left of this one
  carried_to bigint references statement,
  confirm_by timestamptz,
  confirmed_at timestamptz,
  -- null: nobody answered in time
  confirmed_by bigint references user_account,
  created_at timestamptz not null default shop_now(),
  unique (merchant_id, until),
  check (from_day <= to_day)
);
create index statement_of_merchant on statement (merchant_id, id desc);
create index statement_by_status on statement (status, id) where status not in ('paid', 'carried');
create index statement_left on statement (merchant_id) where carried_to is null and status in ('paid', 'carried');

create table statement_posting (
  merchant_id bigint not null references merchant,
  transfer_id bigint not null references ledger_transfer,
  statement_id bigint not null references statement,
  cause text not null check (cause in ('settled', 'takenBack', 'returnFreight', 'adjustment', 'payout')),
  settlement_id bigint references settlement,
  order_id bigint references shop_order,
  -- what is payable and what is owed, together
  amount bigint not null,
  primary key (merchant_id, transfer_id)
);
create index statement_posting_of on statement_posting (statement_id, transfer_id desc);

-- What a merchant does not agree with, and what became of it.
create table statement_dispute (
  id bigint generated always as identity primary key,
  statement_id bigint not null references statement,
  lines text[] not null,
  -- the sum of the lines; of it, what waits
  amount bigint not null,
  held bigint not null check (held >= 0),
  status text not null default 'open' check (status in ('open', 'proposed', 'closed')),
  granted bigint check (granted >= 0),
  answer text not null default '',
  asked_by bigint not null references user_account,
  asked_at timestamptz not null default shop_now(),
  proposed_by bigint references user_account,
  proposed_at timestamptz,
  closed_by bigint references user_account,
  closed_at timestamptz
);
create unique index statement_dispute_once on statement_dispute (statement_id) where status <> 'closed';
create index statement_dispute_of on statement_dispute (statement_id, id);

-- What both sides say of a statement.
create table statement_word (
  id bigint generated always as identity primary key,
  statement_id bigint not null references statement,
  side text not null check (side in ('merchant', 'staff')),
  user_id bigint not null references user_account,
  kind text not null check (kind in ('word', 'dispute', 'answer')),
  words text not null,
  created_at timestamptz not null default shop_now()
);
create index statement_word_of on statement_word (statement_id, id);
