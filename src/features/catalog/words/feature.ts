// The manifest: what words mean, and the words of goods.
import type { Feature } from '#kernel/feature.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'

export const words: Feature = {
  name: 'catalog/words',
  about: 'what words mean, and the words of goods',
  jobs,
  schedules,
  refusals,
  rules: ['sensitive.ts', 'weights.ts'],
  tables: [
    'product_words',
    'product_words_due',
    'search_word',
    'search_synonym',
    'search_weights',
    'sensitive_word',
    'sensitive_hit',
  ],
  readsAhead: {
    category: 'the words of goods are made of all their names',
    sku: 'codes are words too',
    product: 'the texts that words are made of',
    brand: 'the words of goods are made of all their names',
    product_listing: 'only goods on sale have words',
    stock: 'what can be bought ranks before what cannot',
  },
}
