// Handlers of staff for the orders of all merchants.
import { listForDesk } from './desk.ts'
import { allTroubled, unanswered } from './desk-queries.ts'
import { merchantsBy } from './merchant-queries.ts'
import { patienceOf, showToDesk } from './reading.ts'
import { decideMissed } from './staff-deciding.ts'
import {
  adminOrderDetail,
  adminOrderMerchants,
  adminOrderPage,
  adminOrderTodo,
  adminParcelState,
} from './staff-contract.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export const staffCalls = [
  handled(adminOrderPage, (ctx, { merchantId, ...search }) =>
    listForDesk(ctx, merchantId === undefined ? { staff: true } : { merchantId }, search),
  ),
  handled(adminOrderMerchants, async ({ db, lang }, { keyword = '', merchantIds }) => ({
    records: await merchantsBy(db, lang, keyword.trim(), merchantIds),
  })),
  handled(adminOrderTodo, async ({ db, app }) => ({
    unanswered: await unanswered(db),
    trouble: await allTroubled(db, patienceOf(app)),
  })),
  handled(adminOrderDetail, ({ db, app, lang }, { orderNo }) =>
    showToDesk(db, app, { owner: { staff: true }, knows: false }, lang, orderNo),
  ),
  handled(adminParcelState, async ({ db, app, user, ip }, { parcelId, state, reason }) => {
    const words = reason.trim()
    if (words === '') throw new Refusal('reasonRequired')
    const status = await decideMissed(db, app, { parcelId, state, reason: words }, { staffId: user.userId, ip })
    return { status }
  }),
] as const
