// The SQL of questions: what a provider was asked about an attempt or a refund, and what it said.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** About an attempt, or about a refund. */
type Asked = { attemptId: number } | { refundId: number }

/** The same answer as the last time is only counted: somebody who waits asks every few seconds. */
export const noteAnswer = async (db: Db, asked: Asked, answer: string, why = ''): Promise<void> => {
  const [column, id] = 'attemptId' in asked ? [sql`attempt_id`, asked.attemptId] : [sql`refund_id`, asked.refundId]
  await sql`
    with last as (
      select id from (select id, answer, why from payment_question where ${column} = ${id} order by id desc limit 1) q
      where answer = ${answer} and why = ${why}
    ), counted as (
      update payment_question set times = times + 1, last_at = shop_now() where id in (select id from last) returning 1
    )
    insert into payment_question (${column}, answer, why)
    select ${id}, ${answer}, ${why} where not exists (select from counted)`.execute(db)
}
