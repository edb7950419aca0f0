// Handlers of payment.
import { arrivalDays, arrivalOf, shipFrom } from '#features/sales/orders/orders.ts'
import { hear } from './asking.ts'
import { pay } from './attempts.ts'
import { payCashier, payCreate, payStatus } from './contract.ts'
import { methods } from './methods.ts'
import type { Device } from './methods/method.ts'
import { cashierOf, type CashierRow } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { deviceName } from '#kernel/call/device-name.ts'

async function own(db: Db, userId: number, lang: Language, payNo: string): Promise<CashierRow> {
  const row = await cashierOf(db, userId, lang, payNo)
  if (!row) throw new Refusal('notFound')
  return row
}
/** An open payment past its deadline is as good as closed, the timer is about to say so; unless a provider is being
 * asked whether it was paid in time. */
const statusOf = ({ status, overdue, asking }: CashierRow): CashierRow['status'] =>
  status === 'open' && overdue && !asking ? 'closed' : status

const deviceOf = (userAgent: string): Device => {
  const { mobile, browser } = deviceName(userAgent)
  return !mobile ? 'desktop' : browser === 'WeChat' ? 'wechat' : 'phone'
}

const offered = (app: AppContext, row: CashierRow, device: Device) =>
  methods.flatMap((method) => {
    const obstacle = method.obstacle(app, row.amount)
    if (obstacle === 'hidden') return []
    const funds = method.funds(row)
    const reason = obstacle ?? (funds !== null && funds < row.amount ? ('insufficientBalance' as const) : null)
    return [
      {
        code: method.code,
        interaction: method.interaction,
        form: method.interaction === 'password' ? ('password' as const) : method.way(app, device).form,
        mark: method.mark,
        available: reason === null,
        reason,
        balance: funds,
      },
    ]
  })

const nowhere = { redirectUrl: null, code: null, call: null }

export const calls = [
  handled(payCashier, async ({ db, app, user, lang, userAgent }, { payNo }) => {
    const row = await own(db, user.userId, lang, payNo)
    const { amount, productIds, lastMethod, hasPayPassword } = row
    const days = arrivalDays(app.settings.get)
    return {
      payNo,
      status: statusOf(row),
      amount,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      orders: row.orders.map(({ areas, lines, ...order }) => {
        const since = row.paidAt ? shipFrom(lines, row.paidAt.getTime()) : undefined
        return { ...order, arrives: since !== undefined && areas ? arrivalOf(days, areas, since) : null }
      }),
      productIds,
      methods: offered(app, row, deviceOf(userAgent)),
      lastMethod,
      asking: row.asking,
      hasPayPassword,
    }
  }),
  handled(payCreate, async ({ db, app, user, lang, userAgent, ip }, { payNo, method, payPassword, grant }) => {
    const row = await own(db, user.userId, lang, payNo)
    if (row.status === 'paid') return { ...nowhere, status: 'paid' as const, asking: false }
    if (row.status === 'closed' || (row.status === 'open' && row.overdue)) throw new Refusal('orderClosed')
    const begun = await pay(db, app, method, {
      paymentId: row.id,
      payNo,
      userId: user.userId,
      lang,
      payPassword,
      device: deviceOf(userAgent),
      ip,
      grant,
    })
    if (begun === 'done') return { ...nowhere, status: 'paid' as const, asking: false }
    const unpaid = { ...nowhere, status: 'open' as const }
    if (begun === 'asking') return { ...unpaid, asking: true }
    return { ...unpaid, ...begun, asking: false }
  }),
  handled(payStatus, async ({ db, app, user, lang }, { payNo }) => {
    let row = await own(db, user.userId, lang, payNo)
    let heard = true
    if (row.status === 'open' || row.asking) {
      // the notice may be late or lost: ask, but an unreachable provider is no error here
      heard = await hear(db, app, row.id)
      row = await own(db, user.userId, lang, payNo)
    }
    const { amount, method, redirectUrl, code } = row
    return {
      payNo,
      status: statusOf(row),
      amount,
      method,
      expiresAt: row.expiresAt.toISOString(),
      orderNos: row.orders.map((o) => o.orderNo),
      paidAt: row.paidAt?.toISOString() ?? null,
      asking: row.asking || (row.status === 'open' && !heard),
      redirectUrl,
      code,
    }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
