// The job that writes a shop's log as a file.
import { exportJob } from './log-export.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = { 'auditLog.export': exportJob }
