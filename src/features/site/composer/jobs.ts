// What composed pages do by themselves: at the hour at which one begins or ends, what was kept of the one before goes.
// Which one is shown is read from the clock, so that a job that comes twice or late does no harm.
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'composer.turnShopPage': async ({ db }) => void (await dropPublic(db, 'page')),
  'composer.turnSitePage': async ({ db }) => void (await dropPublic(db, 'page')),
}
