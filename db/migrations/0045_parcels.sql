-- A paid order moves: parcels with their units, units that were called off, what the buyer asked for meanwhile.
-- How many units are shipped, travelling or received is counted from these rows under the lock of the order's row.
alter table shop_order add column freight_refunded boolean not null default false;

create table parcel (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  -- own: the merchant brings it, without a waybill
  carrier text not null,
  waybill text not null default '',
  status text not null default 'travelling' check (status in ('travelling', 'received', 'lost', 'returned')),
  shipped_at timestamptz not null default shop_now(),
  -- received by itself then; stands still while it is reported missing
  confirm_at timestamptz not null,
  extended boolean not null default false,
  missing_at timestamptz,
  -- the merchant answers until then, else staff decide
  missing_until timestamptz,
  ended_at timestamptz,
  -- why it is lost, or what proves its delivery
  note text not null default '',
  check ((carrier = 'own') = (waybill = '')),
  check ((status = 'travelling') = (ended_at is null)),
  check ((missing_at is null) = (missing_until is null))
);
create index parcel_order on parcel (order_id, id);
create index parcel_due on parcel (confirm_at) where status = 'travelling';
create index parcel_waybill on parcel (waybill) where waybill <> '';
create table parcel_line (
  parcel_id bigint not null references parcel,
  order_line_id bigint not null references order_line,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, order_line_id)
);
create index parcel_line_line on parcel_line (order_line_id);

-- Units of a paid order that were never shipped and went back.
create table called_off (
  id bigint generated always as identity primary key,
  order_line_id bigint not null references order_line,
  quantity int not null check (quantity > 0),
  created_at timestamptz not null default shop_now()
);
create index called_off_line on called_off (order_line_id);

create table cancel_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text not null,
  answer text not null default '',
  asked_at timestamptz not null default shop_now(),
  answer_by timestamptz not null,
  answered_at timestamptz,
  check ((status = 'pending') = (answered_at is null))
);
create unique index cancel_request_open on cancel_request (order_id) where status = 'pending';
create index cancel_request_order on cancel_request (order_id, id);
create index cancel_request_due on cancel_request (answer_by) where status = 'pending';

create table order_reminder (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  created_at timestamptz not null default shop_now(),
  -- the next may come then
  again_at timestamptz not null
);
create index order_reminder_order on order_reminder (order_id, again_at);
create index shop_order_unshipped on shop_order (paid_at) where status = 'awaitingShipment';
