-- Pages composed of blocks: what stands on a page, in which order, when and for whom. The settings hold the texts of all languages and fit the schema of the block's kind.
create table page_block (
  id bigint generated always as identity primary key,
  page text not null,
  position int not null,
  type text not null,
  settings jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  languages text[] check (cardinality(languages) > 0),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  version int not null default 1,
  updated_at timestamptz not null default shop_now()
);
create index page_block_page on page_block (page, position, id);
