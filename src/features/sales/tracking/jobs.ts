// Jobs of following parcels.
import { askSilent, follow, subscribeDue } from './following.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'tracking.subscribe': ({ db, app }) => subscribeDue(db, app),
  'tracking.ask': async ({ db, app }) => {
    // a timer may have been lost
    await subscribeDue(db, app)
    await askSilent(db, app)
  },
}
export const schedules: Schedule[] = [{ cron: '*/10 * * * *', job: 'tracking.ask' }]
export const subscribers: Subscriber[] = [
  subscribe('parcel.shipped', 'tracking.follow', ({ db, app }, { parcelId }) =>
    follow(db, app, { of: 'order', id: parcelId }),
  ),
  subscribe('claim.parcelSent', 'tracking.followClaim', ({ db, app }, { claimParcelId }) =>
    follow(db, app, { of: 'claim', id: claimParcelId }),
  ),
]
