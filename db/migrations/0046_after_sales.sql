-- After-sales: claims about units that were received, by line and quantity, with every deadline on its row.
-- Where a merchant wants goods back, who may see evidence, and until when a unit may be claimed stand beside it.
alter table order_line add column return7 boolean not null default true;
update order_line l set return7 = false from product p
where p.id = l.product_id and not ('return7' = any (p.services));

-- until when units of a parcel may be claimed, and given back without a reason
alter table parcel add column claim_until timestamptz, add column return_until timestamptz;
update parcel set claim_until = ended_at + interval '15 days', return_until = ended_at + interval '7 days'
where status = 'received';
alter table parcel
  add check ((status = 'received') = (claim_until is not null)),
  add check ((claim_until is null) = (return_until is null));

create table return_address (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- the fields of an address
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  is_default boolean not null default false,
  created_at timestamptz not null default shop_now(),
  deleted_at timestamptz
);
create index return_address_list on return_address (merchant_id, is_default desc, id desc) where deleted_at is null;
create unique index return_address_default on return_address (merchant_id) where is_default and deleted_at is null;

-- the other sides of a case may read what one side sent: a buyer, members of a merchant
alter table upload drop constraint upload_purpose_check;
alter table upload
  add constraint upload_purpose_check check (purpose in ('avatar', 'review', 'realName', 'licence', 'bankProof',
    'feedback', 'custom', 'video', 'model', 'claim')),
  add column case_user_id bigint references user_account,
  add column case_merchant_id bigint references merchant;
create index upload_case on upload (case_user_id) where case_user_id is not null;

create table claim_reason (
  id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null check (name ?& array['en-US', 'zh-CN', 'es-ES']),
  -- whose fault it is: that decides who bears return freight, and whether freight goes back
  fault text not null check (fault in ('merchant', 'buyer', 'none')),
  kinds text[] not null
    check (cardinality(kinds) > 0 and kinds <@ array['refundOnly', 'returnAndRefund', 'exchange', 'replenishment']),
  -- none is needed within the shorter window, where the goods allow it
  free boolean not null default false,
  position int not null,
  active boolean not null default true
);
insert into claim_reason (code, fault, kinds, free, position, name) values
  ('noReason', 'buyer', '{returnAndRefund}', true, 1, '{"en-US": "I changed my mind (within 7 days)",
    "zh-CN": "七天无理由退货", "es-ES": "He cambiado de opinión (en 7 días)"}'),
  ('wrongSize', 'buyer', '{exchange}', false, 2, '{"en-US": "Size or style does not suit me",
    "zh-CN": "尺寸或款式不合适", "es-ES": "La talla o el modelo no me va"}'),
  ('quality', 'merchant', '{refundOnly,returnAndRefund,exchange}', false, 3, '{"en-US": "Poor quality or faulty",
    "zh-CN": "质量问题", "es-ES": "Mala calidad o defectuoso"}'),
  ('damaged', 'merchant', '{refundOnly,returnAndRefund,exchange,replenishment}', false, 4,
    '{"en-US": "Arrived damaged", "zh-CN": "收到时已破损", "es-ES": "Llegó dañado"}'),
  ('notAsDescribed', 'merchant', '{refundOnly,returnAndRefund,exchange}', false, 5,
    '{"en-US": "Not as described", "zh-CN": "与描述不符", "es-ES": "No es como se describía"}'),
  ('wrongItem', 'merchant', '{refundOnly,returnAndRefund,exchange}', false, 6,
    '{"en-US": "Something else was sent", "zh-CN": "发错商品", "es-ES": "Enviaron otro artículo"}'),
  ('missingPieces', 'merchant', '{refundOnly,replenishment}', false, 7,
    '{"en-US": "Pieces or parts are missing", "zh-CN": "少件或漏发", "es-ES": "Faltan piezas o unidades"}'),
  ('counterfeit', 'merchant', '{refundOnly,returnAndRefund}', false, 8,
    '{"en-US": "I doubt that it is genuine", "zh-CN": "怀疑非正品", "es-ES": "Dudo de que sea auténtico"}'),
  ('agreed', 'none', '{refundOnly,returnAndRefund,exchange}', false, 9,
    '{"en-US": "Agreed with the shop", "zh-CN": "与商家协商一致", "es-ES": "Acordado con la tienda"}'),
  ('other', 'none', '{refundOnly,returnAndRefund,exchange,replenishment}', false, 10,
    '{"en-US": "Something else", "zh-CN": "其他原因", "es-ES": "Otro motivo"}');

