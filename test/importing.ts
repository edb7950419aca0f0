// An import as a test orders it: English, in yuan, at one moment, without pictures, freight of ¥8.
import type { Order } from '#features/catalog/import/run.ts'

export const orderOf = (path: string, merchant: string, more: Partial<Order> = {}): Order => ({
  path,
  merchant,
  language: 'en-US',
  currency: 'CNY',
  rate: '1',
  mapping: {},
  pictures: undefined,
  freight: { fee: 800, freeFrom: null },
  dryRun: false,
  now: Date.parse('2026-01-01'),
  progress: () => undefined,
  ...more,
})
