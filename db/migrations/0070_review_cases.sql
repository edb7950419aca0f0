-- What staff look at before it is seen, or because somebody asks them to; and photos of what is added later.
alter table review
  add column follow_up_pictures jsonb not null default '[]'
    check (jsonb_typeof(follow_up_pictures) = 'array' and jsonb_array_length(follow_up_pictures) <= 9),
  add check (follow_up is not null or follow_up_pictures = '[]');
create index review_unanswered on review (merchant_id, id desc)
  where status = 'shown' and reply is null and order_line_id is not null and body <> '';

-- Words that nobody sees before staff do. `normal` is what texts are searched for.
create table sensitive_word (
  id bigint generated always as identity primary key,
  word text not null check (char_length(word) between 1 and 40),
  normal text not null unique check (normal <> ''),
  created_at timestamptz not null default shop_now()
);

-- review: the review itself waits · followUp, reply: their words wait here until they are released ·
-- appeal: its merchant asks for it to be taken down · reported: enough shoppers did
create table review_case (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('review', 'followUp', 'reply', 'appeal', 'reported')),
  review_id bigint not null references review,
  merchant_id bigint not null references merchant,
  -- of the review
  user_id bigint references user_account,
  -- what waits, or what the merchant says of the review
  body text not null default '',
  lang text not null default 'en-US' check (lang in ('zh-CN', 'en-US', 'es-ES')),
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  ground text check (ground in ('untrue', 'insult', 'otherGoods', 'advertising', 'privacy')),
  -- the words of the list that were found
  found text[] not null default '{}',
  -- moot: what it was about is gone
  state text not null default 'open' check (state in ('open', 'shown', 'hidden', 'moot')),
  claimed_by bigint references user_account,
  claimed_until timestamptz,
  -- why it was decided so
  answer text not null default '',
  created_at timestamptz not null default shop_now(),
  decided_at timestamptz,
  check ((claimed_by is null) = (claimed_until is null)),
  check ((state = 'open') = (decided_at is null)),
  check ((kind = 'appeal') = (ground is not null))
);
-- one of a kind waits
create unique index review_case_open on review_case (review_id, kind) where state = 'open';
-- a merchant appeals against a review once
create unique index review_case_appeal on review_case (review_id) where kind = 'appeal';
create index review_case_queue on review_case (id) where state = 'open';
create index review_case_review on review_case (review_id, id);
create index review_case_user on review_case (user_id) where user_id is not null;
create index review_case_claimed on review_case (claimed_by) where claimed_by is not null;
