// The manifest: proof that a person is there.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const captcha: Feature = {
  name: 'platform/captcha',
  about: 'proof that a person is there',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  tables: ['captcha_stock', 'captcha_puzzle', 'captcha_token', 'captcha_work'],
}
