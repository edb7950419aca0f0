// Handlers of staff about the units by which goods are sold.
import { adminUnitAdd, adminUnitEdit, adminUnitList, adminUnitMove } from './contract.ts'
import { add, edit, move } from './keeping.ts'
import { listUnits } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })

export const calls = [
  handled(adminUnitList, async ({ db }) => ({ records: await listUnits(db) })),
  handled(adminUnitAdd, (ctx, input) => add(ctx.db, by(ctx), input)),
  handled(adminUnitEdit, (ctx, input) => edit(ctx.db, by(ctx), input)),
  handled(adminUnitMove, (ctx, input) => move(ctx.db, by(ctx), input)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
