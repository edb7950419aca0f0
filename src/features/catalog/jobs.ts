// What the catalogue does by itself: puts the mixed order of the shelves right and weighs the goods, for sales move;
// words goods anew whose house, brand or category got another name; counts the words.
import type { JobHandler, Schedule } from '#kernel/jobs.ts'
import { rankShelves } from './saving.ts'
import { countWords, rewordAll, weighGoods } from './words/rewording.ts'

export const catalogJobs: Record<string, JobHandler> = {
  'catalog.rankShelves': ({ db }) => rankShelves(db),
  'catalog.weighGoods': ({ db }) => weighGoods(db),
  'catalog.rewordGoods': ({ db }) => rewordAll(db),
  'catalog.countWords': ({ db }) => countWords(db),
}
export const catalogSchedules: Schedule[] = [
  { cron: '17 * * * *', job: 'catalog.rankShelves' },
  { cron: '37 * * * *', job: 'catalog.weighGoods' },
  { cron: '* * * * *', job: 'catalog.rewordGoods' },
  { cron: '23 2 * * *', job: 'catalog.countWords' },
]
