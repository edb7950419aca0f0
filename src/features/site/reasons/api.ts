// Handlers of staff about reasons.
import { adminReasonAdd, adminReasonEdit, adminReasonList, adminReasonMove } from './contract.ts'
import { add, edit, move, reasonsOf } from './reasons.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
export const calls = [
  handled(adminReasonList, async ({ db }, { of }) => ({ records: await reasonsOf(db, of) })),
  handled(adminReasonAdd, (ctx, { requestId: _, ...wish }) => add(ctx.db, by(ctx), wish)),
  handled(adminReasonEdit, (ctx, { requestId: _, ...wish }) => edit(ctx.db, by(ctx), wish)),
  handled(adminReasonMove, (ctx, { requestId: _, ...wish }) => move(ctx.db, by(ctx), wish)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
