// The manifest: shops that close for good.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const shopClosing: Feature = {
  name: 'afterwards/shop-closing',
  about: 'shops that close for good: asked, confirmed by another, taken back for some days, ended',
  calls,
  jobs,
  schedules,
  messages: messageKinds,
  refusals,
  settings,
  permissions: { merchant: { 'closing.read': [], 'closing.write': [] } },
  person: {
    columns: {
      'merchant_closing.asked_by': { stays: 'who asked for a shop to be closed' },
      'merchant_closing.decided_by': { stays: 'who decided' },
    },
  },
  tables: ['merchant_closing'],
}
