// What likes do by themselves: forget each night what was taken out and what is too old or too much,
// and everything of an account that was erased.
import { dropStale, trimPeople } from './footprint-queries.ts'
import { leadFollows } from './follow-queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

async function tidy({ db, app }: JobContext): Promise<void> {
  const days = app.settings.get('footprintDays')
  while (await dropStale(db, days));
  const most = app.settings.get('footprintMaxCount')
  for (let person: number | undefined = 0; person !== undefined;) person = await trimPeople(db, person, most)
}

const batch = 200
/** Who followed a brand that went into another one follows that one, or what it went into by now. */
async function followOn(db: Db, brandId: number): Promise<void> {
  while ((await transact(db, (trx) => leadFollows(trx, brandId, batch))) === batch);
}
export const subscribers: Subscriber[] = [
  subscribe('brand.merged', 'likes.followOn', ({ db }, { brandId }) => followOn(db, brandId)),
]

export const jobs: Record<string, JobHandler> = { 'likes.tidy': tidy }
export const schedules: Schedule[] = [{ cron: '17 4 * * *', job: 'likes.tidy' }]
