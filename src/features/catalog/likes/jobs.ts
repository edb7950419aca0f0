// What likes do by themselves: forget each night what was taken out and what is too old or too much,
// and everything of an account that was erased.
import { dropStale, trimPeople } from './footprint-queries.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

async function tidy({ db, app }: JobContext): Promise<void> {
  const days = app.settings.get('footprintDays')
  while (await dropStale(db, days));
  const most = app.settings.get('footprintMaxCount')
  for (let person: number | undefined = 0; person !== undefined;) person = await trimPeople(db, person, most)
}

export const jobs: Record<string, JobHandler> = { 'likes.tidy': tidy }
export const schedules: Schedule[] = [{ cron: '17 4 * * *', job: 'likes.tidy' }]
