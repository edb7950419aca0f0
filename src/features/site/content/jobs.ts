// What comes by itself: a planned article is shown, and what is kept of announcements goes when one begins or ends.
import { publishPlanned } from './publishing.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'content.publish': ({ db }, { articleId }: { articleId: number }) => publishPlanned(db, articleId),
  'content.turn': async ({ db }) => void (await dropPublic(db, 'content')),
}
