-- Captchas: pictures prepared ahead, puzzles asked of somebody, tokens earned, proofs spent, wrong answers. All of it is forgotten within a day.
create table captcha_stock (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('slide', 'points')),
  answer jsonb not null,
  pictures jsonb not null,
  created_at timestamptz not null default shop_now()
);
create index captcha_stock_kind on captcha_stock (kind, id);

-- A puzzle takes one answer, right or wrong; the answer never leaves this table.
create table captcha_puzzle (
  id text primary key,
  kind text not null,
  answer jsonb not null,
  ip text not null,
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_puzzle_ip on captcha_puzzle (ip, created_at desc);

-- Tokens are 256-bit random and stored only as their SHA-256; spending one deletes it.
create table captcha_token (
  hash bytea primary key,
  ip text not null,
  expires_at timestamptz not null
);

-- Challenges of proof of work are signed, not kept; those that were answered are, until they run out.
create table captcha_work (
  hash bytea primary key,
  expires_at timestamptz not null
);

create table captcha_failure (
  id bigint generated always as identity primary key,
  ip text not null,
  created_at timestamptz not null default shop_now()
);
create index captcha_failure_ip on captcha_failure (ip, created_at desc);
