// What comes by itself: a planned article is shown, and what is kept of announcements goes when one begins or ends.
import { publishPlanned } from './publishing.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { keepConsentTo } from './agreement-queries.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'content.publish': ({ db }, { articleId }: { articleId: number }) => publishPlanned(db, articleId),
  'content.turn': async ({ db }) => void (await dropPublic(db, 'content')),
}
export const subscribers: Subscriber[] = [
  subscribe('topUp.begun', 'content.balanceRules', async ({ db }, { userId }) => {
    await keepConsentTo(db, userId, 'balance-rules')
  }),
]
