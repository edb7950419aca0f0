// The manifest: the log of what staff did, read.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'

export const auditLog: Feature = {
  name: 'people/audit-log',
  about: 'the log of what staff did, read',
  calls,
  permissions: { staff: { 'audit.read': [] } },
}
