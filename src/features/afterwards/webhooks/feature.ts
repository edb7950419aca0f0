// The manifest: what happens at a merchant, told to its own systems.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { webhookKinds } from './kinds.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const webhooks: Feature = {
  name: 'afterwards/webhooks',
  about: 'what happens at a merchant, told to its own systems: endpoints, deliveries, tries',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  switches,
  messages: messageKinds,
  webhooks: webhookKinds,
  tables: ['webhook_endpoint', 'webhook_delivery', 'webhook_try'],
}
