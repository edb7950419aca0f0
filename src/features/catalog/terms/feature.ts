// The manifest: what was agreed with each merchant.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'

export const terms: Feature = {
  name: 'catalog/terms',
  about: 'what was agreed with each merchant: where it sells, its commission, how often it is paid',
  calls,
  refusals,
  messages: messageKinds,
  tables: ['merchant_category', 'merchant_commission', 'merchant_terms'],
}
