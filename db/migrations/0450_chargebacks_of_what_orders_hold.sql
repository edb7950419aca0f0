-- A bank takes back first what an order still holds. What the order lacks for it stands here: its lines settle so much
-- less, a refund that the chargeback stands for needs it no more, and what is sent all the same its merchant makes up.
alter table shop_order add column charged_back bigint not null default 0 check (charged_back >= 0);
-- of it, what came out of what the order held
alter table chargeback_part add column held bigint not null default 0 check (held >= 0 and held <= amount);
-- What a line, or freight and tax, was worth beyond goods and rest of this row, and was not there to be settled. It is
-- settled when it comes back, and falls away with units that are refunded.
alter table settlement add column gone bigint not null default 0;
create index settlement_gone on settlement (order_id) where gone <> 0;
