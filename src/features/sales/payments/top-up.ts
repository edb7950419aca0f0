// Topping up one's balance: begun here, paid like anything else at the cashier.
import { openPayment } from '#features/sales/orders/orders.ts'
import { insertTopUp, openTopUps, payableOf } from './top-up-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'

export const topUpBounds = ({ settings: { get } }: AppContext): { min: number; max: number } => ({
  min: get('topUpMinFen'),
  max: get('topUpMaxFen'),
})
/** How much is topped up for a gap of so many fen; null where one top-up cannot fill it. */
export function gapTopUp(app: AppContext, gap: number): number | null {
  const { min, max } = topUpBounds(app)
  return gap > 0 && gap <= max ? Math.max(gap, min) : null
}

export interface TopUpWish {
  amount: number
  agreement: boolean
  /** the payment whose gap it fills */
  forPayNo?: string
}
/** Begins one, or goes on with the same that is open. Refuses agreementRequired, topUpOutOfRange, notFound,
 * paymentStateChanged, tooManyTopUps. */
export async function beginTopUp(db: Db, app: AppContext, userId: number, { amount, agreement, forPayNo }: TopUpWish) {
  if (!agreement) throw new Refusal('agreementRequired')
  const { min, max } = topUpBounds(app)
  if (amount < min || amount > max) throw new Refusal('topUpOutOfRange', { min, max })
  const target = forPayNo === undefined ? undefined : await payableOf(db, userId, forPayNo)
  if (forPayNo !== undefined && !target) throw new Refusal('notFound')
  if (target && !target.open) throw new Refusal('paymentStateChanged')
  await queueAtPerson(db, userId)
  const open = await openTopUps(db, userId)
  const same = open.find((one) => one.amount === amount && one.forPaymentId === (target?.id ?? null))
  if (same) return same
  const most = app.settings.get('topUpsOpenMax')
  if (open.length >= most) throw new Refusal('tooManyTopUps', { max: most })
  const wish = { userId, subject: 'topUp', amount, seconds: app.settings.get('topUpUnpaidSeconds') }
  const { id, ...opened } = await openPayment(db, wish, app.clock.now())
  await insertTopUp(db, id, target?.id ?? null)
  return opened
}
