// The manifest: payments and refunds as staff read them.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { exportJob } from './files.ts'
import { refusals } from './refusals.ts'

export const paymentLedger: Feature = {
  name: 'site/payment-ledger',
  about: 'payments and refunds at the staff’s desk: lists, files of them, the whole story of each',
  calls,
  jobs: { 'paymentLedger.export': exportJob },
  refusals,
  permissions: {
    staff: { 'ledger.read': ['finance', 'orders'], 'ledger.write': ['finance'] },
  },
  rules: ['masking.ts'],
}
