-- Payments and refunds as staff read them: by time, and with what providers sent and were asked.
create index payment_created on payment (created_at desc, id desc);
create index refund_created on refund (created_at desc, id desc);

-- A notice word for word, and what was found in it, sealed; kept for some time only.
alter table payment_notice add column sealed bytea;
create index payment_notice_ref on payment_notice ((body ->> 'ref')) where body ? 'ref';
create index payment_notice_refund_ref on payment_notice ((body ->> 'refundRef')) where body ? 'refundRef';
create index payment_notice_sealed on payment_notice (received_at) where sealed is not null;

-- What a provider was asked about an attempt or a refund, and what it said; the same again is only counted.
create table payment_question (
  id bigint generated always as identity primary key,
  attempt_id bigint references payment_attempt,
  refund_id bigint references refund,
  answer text not null,
  -- why a provider refused
  why text not null default '',
  asked_at timestamptz not null default shop_now(),
  last_at timestamptz not null default shop_now(),
  times int not null default 1,
  check (num_nonnulls(attempt_id, refund_id) = 1)
);
create index payment_question_attempt on payment_question (attempt_id, id desc) where attempt_id is not null;
create index payment_question_refund on payment_question (refund_id, id desc) where refund_id is not null;
create index refund_trouble on refund (created_at desc, id desc) where status = 'failed';
