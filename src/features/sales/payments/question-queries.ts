// The SQL of questions: what a provider was asked about an attempt or a refund, and what it said.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** About an attempt, or about a refund. */
type Asked = { attemptId: number } | { refundId: number }

export interface Answer {
  answer: string
  why: string
}
/** The last tables of a `with`: they note the answer. The same as the last time is only counted: somebody who waits
 * asks every few seconds. */
export const noting = (asked: Asked, { answer, why }: Answer) => {
  const [column, id] = 'attemptId' in asked ? [sql`attempt_id`, asked.attemptId] : [sql`refund_id`, asked.refundId]
  return sql`
    last_answer as (
      select id from (select id, answer, why from payment_question where ${column} = ${id} order by id desc limit 1) q
      where answer = ${answer} and why = ${why}
    ), counted_answer as (
      update payment_question set times = times + 1, last_at = shop_now()
      where id in (select id from last_answer) returning 1
    ), new_answer as (
      insert into payment_question (${column}, answer, why)
      select ${id}, ${answer}, ${why} where not exists (select from counted_answer)
    )`
}
export const noteAnswer = async (db: Db, asked: Asked, answer: string, why = ''): Promise<void> => {
  await sql`with ${noting(asked, { answer, why })} select`.execute(db)
}
