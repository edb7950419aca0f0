-- What came off an order, by lane and bearer, as it was agreed: refunds and settlements sum these rows, nothing is
-- priced again.
-- An order and a line keep the sum; which lanes there are is the shop's list, not this table's.
create table order_share (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  -- null: it came off the freight
  order_line_id bigint references order_line,
  lane text not null,
  bearer text not null check (bearer in ('platform', 'merchant')),
  amount bigint not null check (amount > 0),
  -- each unit of the line carries unit_amount, and one fen more unit_extra units from unit_from on, going round
  unit_amount bigint not null check (unit_amount >= 0),
  unit_extra int not null check (unit_extra >= 0),
  unit_from int not null check (unit_from >= 0),
  unique nulls not distinct (order_id, order_line_id, lane, bearer)
);

-- Until now: the lanes of old in the order in which they acted. The member price was the merchant's, level rates were
-- not given.
insert into order_share (order_id, order_line_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
select order_id, id, lane, bearer, amount, amount / quantity, amount % quantity, (goods_amount - so_far) % quantity
from (
  select l.order_id, l.id, l.quantity, l.goods_amount, s.lane, s.bearer, s.amount,
    sum(s.amount) over (partition by l.id order by s.place)::bigint as so_far
  from order_line l cross join lateral (values
    (1, 'member', 'merchant', l.discount_member), (2, 'merchantCoupon', 'merchant', l.discount_merchant_coupon),
    (3, 'platformCoupon', 'platform', l.discount_platform_coupon), (4, 'discountCode', 'platform', l.discount_code),
    (5, 'points', 'platform', l.discount_points)) as s(place, lane, bearer, amount)
) given where amount > 0 order by id, so_far;
insert into order_share (order_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
select id, 'freight', 'merchant', discount_freight, discount_freight, 0, 0 from shop_order where discount_freight > 0;

alter table order_line add discount bigint not null default 0 check (discount >= 0),
  -- the kind of unit price that won
  add price_kind text not null default 'ordinary';
update order_line set discount = goods_amount + tax - payable where payable <> goods_amount + tax;
alter table order_line drop discount_member, drop discount_merchant_coupon, drop discount_platform_coupon,
  drop discount_code, drop discount_points, add check (payable = goods_amount + tax - discount);
alter table shop_order add discount bigint not null default 0 check (discount >= 0);
update shop_order set discount = goods_amount + freight + tax - payable where payable <> goods_amount + freight + tax;
alter table shop_order drop discount_member, drop discount_merchant_coupon, drop discount_platform_coupon,
  drop discount_code, drop discount_points, drop discount_freight,
  add check (payable = goods_amount + freight + tax - discount);

-- The shares of a line are its discount, to the unit; those of an order are its. Weighed at commit, and only where
-- something came off.
create function order_line_is_shared(p_line bigint) returns void language plpgsql as $$
begin
  if exists (
    select from order_line l left join order_share s on s.order_id = l.order_id and s.order_line_id = l.id
    where l.id = p_line group by l.id
    having l.discount <> coalesce(sum(s.amount), 0) or bool_or(s.unit_amount * l.quantity + s.unit_extra <> s.amount
      or s.unit_extra >= l.quantity or s.unit_from >= l.quantity)
  ) then
    raise exception 'the shares of order line % are not its discount', p_line using errcode = 'check_violation';
  end if;
end $$;
create function order_is_shared(p_order bigint) returns void language plpgsql as $$
begin
  if exists (
    select from shop_order o where o.id = p_order
      and o.discount <> (select coalesce(sum(s.amount), 0) from order_share s where s.order_id = o.id)
  ) then
    raise exception 'the shares of order % are not its discount', p_order using errcode = 'check_violation';
  end if;
end $$;
create function order_line_weighed() returns trigger language plpgsql as $$
begin
  perform order_line_is_shared(new.id);
  return null;
end $$;
create function order_weighed() returns trigger language plpgsql as $$
begin
  perform order_is_shared(new.id);
  return null;
end $$;
create function order_share_weighed() returns trigger language plpgsql as $$
declare
  share order_share := coalesce(new, old);
begin
  perform order_line_is_shared(share.order_line_id);
  perform order_is_shared(share.order_id);
  return null;
end $$;
create constraint trigger order_line_placed after insert on order_line deferrable initially deferred
  for each row when (new.discount <> 0) execute function order_line_weighed();
create constraint trigger order_line_changed after update on order_line deferrable initially deferred
  for each row when (new.discount <> old.discount or new.quantity <> old.quantity)
  execute function order_line_weighed();
create constraint trigger order_placed after insert on shop_order deferrable initially deferred
  for each row when (new.discount <> 0) execute function order_weighed();
create constraint trigger order_changed after update on shop_order deferrable initially deferred
  for each row when (new.discount <> old.discount) execute function order_weighed();
create constraint trigger order_share_changed after insert or update or delete on order_share
  deferrable initially deferred for each row execute function order_share_weighed();
