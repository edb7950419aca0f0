-- What merchants write about goods before it is on sale: one draft of a product at a time, beside what is on sale.
create table product_draft (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null until what is new was published
  product_id bigint references product,
  -- draft: being written · inReview: staff look at it, nobody writes · returned: by staff, with notes, to be mended ·
  -- published, discarded: over
  state text not null default 'draft' check (state in ('draft', 'inReview', 'returned', 'published', 'discarded')),
  content jsonb not null,
  -- the product as it was when the draft was begun; null of what is new. What was changed elsewhere is told by it
  base jsonb,
  -- grows with every change; who has seen an older one is refused
  version int not null default 1,
  saved_by bigint references user_account,
  saved_at timestamptz not null default shop_now(),
  submitted_at timestamptz,
  -- why staff look at it
  causes text[] not null default '{}',
  claimed_by bigint references user_account,
  claimed_until timestamptz,
  reminded_at timestamptz,
  -- of staff: what is to be mended, at its field, and why in all
  notes jsonb not null default '[]',
  answer text not null default '',
  decided_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default shop_now(),
  check ((claimed_by is null) = (claimed_until is null)),
  check (state <> 'inReview' or submitted_at is not null),
  check ((state in ('published', 'discarded')) = (ended_at is not null)),
  check (state <> 'published' or product_id is not null)
);
create unique index product_draft_open on product_draft (product_id) where ended_at is null;
create index product_draft_merchant on product_draft (merchant_id, state, id desc) where ended_at is null;
create index product_draft_product on product_draft (product_id, id);
create index product_draft_queue on product_draft (submitted_at, id) where state = 'inReview';
create index product_draft_decided on product_draft (id) where decided_at is not null;
create index product_draft_saved_by on product_draft (saved_by) where saved_by is not null;
create index product_draft_claimed_by on product_draft (claimed_by) where claimed_by is not null;

-- Who did what with a product's drafts.
create table product_edit (
  id bigint generated always as identity primary key,
  draft_id bigint not null references product_draft,
  -- null: staff, or who has left
  user_id bigint references user_account,
  kind text not null check (kind in ('begun', 'submitted', 'withdrawn', 'returned', 'published', 'discarded')),
  by_staff boolean not null default false,
  -- field by field: what stood there, what stands there
  changes jsonb not null default '[]',
  created_at timestamptz not null default shop_now()
);
create index product_edit_draft on product_edit (draft_id, id);
create index product_edit_user on product_edit (user_id) where user_id is not null;

-- Pictures that a merchant brought for its goods: a draft may name these and those that its product has, no others.
create table goods_picture (
  merchant_id bigint not null references merchant,
  file text not null check (file ~ '^[a-z0-9-]{1,80}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  preview text not null default '',
  created_at timestamptz not null default shop_now(),
  primary key (merchant_id, file)
);

alter table upload drop constraint upload_purpose_check;
alter table upload
  add constraint upload_purpose_check check (purpose in ('avatar', 'review', 'realName', 'licence', 'bankProof',
    'feedback', 'custom', 'video', 'model', 'claim', 'invoice', 'goods'));
