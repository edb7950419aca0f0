// What search does by itself: each night it notes the ranks of hot words and forgets cold ones.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { forgetMisses } from './miss-queries.ts'
import { noteRanks } from './queries.ts'

export const jobs: Record<string, JobHandler> = {
  'search.noteRanks': async ({ db }) => {
    await noteRanks(db)
    await forgetMisses(db)
  },
}
export const schedules: Schedule[] = [{ cron: '0 0 * * *', job: 'search.noteRanks' }]
