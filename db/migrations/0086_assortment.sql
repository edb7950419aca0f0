-- Goods at their merchant's desk: who took a product off the shelf, since when it lies in the bin, and who changed what
-- of it from what.
alter table product
  -- 'staff': neither its merchant nor a file puts it back
  add taken_off_by text check (taken_off_by in ('merchant', 'staff')),
  add taken_off_reason text not null default '',
  -- set while it can be restored; a deleted product without it is gone for good
  add binned_at timestamptz check (binned_at is null or status = 'deleted');
create index product_binned on product (binned_at) where binned_at is not null;
create index product_template on product (freight_template_id) where status <> 'deleted';

-- What reports took off before this was kept.
update product p set taken_off_by = 'staff', taken_off_reason = c.answer
from (select distinct on (thing_id) thing_id, answer from report_case
  where kind = 'product' and state = 'upheld' order by thing_id, id desc) c
where c.thing_id = p.id and p.status = 'offShelf';

create table product_change (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  sku_id bigint references sku,
  -- null for what the shop did, and once who did it has left; their words go with them
  user_id bigint references user_account,
  field text not null check (field in ('shelf', 'bin', 'price', 'listPrice', 'category', 'freight', 'copy')),
  before jsonb,
  after jsonb,
  note text not null default '',
  created_at timestamptz not null default shop_now()
);
create index product_change_product on product_change (product_id, id desc);
create index product_change_user on product_change (user_id);
