-- A film and a turning model of goods: {"file": "….mp4", "alt": {…}}; null: none.
alter table product add column video jsonb, add column model jsonb;

-- Those that a merchant brought: a draft may name these and those that its product has, no others. The files are the
-- shop's from then on, and stay when whoever sent them leaves.
create table goods_media (
  merchant_id bigint not null references merchant,
  file text not null check (file ~ '^[0-9a-f]{40}\.(mp4|glb)$'),
  created_at timestamptz not null default shop_now(),
  primary key (merchant_id, file)
);

-- Drafts that are being written, or are kept as history, say that they have none.
update product_draft set content = '{"video": null, "model": null}'::jsonb || content,
  base = '{"video": null, "model": null}'::jsonb || base;
