// SQL of help at the staff's desk: all of it, in all its languages.
import { sql } from 'kysely'
import type { Bodies } from '#features/site/content/content.ts'
import type { Db } from '#kernel/data/db.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface TopicRow {
  id: number
  name: Texts
  hidden: boolean
  revision: number
}
export interface ProblemRow {
  id: number
  topicId: number
  title: Texts
  body: Bodies
  hot: boolean
  hidden: boolean
  revision: number
  helped: number
  notHelped: number
}
export type ProblemWish = Pick<ProblemRow, 'topicId' | 'title' | 'body' | 'hot' | 'hidden'>

/** All that stands in order, so that one moves while nobody else does. */
export const lockOrder = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('help order'))`.execute(db)

export const allTopics = (db: Db): Promise<TopicRow[]> =>
  sql<TopicRow>`select id, name, hidden, revision from help_topic order by position, id`.execute(db).then((r) => r.rows)
export const allProblems = (db: Db): Promise<(Omit<ProblemRow, 'body' | 'revision'> & { whole: boolean })[]> =>
  sql<Omit<ProblemRow, 'body' | 'revision'> & { whole: boolean }>`
    select p.id, p.topic_id as "topicId", p.title, p.hot, p.hidden,
      p.title ?& ${[...languages]}::text[] and p.body ?& ${[...languages]}::text[] as whole,
      count(v.*) filter (where v.helped)::int as helped, count(v.*) filter (where not v.helped)::int as "notHelped"
    from help_problem p left join help_vote v on v.problem_id = p.id
    group by p.id order by p.position, p.id`
    .execute(db)
    .then((r) => r.rows)
export const problemAt = (db: Db, id: number): Promise<ProblemRow | undefined> =>
  sql<ProblemRow>`
    select id, topic_id as "topicId", title, body, hot, hidden, revision,
      (select count(*)::int from help_vote v where v.problem_id = p.id and v.helped) as helped,
      (select count(*)::int from help_vote v where v.problem_id = p.id and not v.helped) as "notHelped"
    from help_problem p where id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
export const topicAt = (db: Db, id: number): Promise<TopicRow | undefined> =>
  sql<TopicRow>`select id, name, hidden, revision from help_topic where id = ${id}`.execute(db).then((r) => r.rows[0])

export const insertTopic = (db: Db, name: Texts): Promise<number> =>
  sql<{ id: number }>`
    insert into help_topic (name, position)
    select ${JSON.stringify(name)}::jsonb, coalesce(max(position), 0) + 1 from help_topic returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updateTopic = (db: Db, id: number, { name, hidden }: Pick<TopicRow, 'name' | 'hidden'>) =>
  sql`update help_topic set name = ${JSON.stringify(name)}, hidden = ${hidden}, revision = revision + 1
    where id = ${id}`.execute(db)
export const deleteTopic = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('help_topic').where('id', '=', id).execute()
export const insertProblem = (db: Db, { topicId, title, body, hot, hidden }: ProblemWish): Promise<number> =>
  sql<{ id: number }>`
    insert into help_problem (topic_id, title, body, hot, hidden, position)
    select ${topicId}::bigint, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(body)}::jsonb, ${hot}::boolean,
      ${hidden}::boolean, coalesce(max(position), 0) + 1 from help_problem where topic_id = ${topicId} returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updateProblem = (db: Db, id: number, { topicId, title, body, hot, hidden }: ProblemWish) =>
  sql`update help_problem set topic_id = ${topicId}, title = ${JSON.stringify(title)}, body = ${JSON.stringify(body)},
      hot = ${hot}, hidden = ${hidden}, revision = revision + 1, updated_at = shop_now()
    where id = ${id}`.execute(db)
export const deleteProblem = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('help_problem').where('id', '=', id).execute()

/** In this order from now on; problems of one topic, or all topics. */
export const putInOrder = (db: Db, table: 'help_topic' | 'help_problem', ids: readonly number[]): Promise<unknown> =>
  sql`update ${sql.table(table)} t set position = o.at
    from unnest(${ids}::bigint[]) with ordinality o(id, at) where t.id = o.id`.execute(db)
export const putIntoTopic = (db: Db, id: number, topicId: number): Promise<unknown> =>
  db.updateTable('help_problem').set({ topic_id: topicId }).where('id', '=', id).execute()
