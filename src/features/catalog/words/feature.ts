// The manifest: what words mean, and the words of goods.
import type { Feature } from '#kernel/feature.ts'
import { jobs, schedules } from './jobs.ts'

export const words: Feature = {
  name: 'catalog/words',
  about: 'what words mean, and the words of goods',
  jobs,
  schedules,
  tables: ['product_words', 'product_words_due', 'search_word'],
}
