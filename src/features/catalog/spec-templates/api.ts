// Handlers of templates of specs, at the desks of staff and merchants.
import {
  adminSpecAdd,
  adminSpecDelete,
  adminSpecEdit,
  adminSpecList,
  mchSpecAdd,
  mchSpecDelete,
  mchSpecList,
} from './contract.ts'
import { addForAll, addOwn, dropForAll, dropOwn, edit } from './keeping.ts'
import { listFor, listOfStaff } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
export const calls = [
  handled(adminSpecList, async ({ db }) => ({ records: await listOfStaff(db) })),
  handled(adminSpecAdd, (ctx, wish) => addForAll(ctx.db, by(ctx), wish)),
  handled(adminSpecEdit, (ctx, { id, version, ...wish }) => edit(ctx.db, by(ctx), { id, version }, wish)),
  handled(adminSpecDelete, (ctx, { id }) => dropForAll(ctx.db, by(ctx), id)),
  handled(mchSpecList, async ({ db, merchantId }, { categoryId }) => ({
    records: await listFor(db, merchantId, categoryId),
  })),
  handled(mchSpecAdd, ({ db, merchantId }, wish) => addOwn(db, merchantId, wish)),
  handled(mchSpecDelete, ({ db, merchantId }, { id }) => dropOwn(db, merchantId, id)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
