// What the words of goods need by themselves: worded anew when a merchant, brand or category got another name,
// weighed as sales move, counted every night.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { countWords, rewordAll, weighGoods } from './rewording.ts'

export const jobs: Record<string, JobHandler> = {
  'catalog.weighGoods': ({ db }) => weighGoods(db),
  'catalog.rewordGoods': ({ db }) => rewordAll(db),
  'catalog.countWords': ({ db }) => countWords(db),
}
export const schedules: Schedule[] = [
  { cron: '37 * * * *', job: 'catalog.weighGoods' },
  { cron: '* * * * *', job: 'catalog.rewordGoods' },
  { cron: '23 2 * * *', job: 'catalog.countWords' },
]
