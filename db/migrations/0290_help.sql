-- What shoppers ask for: topics in their order, problems in each with their answers, and whether they helped.
create table help_topic (
  id bigint generated always as identity primary key,
  name jsonb not null,
  position int not null,
  hidden boolean not null default false,
  revision int not null default 1
);
create table help_problem (
  id bigint generated always as identity primary key,
  topic_id bigint not null references help_topic,
  title jsonb not null,
  body jsonb not null,
  -- its place in its topic
  position int not null,
  -- among those that are asked most
  hot boolean not null default false,
  hidden boolean not null default false,
  revision int not null default 1,
  updated_at timestamptz not null default shop_now()
);
create index help_problem_topic on help_problem (topic_id, position);
create table help_vote (
  problem_id bigint not null references help_problem on delete cascade,
  voter text not null,
  helped boolean not null,
  created_at timestamptz not null default shop_now(),
  primary key (problem_id, voter)
);
