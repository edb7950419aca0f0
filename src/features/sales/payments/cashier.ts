// What a cashier tells: how a payment stands, and by what it can be paid.
import { mayPay } from './attempts.ts'
import { methods } from './methods.ts'
import { isFixedPrice } from '../promotions/promotions.ts'
import type { Circumstances, Device, PaymentMethod } from './methods/method.ts'
import type { CashierRow } from './queries.ts'
import { gapTopUp } from './top-up.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { deviceName } from '#kernel/call/device-name.ts'

/** An open payment past its deadline is as good as closed, the timer is about to say so; unless a provider is being
 * asked whether it was paid in time. */
export const statusOf = ({ status, overdue, asking }: CashierRow): CashierRow['status'] =>
  status === 'open' && overdue && !asking ? 'closed' : status

export const deviceOf = (userAgent: string): Device => {
  const { mobile, browser } = deviceName(userAgent)
  return !mobile ? 'desktop' : browser === 'WeChat' ? 'wechat' : 'phone'
}

const circumstancesOf = ({ recipient, openTransfers, orders }: CashierRow): Circumstances => ({
  recipient,
  openTransfers,
  fixedPrice: orders.some(({ lines }) => lines.some(({ priceKind }) => isFixedPrice(priceKind))),
})
const formOf = (app: AppContext, method: PaymentMethod, device: Device) =>
  method.interaction === 'redirect' ? method.way(app, device).form : method.interaction

/** `guest`: nobody is there whose money the shop keeps. */
export const offered = (app: AppContext, row: CashierRow, device: Device, guest = false) =>
  methods.flatMap((method) => {
    const obstacle = method.obstacle(app, row.amount, circumstancesOf(row))
    const funds = method.funds(row)
    if (obstacle === 'hidden' || !mayPay(method, row.subject) || (guest && funds !== null)) return []
    const reason = obstacle ?? (funds !== null && funds < row.amount ? ('insufficientBalance' as const) : null)
    return [
      {
        code: method.code,
        interaction: method.interaction,
        form: formOf(app, method, device),
        mark: method.mark,
        available: reason === null,
        reason,
        balance: funds,
      },
    ]
  })
/** A transfer goes back to an account that somebody must be asked for: a guest cannot send one. And nothing pays beside
 * one that is looked at. */
export const offeredToFriend = (...asked: Parameters<typeof offered>) =>
  asked[1].reviewSince === null ? offered(...asked).filter(({ form }) => form !== 'transfer' || !asked[3]) : []
/** What to top up by where the balance cannot pay. */
export function topUpOf(app: AppContext, row: CashierRow): number | null {
  const short = offered(app, row, 'desktop').find((method) => method.reason === 'insufficientBalance')
  return short ? gapTopUp(app, row.amount - row.balance) : null
}
