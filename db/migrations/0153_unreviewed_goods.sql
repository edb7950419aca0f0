-- Goods that no staff have seen and that may not be on sale until they have: a shop's first goods, brought in by a file
-- or copied. Nothing that sells can be told to sell them: the database itself says no.
alter table product add column unreviewed boolean not null default false;
alter table product add constraint product_unreviewed_in_store check (not (unreviewed and status = 'onSale'));
create index product_unreviewed on product (merchant_id) where unreviewed;