create table claim (
  id bigint generated always as identity primary key,
  service_no text not null unique,
  order_id bigint not null references shop_order,
  order_line_id bigint not null references order_line,
  user_id bigint not null references user_account,
  merchant_id bigint not null references merchant,
  type text not null check (type in ('refundOnly', 'returnAndRefund', 'exchange')),
  -- an exchange without goods coming back is a replenishment, which the platform reviews
  return_goods boolean not null,
  quantity int not null check (quantity > 0),
  reason_id bigint not null references claim_reason,
  fault text not null check (fault in ('merchant', 'buyer', 'none')),
  explanation text not null,
  uploads uuid[] not null default '{}',
  -- of an exchange: what is wanted instead
  exchange_sku_id bigint references sku,
  status text not null default 'pendingReview' check (status in ('pendingReview', 'approved', 'toBeReturned',
    'returning', 'merchantReceived', 'merchantRejected', 'pendingRefund', 'merchantRefunded', 'refundComplete',
    'processing', 'closed', 'cancelledByUser')),
  ended_because text check (ended_because in ('noLogistics', 'rejected', 'denied', 'notArrived', 'done')),
  appeal text check (appeal in ('pending', 'upheld', 'denied')),
  resubmitted int not null default 0,
  -- how often it moved
  moves int not null default 0,
  -- the parcel with the goods was refused: it can only be appealed
  refused boolean not null default false,
  -- staff upheld an appeal: a parcel cannot be refused any more
  must_accept boolean not null default false,
  -- the merchant says that the goods have not come: staff decide
  not_arrived boolean not null default false,
  -- what happens by itself happens then; null: nothing does
  deadline timestamptz,
  return_address jsonb,
  return_carrier text not null default '',
  return_waybill text not null default '',
  return_phone text not null default '',
  return_freight bigint not null default 0 check (return_freight >= 0),
  return_freight_repaid bigint not null default 0 check (return_freight_repaid >= 0),
  -- a refused parcel on its way back to the buyer
  back_carrier text not null default '',
  back_waybill text not null default '',
  resend_carrier text not null default '',
  resend_waybill text not null default '',
  saleable boolean,
  -- the money that went back: of the units, and freight; its refund has the key claim:<service number>
  goods_refunded bigint,
  freight_refunded bigint,
  -- units that were replaced may be claimed until then
  claim_until timestamptz,
  created_at timestamptz not null default shop_now(),
  moved_at timestamptz not null default shop_now(),
  ended_at timestamptz,
  check (type = 'exchange' or return_goods = (type = 'returnAndRefund')),
  check (exchange_sku_id is null or type = 'exchange'),
  check ((status = 'closed') = (ended_because is not null)),
  check ((status in ('refundComplete', 'closed', 'cancelledByUser')) = (ended_at is not null)),
  check ((goods_refunded is null) = (freight_refunded is null)),
  check ((status in ('pendingRefund', 'merchantRefunded', 'refundComplete')) = (goods_refunded is not null))
);
create index claim_of_buyer on claim (user_id, id desc);
create index claim_of_line on claim (order_line_id, id);
create index claim_of_order on claim (order_id, id);
create index claim_queue on claim (merchant_id, (coalesce(deadline, '9999-12-31 00:00:00+00'::timestamptz)), id);
create index claim_due on claim (deadline) where deadline is not null;

-- The units that a claim holds: of a parcel, or of a claim by which they were replaced. A claim that was withdrawn, or
-- closed because nothing was sent back, holds none.
create table claim_unit (
  claim_id bigint not null references claim,
  order_line_id bigint not null references order_line,
  parcel_id bigint references parcel,
  source_claim_id bigint references claim,
  quantity int not null check (quantity > 0),
  check ((parcel_id is null) <> (source_claim_id is null))
);
create unique index claim_unit_once on claim_unit (claim_id, coalesce(parcel_id, 0), coalesce(source_claim_id, 0));
create index claim_unit_line on claim_unit (order_line_id);

create table claim_history (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claim,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'merchant', 'staff', 'system')),
  actor_id bigint,
  note text not null default '',
  uploads uuid[] not null default '{}',
  created_at timestamptz not null default shop_now()
);
create index claim_history_claim on claim_history (claim_id, id);

-- Where units of a line can be claimed from: each parcel that arrived, each replacement; the oldest window first.
create function claim_sources(line bigint)
returns table (parcel_id bigint, source_claim_id bigint, free int, claim_until timestamptz, return_until timestamptz)
language sql stable as $$
  select s.parcel_id, s.source_claim_id, s.quantity - coalesce((
      select sum(u.quantity)::int from claim_unit u
      where u.order_line_id = line and u.parcel_id is not distinct from s.parcel_id
        and u.source_claim_id is not distinct from s.source_claim_id), 0), s.claim_until, s.return_until
  from (
    select l.parcel_id, null::bigint as source_claim_id, l.quantity, p.claim_until, p.return_until
    from parcel_line l join parcel p on p.id = l.parcel_id
    where l.order_line_id = line and p.status = 'received'
    union all
    select null, c.id, c.quantity, c.claim_until, c.claim_until
    from claim c where c.order_line_id = line and c.claim_until is not null
  ) s
  order by s.claim_until, s.parcel_id, s.source_claim_id
$$;
