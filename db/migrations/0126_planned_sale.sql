-- When goods go on sale, or off it, by themselves.
alter table product add column on_sale_at timestamptz, add column off_sale_at timestamptz,
  add check (on_sale_at is null or status <> 'onSale');

-- Drafts that are being written, or are kept as history, say that they have no such time.
update product_draft set content = '{"onSaleAt": null, "offSaleAt": null}'::jsonb || content,
  base = '{"onSaleAt": null, "offSaleAt": null}'::jsonb || base;
