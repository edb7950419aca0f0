-- Jobs are added at the cost of what they are. The queue's own add_jobs takes five statements and wakes its workers for
-- timers of next week too; it still does what is seldom: a kind of job that was never queued, a line that is new, a
-- timer whose job just runs.

-- Adds jobs: name, payload, attempts, priority, and where they have one key, line, run_at (ms on the shop's clock, now
-- without one). A key replaces an earlier job that has not run. How many there are.
create function queue_jobs(p_jobs json) returns int language plpgsql as $$
declare
  wanted int := json_array_length(p_jobs);
  added int;
  due int;
  keys text[];
  unknown bigint[];
begin
  with wanted as materialized (
    select j.*, t.id as task_id, q.id as queue_id, t.id is not null and (j.line is null or q.id is not null) as known
    from rows from (json_to_recordset(p_jobs)
        as (name text, payload json, key text, attempts int, line text, priority int, run_at float8))
      with ordinality as j(name, payload, key, attempts, line, priority, run_at, at)
    left join graphile_worker._private_tasks t on t.identifier = j.name
    left join graphile_worker._private_job_queues q on q.queue_name = j.line
  ), added as (
    insert into graphile_worker._private_jobs as jobs
      (job_queue_id, task_id, payload, run_at, max_attempts, key, priority)
    select queue_id, task_id, payload,
      case when run_at is null then now() else now() + (to_timestamp(run_at / 1000) - shop_now()) end,
      attempts, key, priority
    from wanted where known order by at
    on conflict (key) do update set job_queue_id = excluded.job_queue_id, task_id = excluded.task_id,
      payload = excluded.payload, max_attempts = excluded.max_attempts, run_at = excluded.run_at,
      priority = excluded.priority, revision = jobs.revision + 1, flags = null, attempts = 0, last_error = null,
      updated_at = now()
    where jobs.locked_at is null
    returning jobs.key, jobs.run_at
  )
  select count(*), count(*) filter (where a.run_at <= now()), array_agg(a.key) filter (where a.key is not null),
    (select array_agg(w.at) from wanted w where not w.known)
  from added a into added, due, keys, unknown;
  if due > 0 then
    -- the same line twice in a transaction is heard once
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || due::text || '}');
  end if;
  if added < wanted then
    perform graphile_worker.add_jobs(array(
      select (j.name, j.payload, j.line,
        case when j.run_at is not null then now() + (to_timestamp(j.run_at / 1000) - shop_now()) end,
        j.attempts, j.key, j.priority, null)::graphile_worker.job_spec
      from rows from (json_to_recordset(p_jobs)
          as (name text, payload json, key text, attempts int, line text, priority int, run_at float8))
        with ordinality as j(name, payload, key, attempts, line, priority, run_at, at)
      where j.at = any(unknown) or j.key is not null and j.key <> all (coalesce(keys, '{}'))));
  end if;
  return wanted;
end $$;

-- Takes timers back; one that runs just now is not tried again.
create function unqueue_jobs(p_keys text[]) returns int language plpgsql as $$
declare
  gone int;
begin
  delete from graphile_worker._private_jobs where key = any(p_keys) and locked_at is null;
  get diagnostics gone = row_count;
  if gone < cardinality(p_keys) then
    update graphile_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
    where key = any(p_keys) and locked_at is not null;
  end if;
  return gone;
end $$;
