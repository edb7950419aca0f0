// The manifest: claims after receipt, with their refunds, returns and replacements.
import type { Feature } from '#kernel/feature.ts'
import { claimsInFull, eraseWords } from './job-queries.ts'
import { openClaimsOf } from './after-sales.ts'
import { calls } from './api.ts'
import { eraseScans } from '../fulfilment/fulfilment.ts'
import { events } from './events.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { merchantCalls } from './merchant-api.ts'
import { messageKinds } from './message-kinds.ts'
import { deskNews } from './news-queries.ts'
import { eraseParcels } from './parcel-queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { staffCalls } from './staff-api.ts'
import { waiting } from './waiting.ts'

export const afterSales: Feature = {
  name: 'sales/after-sales',
  about: 'claims after receipt: refunds, returns, exchanges, replenishments',
  calls: [...calls, ...merchantCalls, ...staffCalls],
  events,
  deskNews,
  jobs,
  schedules,
  subscribers,
  refusals,
  settings,
  messages: messageKinds,
  waiting,
  person: {
    columns: { 'claim.user_id': { stays: 'the books keep what was claimed and paid back, without words' } },
    exports: { afterSales: ({ db, userId }) => claimsInFull(db, userId) },
    erase: async ({ db }, userId) => {
      await eraseWords(db, userId)
      await eraseScans(db, 'claim', await eraseParcels(db, userId))
    },
    obstacles: { openClaims: openClaimsOf },
  },
  permissions: {
    merchant: {
      'aftersale.read': ['manager', 'orders', 'service'],
      'aftersale.write': ['manager', 'orders', 'service'],
    },
    staff: {
      'aftersale.read': ['orders', 'support'],
      'aftersale.write': ['orders', 'support'],
    },
    keys: ['aftersale.read'],
  },
  tables: ['claim', 'claim_parcel', 'claim_unit', 'claim_history', 'claim_reason'],
}
