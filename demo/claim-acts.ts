// What happens to one claim of the demo, by the verbs of the shop: filed, answered, sent back, replaced, decided.
import { sql } from 'kysely'
import { answer, notArrived, receive, type Clerk } from '#features/sales/after-sales/answering.ts'
import { appeal, file, withdraw } from '#features/sales/after-sales/claiming.ts'
import { auditAsStaff, decideAppeal } from '#features/sales/after-sales/deciding.ts'
import { lockedClaim } from '#features/sales/after-sales/moving.ts'
import { reasonByCode } from '#features/sales/after-sales/queries.ts'
import { reship } from '#features/sales/after-sales/replacing.ts'
import { confirmReplacement, sendBack } from '#features/sales/after-sales/sending.ts'
import { atDeadline } from '#features/sales/after-sales/silence.ts'
import type { ClaimType } from '#features/sales/after-sales/states.ts'
import { nextWaybill, type Act, type Acting } from './order-acts.ts'

const serviceNoOf = ({ order }: Acting): string => order.serviceNo!
/** Somebody of the merchant who answers. */
async function clerkOf({ db, order: { merchantId } }: Acting): Promise<Clerk> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from membership where merchant_id = ${merchantId} order by user_id limit 1`.execute(db)
  return { merchantId, userId: rows[0]!.userId }
}
async function stafferOf({ db }: Acting) {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from membership where audience = 'staff' order by user_id limit 1`.execute(db)
  return { userId: rows[0]!.userId, ip: '' }
}

interface Wish {
  type: ClaimType
  returnGoods?: boolean
  reason: string
  quantity?: number
}
export const claiming = {
  file:
    ({ reason, quantity = 1, ...wish }: Wish, explanation: string): Act =>
    async ({ db, app, order }) => {
      const { rows } = await sql<{ id: number }>`select id from order_line where order_id = ${order.orderId}`.execute(
        db,
      )
      const reasonId = await reasonByCode(db, reason)
      const lines = [{ orderLineId: rows[0]!.id, quantity }]
      const filed = { ...wish, reasonId, explanation }
      const [serviceNo] = await file(db, app, order.buyer.userId, order.orderNo, filed, lines)
      order.serviceNo = serviceNo!
    },
  answer:
    (approve: boolean, reason = ''): Act =>
    async (on) =>
      answer(on.db, on.app, await clerkOf(on), serviceNoOf(on), { approve, reason }),
  sendBack:
    (carrier: string, freight: number): Act =>
    (on) =>
      sendBack(on.db, on.app, on.order.buyer.userId, serviceNoOf(on), {
        carrier,
        waybill: nextWaybill(carrier),
        phone: '13800132719',
        freight,
      }),
  missing:
    (note: string): Act =>
    async (on) =>
      notArrived(on.db, on.app, await clerkOf(on), serviceNoOf(on), note),
  reship:
    (carrier: string): Act =>
    async (on) => {
      const { claim } = await lockedClaim(on.db, { serviceNo: serviceNoOf(on) }, { anybody: true })
      const hand = { actor: 'merchant', actorId: (await clerkOf(on)).userId } as const
      return reship(on.db, on.app, claim, { carrier, waybill: nextWaybill(carrier) }, hand)
    },
  appeal:
    (explanation: string): Act =>
    (on) =>
      appeal(on.db, on.app, on.order.buyer.userId, serviceNoOf(on), { explanation, uploadIds: [] }),
  decide:
    (uphold: boolean, reason: string): Act =>
    async (on) =>
      decideAppeal(on.db, on.app, await stafferOf(on), serviceNoOf(on), { uphold, goodsWith: 'buyer', reason }),
}
export const claimActs = {
  receive: async (on) => receive(on.db, on.app, await clerkOf(on), serviceNoOf(on), true),
  withdraw: (on) => withdraw(on.db, on.app, on.order.buyer.userId, serviceNoOf(on)),
  confirm: (on) => confirmReplacement(on.db, on.app, on.order.buyer.userId, serviceNoOf(on)),
  agreeToSend: async (on) =>
    auditAsStaff(on.db, on.app, await stafferOf(on), serviceNoOf(on), { approve: true, reason: '' }),
  timeIsOver: async (on) => {
    const { claim } = await lockedClaim(on.db, { serviceNo: serviceNoOf(on) }, { anybody: true })
    await atDeadline(on.db, on.app, claim.id)
  },
} as const satisfies Record<string, Act>
