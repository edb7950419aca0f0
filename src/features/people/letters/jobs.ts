// Jobs of letters: what was told goes by mail; what was lost on the way is found again.
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { sendLetter, sweepLetters } from './letters.ts'

export const jobs: Record<string, JobHandler> = {
  'letters.send': ({ db, app }, told: { messageId: number; userId: number }) => sendLetter(db, app, told),
  'letters.sweep': ({ db }) => sweepLetters(db),
}
export const subscribers = [
  subscribe('message.told', 'letters.begin', ({ db, app }, told) => sendLetter(db, app, told)),
]
export const schedules: Schedule[] = [{ cron: '*/10 * * * *', job: 'letters.sweep' }]
