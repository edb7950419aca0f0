// Trying the providers of payment: something is read, nothing is made; and what is under way at the wallets, which say
// of the payments of another account that there are none.
import { tryAlipayPay } from './methods/alipay-client.ts'
import { stripeLibrary, stripeOf } from './methods/stripe-client.ts'
import { tryWechatPay } from './methods/wechat-client.ts'
import { countUnderWay } from './under-way-queries.ts'
import type { Probe, Probes, UnderWay } from '#kernel/call/app-context.ts'

const payment: Probe = async ({ app }) => {
  try {
    const timeout = app.settings.get('providerTimeoutMs')
    await stripeOf(app).checkout.sessions.list({ limit: 1 }, { timeout })
    return { why: 'fine' }
  } catch (e) {
    if (!(e instanceof stripeLibrary().errors.StripeError) || e.statusCode === undefined) return { why: 'unreachable' }
    if (e.statusCode === 401 || e.statusCode === 403) return { why: 'keys' }
    return { why: 'refused', said: e.message }
  }
}
export const probes: Probes = {
  payment,
  wechatPay: ({ app }) => tryWechatPay(app),
  alipayPay: ({ app }) => tryAlipayPay(app),
}
export const underWay: UnderWay = {
  wechatPay: (db) => countUnderWay(db, 'wechat'),
  alipayPay: (db) => countUnderWay(db, 'alipay'),
}
