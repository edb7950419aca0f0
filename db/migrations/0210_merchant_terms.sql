-- What was agreed with a merchant: where it may sell, what is kept of what it sells, how often it is paid.
-- Where it may sell; without a row: everywhere. A category opens what stands below it.
create table merchant_category (
  merchant_id bigint not null references merchant,
  category_id bigint not null references category,
  primary key (merchant_id, category_id)
);
create index merchant_category_of on merchant_category (category_id);

-- Its own commission, below a category or, where that is null, of everything.
create table merchant_commission (
  merchant_id bigint not null references merchant,
  category_id bigint references category,
  commission_bp int not null check (commission_bp between 0 and 10000),
  unique nulls not distinct (merchant_id, category_id)
);
create index merchant_commission_of on merchant_commission (category_id) where category_id is not null;

create table merchant_terms (
  merchant_id bigint primary key references merchant,
  settlement_cycle text not null check (settlement_cycle in ('week', 'halfMonth', 'month')),
  -- grows with each change of what was agreed: whoever saw an older one is told
  version int not null
);

-- A category without a commission of its own has that of the one above it, at last 5 %.
alter table category alter commission_bp drop not null, alter commission_bp drop default;
update category c set commission_bp = null
where c.commission_bp = coalesce((select p.commission_bp from category p where p.id = c.parent_id), 500);

-- Of a category by its way from the department down to itself.
create function category_commission(p_way bigint[]) returns int language sql stable as $$
  select coalesce((select c.commission_bp from category c where c.id = any(p_way) and c.commission_bp is not null
    order by c.level desc limit 1), 500)
$$;
-- Whether goods of a merchant may be put on sale, or moved to, there.
create function may_sell_in(p_merchant bigint, p_category bigint) returns boolean language sql stable as $$
  select not exists (select from merchant_category a where a.merchant_id = p_merchant) or exists (
    select from category c join merchant_category a on a.category_id = any(c.path || c.id)
    where c.id = p_category and a.merchant_id = p_merchant)
$$;
