// What search does by itself, each night: notes the ranks of hot words, forgets cold ones.
import type { JobHandler, Schedule } from '#kernel/jobs.ts'
import { noteRanks } from './queries.ts'

export const searchJobs: Record<string, JobHandler> = { 'search.noteRanks': ({ db }) => noteRanks(db) }
export const searchSchedules: Schedule[] = [{ cron: '0 0 * * *', job: 'search.noteRanks' }]
