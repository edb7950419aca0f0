// Handlers of a merchant about its money. Whose statements they are says the session, never the input.
import { confirm, dispute, speak } from './answering.ts'
import {
  mchBillAsk,
  mchBillBook,
  mchBillConfirm,
  mchBillCount,
  mchBillDetail,
  mchBillDispute,
  mchBillExport,
  mchBillOrderPage,
  mchBillPage,
  mchBillSummary,
} from './contract.ts'
import { bookOf, exportOf, listOf, postingsOf, show, summary } from './reading.ts'
import { countStatements } from './reading-queries.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'

interface Acting {
  user: Session
  merchantId: number
  ip: string
}
const clerk = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const calls = [
  handled(mchBillSummary, ({ db, app, merchantId }) => summary(db, app, merchantId)),
  handled(mchBillCount, async ({ db, merchantId }) => ({
    open: await countStatements(db, { tab: 'open', merchantId }),
  })),
  handled(mchBillPage, ({ db, lang, merchantId }, { tab = 'all', ...page }) =>
    listOf(db, lang, page, { tab, merchantId }),
  ),
  handled(mchBillDetail, ({ db, lang, merchantId }, { id }) => show(db, lang, id, merchantId)),
  handled(mchBillOrderPage, ({ db, lang, merchantId }, input) => postingsOf(db, lang, input, merchantId)),
  handled(mchBillExport, ({ db, lang, merchantId }, { id, after }) => exportOf(db, lang, id, after, merchantId)),
  handled(mchBillBook, ({ db, lang, merchantId }, { id }) => bookOf(db, lang, id, merchantId)),
  handled(mchBillConfirm, async (ctx, { id }) => {
    await confirm(ctx.db, clerk(ctx), id)
    return {}
  }),
  handled(mchBillDispute, async (ctx, { id, lines, words }) => {
    await dispute(ctx.db, clerk(ctx), { id, lines, words })
    return {}
  }),
  handled(mchBillAsk, async (ctx, { id, words }) => {
    await speak(ctx.db, { ...clerk(ctx), side: 'merchant' }, id, words)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
