// Handlers of buyers about invoices of their orders.
import { ask, withdraw } from './asking.ts'
import { applyAdd, applyDetail, applyPage, applyWithdraw } from './contract.ts'
import { listMine, showOfOrder } from './reading.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(applyPage, ({ db, lang, user }, input) => listMine(db, lang, user.userId, input)),
  handled(applyDetail, ({ db, app, lang, user }, { orderNo }) => showOfOrder(db, app, lang, user.userId, orderNo)),
  handled(applyAdd, async ({ db, app, user }, { orderNo, invoice }) => ({
    id: await ask(db, app, user.userId, orderNo, invoice),
  })),
  handled(applyWithdraw, async ({ db, user }, { id }) => {
    await withdraw(db, user.userId, id)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
