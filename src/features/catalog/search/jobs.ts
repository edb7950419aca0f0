// What search does by itself: each night it notes the ranks of hot words and forgets cold ones; it forgets who leaves.
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { deleteHistory, noteRanks } from './queries.ts'

export const jobs: Record<string, JobHandler> = { 'search.noteRanks': ({ db }) => noteRanks(db) }
export const schedules: Schedule[] = [{ cron: '0 0 * * *', job: 'search.noteRanks' }]
export const subscribers = [
  subscribe(
    'account.erased',
    'search.erase',
    async ({ db }, { userId }) => void (await deleteHistory(db, userId, undefined)),
  ),
]
