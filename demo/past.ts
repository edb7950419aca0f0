// Lets the doors of the shop act at moments that are over, inside of one transaction: nobody else sees the clock moved.
import { sql } from 'kysely'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

export type At = (momentMs: number, act: (app: AppContext) => Promise<void>) => Promise<void>

const jobs = sql.table('graphile_worker._private_jobs')
/** Runs `work` with a clock that it may set, and puts the clock right again. What is queued meanwhile is due when it
 * would have been; letters about what is over are not sent. */
export async function inThePast(db: Db, app: AppContext, work: (at: At) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ shift: string; now: number }>`
    select shift::text, extract(epoch from shop_now())::float8 * 1000 as now from clock`.execute(db)
  const { shift, now } = rows[0]!
  const at: At = async (moment, act) => {
    const before = await dueTimes(db)
    const back = moment - now
    await sql`update clock set shift = ${shift}::interval + ${back} * interval '1 millisecond'`.execute(db)
    await act({ ...app, clock: { ...app.clock, now: () => Math.round(moment) } })
    const moved = [...(await dueTimes(db))].filter(([id, due]) => before.get(id) !== due).map(([id]) => id)
    await sql`update ${jobs} set run_at = run_at + ${back} * interval '1 millisecond'
      where id = any(${moved}::bigint[])`.execute(db)
  }
  // where this fails nothing of it stays, the clock neither
  await work(at)
  await sql`update clock set shift = ${shift}::interval`.execute(db)
  await sql`delete from ${jobs} j using graphile_worker._private_tasks t
    where t.id = j.task_id and j.created_at = now()
      and (t.identifier like 'letters.%' or t.identifier = 'payments.tellRefund')`.execute(db)
}
/** Of the jobs that this transaction has queued: others go on beside it. */
async function dueTimes(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; due: string }>`
    select id::text, run_at::text as due from ${jobs} where created_at = now()`.execute(db)
  return new Map(rows.map(({ id, due }) => [id, due]))
}
