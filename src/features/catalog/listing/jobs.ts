// What lists need by themselves: cards follow what they are made of, counts beside filters what the lists hold.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { drawCards } from './drawing.ts'
import { keepFacets } from './facet-keeping.ts'

export const jobs: Record<string, JobHandler> = {
  'catalog.drawCards': ({ db }) => drawCards(db),
  'catalog.keepFacets': ({ db, app }) => keepFacets(db, app.log),
}
export const schedules: Schedule[] = [
  { cron: '* * * * *', job: 'catalog.drawCards' },
  { cron: '* * * * *', job: 'catalog.keepFacets' },
]
