// The WeChat-type wallet over APIv3: a code that the app scans at a desk (Native), a page that opens the app on a phone
// (H5). Our numbers name everything there, so that asking again under one is the same.
import { ask, Refused, setup, type Answer } from './wechat-client.ts'
import type { ProviderState, RedirectMethod, RefundOrder, RefundState, Start, Started } from './method.ts'
import { sumIn, takenBy, textOf } from './wechat-taken.ts'
import { isInside, wechatPayer } from './wechat-inside.ts'
import { wechatNotices } from '../notices/wechat.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { clearing } from '#kernel/data/ledger.ts'

/** Our number was used there before: by ourselves, for nobody else makes such numbers. */
const startedBefore = ['ORDERPAID', 'OUT_TRADE_NO_USED', 'ORDER_CLOSED', 'ORDERCLOSED']
const unknownThere = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']
const orderPath = (ref: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(ref)}`
const refundPath = '/v3/refund/domestic/refunds'

/** 2026-11-26T20:00:00+08:00 */
export const beijingTime = (seconds: number): string =>
  `${new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19)}+08:00`

async function start(app: AppContext, asked: Start): Promise<Started> {
  const { attemptNo, amount, title, until, ip, way, back, payer } = asked
  const { merchant, appId } = setup(app)
  const order = {
    appid: appId,
    mchid: merchant,
    description: title,
    out_trade_no: attemptNo,
    time_expire: beijingTime(until),
    notify_url: `${app.publicUrl()}${wechatNotices.path}`,
    amount: { total: amount, currency: 'CNY' },
  }
  const nowhere = { ref: attemptNo, redirectUrl: null, code: null }
  try {
    if (way === 'jsapi') {
      const named = { ...order, payer: { openid: payer } }
      const code = textOf((await ask(app, 'POST', '/v3/pay/transactions/jsapi', named))['prepay_id'])
      if (code === null) throw new Error('the provider opens an order without a number')
      return { ...nowhere, code }
    }
    if (way === 'native') {
      const code = textOf((await ask(app, 'POST', '/v3/pay/transactions/native', order))['code_url'])
      if (code === null) throw new Error('the provider opens an order without a code')
      return { ...nowhere, code }
    }
    const scene = { payer_client_ip: ip, h5_info: { type: 'Wap' } }
    const page = textOf((await ask(app, 'POST', '/v3/pay/transactions/h5', { ...order, scene_info: scene }))['h5_url'])
    if (page === null) throw new Error('the provider opens an order without a page')
    return { ...nowhere, redirectUrl: `${page}&redirect_url=${encodeURIComponent(app.publicUrl() + back.paid)}` }
  } catch (e) {
    if (!(e instanceof Refused)) throw e
    if (startedBefore.includes(e.why)) return nowhere
    throw new Refusal('paymentFailed', { why: e.why })
  }
}

async function query(app: AppContext, ref: string): Promise<ProviderState> {
  const { merchant } = setup(app)
  let answer: Answer
  try {
    answer = await ask(app, 'GET', `${orderPath(ref)}?mchid=${merchant}`)
  } catch (e) {
    if (e instanceof Refused && unknownThere.includes(e.why)) return { state: 'ended' }
    throw e
  }
  if (answer['out_trade_no'] !== ref || answer['mchid'] !== merchant)
    throw new Error(`the provider answers for another order than ${ref}`)
  switch (answer['trade_state']) {
    // one that was paid and given back, in parts or whole, was paid
    case 'SUCCESS':
    case 'REFUND':
      return takenBy(answer)
    case 'NOTPAY':
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'open' }
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'ended' }
    default:
      throw new Error(`the provider says nothing of the state of ${ref}`)
  }
}
async function end(app: AppContext, ref: string): Promise<ProviderState> {
  try {
    await ask(app, 'POST', `${orderPath(ref)}/close`, { mchid: setup(app).merchant })
    return { state: 'ended' }
  } catch (e) {
    if (!(e instanceof Refused)) throw e
    // it was no longer open: paid, or ended before
    return query(app, ref)
  }
}

function refundState(answer: Answer, sending: string): RefundState {
  if (answer['out_refund_no'] !== sending) throw new Error(`the provider answers for another refund than ${sending}`)
  const status = answer['status']
  if (status === 'SUCCESS') return { state: 'done', ref: sending }
  if (status === 'ABNORMAL' || status === 'CLOSED') return { state: 'failed', ref: sending, why: status }
  if (status === 'PROCESSING') return { state: 'processing', ref: sending }
  throw new Error(`the provider says nothing of the state of ${sending}`)
}
const queryRefund = async (app: AppContext, sending: string): Promise<RefundState> =>
  refundState(await ask(app, 'GET', `${refundPath}/${encodeURIComponent(sending)}`), sending)

/** Their sum of the whole is asked first: a refund must name it. */
async function refund(app: AppContext, { sending, txn, amount, unsure }: RefundOrder): Promise<RefundState> {
  try {
    if (unsure) {
      const sent = await queryRefund(app, sending).catch((e: unknown) => {
        if (e instanceof Refused && unknownThere.includes(e.why)) return undefined
        throw e
      })
      if (sent) return sent
    }
    const target = `/v3/pay/transactions/id/${encodeURIComponent(txn)}?mchid=${setup(app).merchant}`
    // whatever the currency: it goes back in the one it came in
    const { total, currency } = sumIn(await ask(app, 'GET', target))
    if (total === null) return { state: 'failed', ref: null, why: 'noAmount' }
    const order = {
      transaction_id: txn,
      out_refund_no: sending,
      notify_url: `${app.publicUrl()}${wechatNotices.path}`,
      amount: { refund: amount ?? total, total, currency },
    }
    return refundState(await ask(app, 'POST', refundPath, order), sending)
  } catch (e) {
    if (e instanceof Refused) return { state: 'failed', ref: null, why: e.why }
    throw e
  }
}

export const wechat: RedirectMethod = {
  code: 'wechat',
  mark: 'chat',
  interaction: 'redirect',
  way: (app, device) => {
    if (device === 'desktop') return { name: 'native', form: 'code' }
    return device === 'wechat' && isInside(app) ? { name: 'jsapi', form: 'app' } : { name: 'h5', form: 'page' }
  },
  notices: wechatNotices,
  obstacle: (app) => (app.env.wechatPay === undefined ? 'hidden' : null),
  funds: () => null,
  source: () => clearing('wechat'),
  start,
  payer: wechatPayer,
  query,
  end,
  attemptNo: (_app, ref) => Promise.resolve(ref),
  refund,
  queryRefund,
}
