// What search does by itself: each night it notes the ranks of hot words and forgets cold ones; each day that is over
// keeps of the words that found nothing what several looked for.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { closeMisses } from './miss-queries.ts'
import { noteRanks } from './queries.ts'
import { transact } from '#kernel/data/db.ts'

export const jobs: Record<string, JobHandler> = {
  'search.noteRanks': ({ db }) => noteRanks(db),
  // in one, so that words are kept and the day is forgotten, or neither
  'search.closeMisses': ({ db, app }) =>
    transact(db, (trx) => closeMisses(trx, app.settings.get('hotWordMinVisitors'))),
}
// UTC: a day of Shanghai ends at 16:00; once more each hour, for a worker may have slept
export const schedules: Schedule[] = [
  { cron: '0 0 * * *', job: 'search.noteRanks' },
  { cron: '2 * * * *', job: 'search.closeMisses' },
]
