// Handlers of after-sales for staff.
import {
  auditAsStaff,
  decideAppeal,
  decideArrival,
  grant,
  replenishmentGone,
  shipReplenishment,
  tellStation,
  untellStation,
  type Staffer,
} from './deciding.ts'
import { stationOf } from '../fulfilment/fulfilment.ts'
import { grantable } from './granting.ts'
import { listForOthers, showToOthers } from './reading.ts'
import { claimCounts } from './reading-queries.ts'
import {
  adminRefundAppeal,
  adminRefundArrival,
  adminRefundCount,
  adminRefundDetail,
  adminRefundGrant,
  adminRefundGrantable,
  adminRefundPage,
  adminReplenishAudit,
  adminReplenishGone,
  adminReplenishShip,
  adminReplenishStationAdd,
  adminReplenishStationRemove,
} from './staff-contract.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'

const staff = { staff: true } as const
const by = ({ user, ip }: { user: Session; ip: string }): Staffer => ({ userId: user.userId, ip })

export const staffCalls = [
  handled(adminRefundPage, ({ db, app, lang }, input) => listForOthers(db, app, staff, 'staff', lang, input)),
  handled(adminRefundCount, ({ db }) => claimCounts(db, staff, 'staff')),
  handled(adminRefundDetail, ({ db, app, lang }, { serviceNo }) =>
    showToOthers(db, app, { ...staff, knows: false }, lang, serviceNo),
  ),
  handled(adminRefundAppeal, async (ctx, { serviceNo, uphold, goodsWith = 'buyer', reason }) => ({
    status: await decideAppeal(ctx.db, ctx.app, by(ctx), serviceNo, { uphold, goodsWith, reason }),
  })),
  handled(adminRefundArrival, async (ctx, { serviceNo, arrived, reason }) => ({
    status: await decideArrival(ctx.db, ctx.app, by(ctx), serviceNo, { arrived, reason }),
  })),
  handled(adminReplenishAudit, async (ctx, { serviceNo, approve, reason = '' }) => ({
    status: await auditAsStaff(ctx.db, ctx.app, by(ctx), serviceNo, { approve, reason }),
  })),
  handled(adminReplenishShip, async (ctx, { serviceNo, requestId: _, ...parcel }) => ({
    status: await shipReplenishment(ctx.db, ctx.app, by(ctx), serviceNo, parcel),
  })),
  handled(adminReplenishGone, async (ctx, { serviceNo, state, note, saleable = false }) => ({
    status: await replenishmentGone(ctx.db, ctx.app, by(ctx), serviceNo, { state, note, saleable }),
  })),
  handled(adminReplenishStationAdd, async (ctx, { claimParcelId, requestId: _, ...told }) => {
    await tellStation(ctx.db, ctx.app, by(ctx), claimParcelId, stationOf(told))
    return {}
  }),
  handled(adminReplenishStationRemove, async (ctx, { claimParcelId, scanId }) => {
    await untellStation(ctx.db, ctx.app, by(ctx), claimParcelId, scanId)
    return {}
  }),
  handled(adminRefundGrantable, async ({ db, app, lang }, { orderNo }) => ({
    lines: await grantable(db, app, lang, orderNo),
  })),
  handled(adminRefundGrant, (ctx, { requestId: _, ...wish }) => grant(ctx.db, ctx.app, by(ctx), wish)),
] as const

type Own = CallTable<typeof staffCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
