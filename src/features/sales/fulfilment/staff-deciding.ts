// A missed parcel whose merchant let the time for an answer go by: staff decide, and it stands in the audit log.
import { lockedParcel } from './locked-parcel.ts'
import { tellMembers } from './message-kinds.ts'
import { state, type Statement } from './receiving.ts'
import type { OrderStatus } from '../orders/states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Decision {
  parcelId: number
  state: Statement['state']
  reason: string
}
/** Refuses notFound, orderStateChanged (nobody misses it, it was decided), merchantMayAnswer until its time is over. */
export async function decideMissed(
  db: Db,
  app: AppContext,
  { parcelId, state: to, reason }: Decision,
  { staffId, ip }: { staffId: number; ip: string },
): Promise<OrderStatus> {
  const { order, parcel } = await lockedParcel(db, parcelId, { anybody: true })
  if (parcel.status !== 'travelling' || parcel.missingAt === null) throw new Refusal('orderStateChanged')
  if (!parcel.unanswered) throw new Refusal('merchantMayAnswer')
  // staff never call goods saleable: they have not seen them
  const statement = to === 'returned' ? { state: to, note: reason, saleable: false } : { state: to, note: reason }
  const hand = { actor: 'staff', actorId: staffId } as const
  const status = await state(db, app, { anybody: true }, parcelId, statement, hand)
  await tellMembers(db, 'shopParcelDecided', order, `${parcelId} ${to}`)
  await audit(db, {
    staffId,
    action: `parcel.${to}`,
    subject: 'parcel',
    subjectId: parcelId,
    about: order.userId,
    before: { parcel: 'missing', order: order.status },
    after: { parcel: to, order: status },
    reason,
    ip,
  })
  return status
}
