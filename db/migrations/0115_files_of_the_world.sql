-- What search engines are told of a product where its merchant wrote words of its own, and products by the name that
-- they have in their old shop.
alter table product
  add column seo_title jsonb not null default '{}',
  add column seo_description jsonb not null default '{}';
create index product_by_handle on product (handle) where status <> 'deleted';
