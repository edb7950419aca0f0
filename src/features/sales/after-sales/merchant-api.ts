// Handlers of after-sales for merchants.
import { answer, locked, notArrived, receive, refuse, type Clerk } from './answering.ts'
import { addClaimStation, removeClaimStation } from './claim-parcels.ts'
import {
  mchRefundAudit,
  mchRefundCount,
  mchRefundDetail,
  mchRefundExport,
  mchRefundGone,
  mchRefundNotArrived,
  mchRefundPage,
  mchRefundReceive,
  mchRefundRefuse,
  mchRefundReship,
  mchRefundStationAdd,
  mchRefundStationRemove,
} from './merchant-contract.ts'
import { exportClaims } from './claim-export.ts'
import { listForOthers, showToOthers } from './reading.ts'
import { claimCounts } from './reading-queries.ts'
import { replacementGone, reship } from './replacing.ts'
import { stationOf } from '../fulfilment/fulfilment.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'

const clerk = ({ user, merchantId }: { user: Session; merchantId: number }): Clerk => ({
  userId: user.userId,
  merchantId,
})
const hand = ({ user }: { user: Session }) => ({ actor: 'merchant', actorId: user.userId }) as const

export const merchantCalls = [
  handled(mchRefundExport, async ({ db, user, merchantId, lang, ip }, { from, until }) => ({
    jobId: await exportClaims(db, { userId: user.userId, merchantId, ip }, lang, { from, until }),
  })),
  handled(mchRefundPage, ({ db, app, merchantId, lang }, input) =>
    listForOthers(db, app, { merchantId }, 'merchant', lang, input),
  ),
  handled(mchRefundCount, ({ db, merchantId }) => claimCounts(db, { merchantId }, 'merchant')),
  handled(mchRefundDetail, ({ db, app, merchantId, permissions, lang }, { serviceNo }) =>
    showToOthers(db, app, { merchantId, knows: permissions.includes('contact.read') }, lang, serviceNo),
  ),
  handled(mchRefundAudit, async (ctx, { serviceNo, approve, reason = '', addressId, version }) => {
    const how = {
      approve,
      reason,
      ...(addressId !== undefined && { addressId }),
      ...(version !== undefined && { version }),
    }
    return { status: await answer(ctx.db, ctx.app, clerk(ctx), serviceNo, how) }
  }),
  handled(mchRefundReceive, async (ctx, { serviceNo, saleable }) => ({
    status: await receive(ctx.db, ctx.app, clerk(ctx), serviceNo, saleable),
  })),
  handled(mchRefundNotArrived, async (ctx, { serviceNo, reason }) => ({
    status: await notArrived(ctx.db, ctx.app, clerk(ctx), serviceNo, reason),
  })),
  handled(mchRefundRefuse, async (ctx, { serviceNo, requestId: _, ...how }) => ({
    status: await refuse(ctx.db, ctx.app, clerk(ctx), serviceNo, how),
  })),
  handled(mchRefundReship, async (ctx, { serviceNo, requestId: _, ...parcel }) => {
    const { claim } = await locked(ctx.db, clerk(ctx), serviceNo, 'reship')
    return { status: await reship(ctx.db, ctx.app, claim, parcel, hand(ctx)) }
  }),
  handled(mchRefundGone, async (ctx, { serviceNo, state, note, saleable = false }) => {
    const { claim } = await locked(ctx.db, clerk(ctx), serviceNo, 'gone')
    return { status: await replacementGone(ctx.db, ctx.app, claim, { state, note, saleable }, hand(ctx)) }
  }),
  handled(mchRefundStationAdd, async ({ db, app, merchantId }, { claimParcelId, requestId: _, ...told }) => {
    await addClaimStation(db, app, { merchantId }, claimParcelId, stationOf(told))
    return {}
  }),
  handled(mchRefundStationRemove, async ({ db, app, merchantId }, { claimParcelId, scanId }) => {
    await removeClaimStation(db, app, { merchantId }, claimParcelId, scanId)
    return {}
  }),
] as const

type Own = CallTable<typeof merchantCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
