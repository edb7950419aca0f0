// Handlers of paid orders, for buyers and merchants.
import { batchCalls } from './batch-api.ts'
import { carrierCalls } from './carrier-api.ts'
import { allCarriers, openCarriers } from './known-carriers.ts'
import { answerCancel, remind, requestCancel } from './calling-off.ts'
import {
  cancelRequest,
  carrierList,
  confirmReceipt,
  logistics,
  orderExtend,
  orderRemind,
  parcelConfirm,
  parcelLatest,
  parcelMissing,
} from './contract.ts'
import {
  mchCancelAudit,
  mchOrderDetail,
  mchOrderDue,
  mchOrderPage,
  mchOrderShip,
  mchOrderTodo,
  mchParcelState,
  mchStationAdd,
  mchStationRemove,
  mchWaybill,
} from './merchant-contract.ts'
import { pickupCalls } from './pickup-api.ts'
import { correctWaybill, ship } from './parcels.ts'
import { staffCalls } from './staff-api.ts'
import { dueInDays, listForDesk, todoOfDesk } from './desk.ts'
import { showLatest, showToDesk, showWay } from './reading.ts'
import { askSlip } from './slip.ts'
import { mchOrderSlip } from './slip-contract.ts'
import { addStation, removeStation, stationOf } from './stations.ts'
import { confirm, extend, reportMissing, state, type Statement } from './receiving.ts'
import type { Hand } from '../orders/orders.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const buyer = ({ userId }: Session): Hand => ({ actor: 'buyer', actorId: userId })
const merchant = ({ userId }: Session): Hand => ({ actor: 'merchant', actorId: userId })

/** Refuses reasonRequired. */
function statementOf(told: Statement['state'], note: string, saleable: boolean): Statement {
  const words = plainWords(note)
  if (words === '') throw new Refusal('reasonRequired')
  return told === 'returned' ? { state: told, note: words, saleable } : { state: told, note: words }
}

export const calls = [
  ...batchCalls,
  handled(mchOrderSlip, ({ db, app, user, merchantId, ip, lang }, { orderNos, kind, prices = false }) =>
    askSlip(db, app, { merchantId, userId: user.userId, ip }, { orderNos, kind, prices, lang }),
  ),
  handled(mchOrderDue, ({ db, app, merchantId }, days) => dueInDays(db, app, merchantId, days)),
  handled(logistics, ({ db, app, user, lang }, { orderNo }) => showWay(db, app, user.userId, lang, orderNo)),
  handled(parcelLatest, async ({ db, app, user, lang }) => ({ latest: await showLatest(db, app, user.userId, lang) })),
  ...carrierCalls,
  handled(carrierList, async ({ lang }, { all = false }) =>
    (all ? allCarriers() : openCarriers()).map(({ code, region, names, waybill, example, phone }) => ({
      code,
      region,
      example,
      phone,
      name: names[lang],
      pattern: waybill.source,
    })),
  ),
  handled(confirmReceipt, async ({ db, app, user }, { orderNo }) => ({
    status: await confirm(db, app, { orderNo }, { userId: user.userId }, buyer(user)),
  })),
  handled(parcelConfirm, async ({ db, app, user }, { parcelId }) => ({
    status: await confirm(db, app, { parcelId }, { userId: user.userId }, buyer(user)),
  })),
  handled(orderExtend, async ({ db, app, user }, { parcelId }) => {
    const at = await extend(db, app, { userId: user.userId }, parcelId, buyer(user))
    return { confirmAt: at.toISOString() }
  }),
  handled(orderRemind, async ({ db, app, user }, { orderNo }) => {
    await remind(db, app, { orderNo, userId: user.userId }, buyer(user))
    return {}
  }),
  handled(cancelRequest, async ({ db, app, user }, { orderNo, reason }) => {
    const by = await requestCancel(db, app, { orderNo, userId: user.userId }, reason, buyer(user))
    return { answerBy: by.toISOString() }
  }),
  handled(parcelMissing, async ({ db, app, user }, { parcelId }) => {
    const by = await reportMissing(db, app, { userId: user.userId }, parcelId, buyer(user))
    return { answerBy: by.toISOString() }
  }),
  handled(mchOrderPage, (ctx, input) => listForDesk(ctx, { merchantId: ctx.merchantId }, input)),
  handled(mchOrderTodo, (ctx, { since }) => todoOfDesk(ctx, { merchantId: ctx.merchantId }, since)),
  handled(mchOrderDetail, ({ db, app, merchantId, permissions, lang }, { orderNo }) => {
    const reader = { owner: { merchantId }, knows: permissions.includes('contact.read') }
    return showToDesk(db, app, reader, lang, orderNo)
  }),
  handled(mchOrderShip, ({ db, app, user, merchantId }, { orderNo, parcels }) =>
    ship(db, app, { orderNo, merchantId }, parcels, merchant(user)),
  ),
  handled(mchWaybill, async ({ db, app, user, merchantId }, { parcelId, carrier, waybill }) => {
    const wish = { carrier, ...(waybill !== undefined && { waybill }) }
    await correctWaybill(db, app, { merchantId }, parcelId, wish, merchant(user))
    return {}
  }),
  handled(mchCancelAudit, async ({ db, app, user, merchantId }, { orderNo, approve, reason = '' }) => ({
    status: await answerCancel(db, app, { orderNo, merchantId }, { approve, reason }, merchant(user)),
  })),
  handled(mchParcelState, async ({ db, app, user, merchantId }, input) => {
    const { parcelId, state: told, note, saleable = false } = input
    const statement = statementOf(told, note, saleable)
    return { status: await state(db, app, { merchantId }, parcelId, statement, merchant(user)) }
  }),
  handled(mchStationAdd, async ({ db, app, merchantId }, { parcelId, requestId: _, ...told }) => {
    await addStation(db, app, { merchantId }, parcelId, stationOf(told))
    return {}
  }),
  handled(mchStationRemove, async ({ db, app, merchantId }, { parcelId, scanId }) => {
    await removeStation(db, app, { merchantId }, parcelId, scanId)
    return {}
  }),
  ...pickupCalls,
  ...staffCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
