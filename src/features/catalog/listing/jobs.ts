// What lists need by themselves: cards follow what they are made of.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { drawCards } from './drawing.ts'

export const jobs: Record<string, JobHandler> = {
  'catalog.drawCards': ({ db }) => drawCards(db),
}
export const schedules: Schedule[] = [{ cron: '* * * * *', job: 'catalog.drawCards' }]
