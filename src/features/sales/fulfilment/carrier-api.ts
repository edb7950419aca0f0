// Handlers of staff about the list of carriers.
import { adminCarrierAdd, adminCarrierEdit, adminCarrierList, adminCarrierMove } from './carrier-contract.ts'
import { addCarrier, carriersForDesk, editCarrier, moveCarrier } from './carrier-desk.ts'
import { handled } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
export const carrierCalls = [
  handled(adminCarrierList, async ({ db }) => ({ records: await carriersForDesk(db) })),
  handled(adminCarrierAdd, (ctx, { requestId: _, ...wish }) => addCarrier(ctx.db, by(ctx), wish)),
  handled(adminCarrierEdit, (ctx, { requestId: _, ...wish }) => editCarrier(ctx.db, by(ctx), wish)),
  handled(adminCarrierMove, (ctx, { requestId: _, ...wish }) => moveCarrier(ctx.db, by(ctx), wish)),
] as const
