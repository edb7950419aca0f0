// Asking for reviews: once for each order, some days after the last of it arrived. Who does not want such mails, has
// said what they think, or gives things back, is not asked.
import { tellInvited } from './message-kinds.ts'
import { toInvite } from './queries.ts'
import { openStatuses } from './reading.ts'
import { wantsMail } from '#features/people/profile/profile.ts'
import type { OrderStatus } from '#features/sales/orders/states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

/** Something of it is still on its way, or was to be called off. */
const underway: readonly OrderStatus[] = ['awaitingShipment', 'awaitingReceipt']

/** Anew with each parcel that arrives. */
export const inviteLater = (db: Db, app: AppContext, orderId: number): Promise<void> => {
  const runAt = new Date(app.clock.now() + app.settings.get('reviewInviteSeconds') * 1000)
  return addJobs(db, [{ name: 'reviewing.invite', payload: { orderId }, key: `reviewing.invite:${orderId}`, runAt }])
}
/** Runs again without harm. */
export async function invite(db: Db, app: AppContext, orderId: number): Promise<void> {
  const found = app.settings.isOn('reviews') ? await toInvite(db, orderId) : undefined
  if (!found) return
  const { userId, status, isOpen, isClaimed } = found
  if (underway.includes(status)) return inviteLater(db, app, orderId)
  if (!openStatuses.includes(status) || !isOpen || isClaimed) return
  if (await wantsMail(db, userId, 'reviews')) await tellInvited(db, orderId)
}
