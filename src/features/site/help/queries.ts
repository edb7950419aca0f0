// SQL of help as shoppers read it: what is hidden, or stands in a hidden topic, is not there.
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { helpProblemDetail, helpProblemPage, helpTopicList } from './contract.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

type Row = Static<typeof helpProblemPage.output>['records'][number]
export interface Wanted {
  topicId: number | undefined
  hot: boolean | undefined
  keyword: string | undefined
}
const shown = sql`help_problem p join help_topic t on t.id = p.topic_id and not t.hidden and not p.hidden`
const wantedOf = ({ topicId, hot = false, keyword = '' }: Wanted) => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  // what stands between the signs of HTML is read; a name of an element in it is no loss
  const said = sql`lower(concat_ws(' ', all_languages(p.title), p.body::text))`
  return sql`(${topicId ?? null}::bigint is null or p.topic_id = ${topicId ?? null}) and (not ${hot} or p.hot)
    and ${said} like all(${words.map((w) => likePattern(w))}::text[])`
}
/** size + 1 of them, by the order of topics and in them. */
export const listProblems = (
  db: Db,
  lang: Language,
  wanted: Wanted,
  { size, offset, cursor }: Limits,
): Promise<(Row & { at: number; topicAt: number })[]> =>
  sql<Row & { at: number; topicAt: number }>`
    select p.id, in_language(p.title, ${lang}) as title, p.topic_id as "topicId",
      in_language(t.name, ${lang}) as topic, p.position as at, t.position as "topicAt"
    from ${shown} where ${wantedOf(wanted)} ${
      cursor
        ? sql`and (t.position, p.position, p.id) > (${cursor[0]}::int, ${cursor[1]}::int, ${cursor[2]}::bigint)`
        : sql``
    }
    order by t.position, p.position, p.id ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countProblems = (db: Db, wanted: Wanted): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${shown} where ${wantedOf(wanted)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const listTopics = (db: Db, lang: Language): Promise<Static<typeof helpTopicList.output>['records']> =>
  sql<{ id: number; name: string; count: number }>`
    select t.id, in_language(t.name, ${lang}) as name, count(*)::int as count
    from ${shown} group by t.id order by t.position, t.id`
    .execute(db)
    .then((r) => r.rows)

type Full = Omit<Static<typeof helpProblemDetail.output>, 'updatedAt'> & { updatedAt: Date }
export const findProblem = (db: Db, lang: Language, id: number): Promise<Full | undefined> =>
  sql<Full>`
    select p.id, in_language(p.title, ${lang}) as title, p.topic_id as "topicId",
      in_language(t.name, ${lang}) as topic, p.updated_at as "updatedAt",
      coalesce(p.body -> ${lang}::text, p.body -> 'en-US', p.body -> 'zh-CN', p.body -> 'es-ES', '[]') as body,
      (select count(*)::int from help_vote v where v.problem_id = p.id and v.helped) as helped,
      (select coalesce(json_agg(json_build_object('id', o.id, 'title', in_language(o.title, ${lang}))
          order by o.position, o.id), '[]')
        from help_problem o where o.topic_id = p.topic_id and o.id <> p.id and not o.hidden) as others
    from ${shown} where p.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** Keeps a reader's voice; how many readers it helped, undefined where there is no such problem. */
export const keepVoice = (db: Db, id: number, voter: string, helped: boolean): Promise<number | undefined> =>
  sql<{ helped: number }>`
    with vote as (
      insert into help_vote as v (problem_id, voter, helped)
      select p.id, ${voter}, ${helped} from ${shown} where p.id = ${id}
      on conflict (problem_id, voter) do update set helped = excluded.helped returning problem_id
    )
    select ${helped}::boolean::int
      + (select count(*)::int from help_vote where problem_id = ${id} and helped and voter <> ${voter}) as helped
    from vote`
    .execute(db)
    .then((r) => r.rows[0]?.helped)
export const forgetVoices = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('help_vote').where('voter', '=', `user ${userId}`).execute()
/** What was shown to shoppers, for the sitemap. */
export const openProblems = (db: Db): Promise<number[]> =>
  sql<{ id: number }>`select p.id from ${shown} order by p.id`.execute(db).then((r) => r.rows.map(({ id }) => id))
