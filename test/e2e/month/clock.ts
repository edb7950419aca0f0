// Time that passes for a whole shop: its clock and its timers go on while it stands still, then it does what is due.
import { expect } from 'vitest'
import { rowsOf } from '../merchant-side.ts'
import type { OwnShop } from '../running-shop.ts'

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000
const minute = 60_000
export const shopNow = async (shop: OwnShop): Promise<number> => {
  const [row] = await rowsOf<{ ms: number }>(shop, 'select extract(epoch from shop_now())::float8 * 1000 as ms', [])
  return row!.ms
}
/** So many minutes after 0:00 in Shanghai of the day that comes so many days later. */
export const inDays = (ms: number, days: number, minutes: number): number =>
  Math.floor((ms + shanghaiMs) / dayMs + days) * dayMs - shanghaiMs + minutes * minute
const dateOf = (ms: number): number => new Date(ms + shanghaiMs).getUTCDate()
/** The first such day of a month from then on, at that time of it. */
export function onDate(ms: number, date: number, minutes: number): number {
  let days = 0
  while (dateOf(inDays(ms, days, 0)) !== date) days++
  return inDays(ms, days, minutes)
}

/** Until nothing that is due waits or runs. */
export async function idle(shop: OwnShop): Promise<void> {
  const due = async (): Promise<unknown[]> =>
    rowsOf(
      shop,
      `select t.identifier, count(*)::int as due, count(j.locked_at)::int as running, max(j.attempts) as attempts,
         max(j.last_error) as error, count(q.locked_at)::int as "inHeldLines"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where (j.run_at <= now() or j.locked_at is not null) and j.attempts < j.max_attempts group by 1`,
      [],
    )
  await expect.poll(due, { timeout: 120_000, interval: 500 }).toEqual([])
}
/** On to a time; the shop as it is then, with all done that was due. */
export async function passTo(shop: OwnShop, ms: number): Promise<OwnShop> {
  const later = await shop.again(async () => {
    const by = `interval '${Math.round(ms - (await shopNow(shop)))} milliseconds'`
    await rowsOf(shop, `update clock set shift = shift + ${by}`, [])
    await rowsOf(shop, `update graphile_worker._private_jobs set run_at = run_at - ${by}`, [])
  })
  await idle(later)
  return later
}
/** What the schedule begins at its hour. */
export async function scheduled(shop: OwnShop, job: string): Promise<void> {
  await rowsOf(shop, 'select graphile_worker.add_job($1)', [job])
  await idle(shop)
}
