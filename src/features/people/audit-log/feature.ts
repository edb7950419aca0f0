// The manifest: the log of what staff and members of shops did, read.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'

export const auditLog: Feature = {
  name: 'people/audit-log',
  about: 'the log of what staff and members of shops did, read',
  calls,
  jobs,
  permissions: { staff: { 'audit.read': [] }, merchant: { 'log.read': ['manager'] } },
  rules: ['areas.ts'],
  readsAhead: {
    shop_order: 'a deed on an order is found and linked by its number',
    parcel: 'a deed on a parcel is linked to its order',
    claim: 'a deed on a claim is found by its number',
    claim_parcel: 'and a parcel of a claim to its claim',
  },
}
