-- Versions of agreements that people are asked for, and who agreed to which.
alter table article_version add column asks boolean not null default false;
alter table article_draft add column asks boolean not null default false;
create table agreement_consent (
  user_id bigint not null references user_account,
  article_id bigint not null,
  version int not null,
  agreed_at timestamptz not null default shop_now(),
  primary key (user_id, article_id, version),
  foreign key (article_id, version) references article_version (article_id, version) on delete cascade
);
create index agreement_consent_of on agreement_consent (article_id, version, agreed_at desc, user_id desc);
