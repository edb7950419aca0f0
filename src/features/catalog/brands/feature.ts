// The manifest: brands at the staff's desk, and those that merchants ask for.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { leaveRequests, requestsBy } from './request-queries.ts'

export const brands: Feature = {
  name: 'catalog/brands',
  about: 'brands at the staff’s desk, and those that merchants ask for',
  calls,
  events,
  refusals,
  messages: messageKinds,
  permissions: { staff: { 'brand.read': ['catalogue', 'review', 'support'], 'brand.write': ['catalogue'] } },
  person: {
    columns: { 'brand_request.asked_by': 'erased' },
    exports: { brandsAskedFor: ({ db, userId }) => requestsBy(db, userId) },
    erase: ({ db }, userId) => leaveRequests(db, userId),
  },
  tables: ['brand_request'],
  readsAhead: { product_draft: 'what a merging takes along is told before it, goods that are being written too' },
}
