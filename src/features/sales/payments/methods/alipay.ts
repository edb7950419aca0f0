// The Alipay-type wallet: their page at a desk or on a phone, or a code of theirs on our page. Our numbers name
// everything there, so that asking again under one is the same.
import { ask, beijingClock, pageOf, Refused, type Answer, type Business } from './alipay-client.ts'
import { fenIn, takenBy, textOf } from './alipay-taken.ts'
import type { Device, ProviderState, RedirectMethod, RefundOrder, RefundState, Start, Started, Way } from './method.ts'
import { alipayNotices } from '../notices/alipay.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { clearing } from '#kernel/data/ledger.ts'
import { fenToDecimal } from '#kernel/data/money.ts'

const unknownThere = 'ACQ.TRADE_NOT_EXIST'
function wayOf(app: AppContext, device: Device): Way {
  if (device === 'phone') return { name: 'wap', form: 'page' }
  return app.env.alipayPay?.desktop === 'code' ? { name: 'precreate', form: 'code' } : { name: 'page', form: 'page' }
}

async function start(app: AppContext, { attemptNo, amount, title, until, way, back }: Start): Promise<Started> {
  const notifyUrl = `${app.publicUrl()}${alipayNotices.path}`
  const trade: Business = {
    out_trade_no: attemptNo,
    total_amount: fenToDecimal(amount),
    subject: title,
    time_expire: beijingClock(until),
  }
  const nowhere = { ref: attemptNo, redirectUrl: null, code: null }
  if (way === 'precreate') {
    try {
      const code = textOf((await ask(app, 'alipay.trade.precreate', trade, { notifyUrl }))['qr_code'])
      if (code === null) throw new Error('the provider opens a trade without a code')
      return { ...nowhere, code }
    } catch (e) {
      if (!(e instanceof Refused)) throw e
      // only we make such numbers: it was paid or closed meanwhile
      if (e.why === 'ACQ.TRADE_HAS_SUCCESS' || e.why === 'ACQ.TRADE_HAS_CLOSE') return nowhere
      throw new Refusal('paymentFailed', { why: e.why })
    }
  }
  const urls = { notifyUrl, returnUrl: app.publicUrl() + back.paid }
  const redirectUrl =
    way === 'wap'
      ? await pageOf(
          app,
          'alipay.trade.wap.pay',
          { ...trade, product_code: 'QUICK_WAP_WAY', quit_url: app.publicUrl() + back.unpaid },
          urls,
        )
      : await pageOf(app, 'alipay.trade.page.pay', { ...trade, product_code: 'FAST_INSTANT_TRADE_PAY' }, urls)
  return { ...nowhere, redirectUrl }
}

async function look(app: AppContext, ref: string, absent: 'open' | 'ended'): Promise<ProviderState> {
  let answer: Answer
  try {
    answer = await ask(app, 'alipay.trade.query', { out_trade_no: ref })
  } catch (e) {
    if (e instanceof Refused && e.why === unknownThere) return { state: absent }
    throw e
  }
  if (answer['out_trade_no'] !== ref) throw new Error(`the provider answers for another trade than ${ref}`)
  const status = answer['trade_status']
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return takenBy(answer)
  if (status === 'WAIT_BUYER_PAY') return { state: 'open' }
  if (status === 'TRADE_CLOSED') return { state: 'ended' }
  throw new Error(`the provider says nothing of the state of ${ref}`)
}
async function end(app: AppContext, ref: string): Promise<ProviderState> {
  try {
    await ask(app, 'alipay.trade.close', { out_trade_no: ref })
    return { state: 'ended' }
  } catch (e) {
    if (!(e instanceof Refused)) throw e
    // nobody has begun it, or it is no longer open: paid, or ended before
    return look(app, ref, 'ended')
  }
}

const refOf = (txn: string, sending: string): string => `${txn}/${sending}`
/** `processing` without a reference: nothing is known of it there, and the same number may go out again. */
async function lookForRefund(app: AppContext, txn: string, sending: string): Promise<RefundState> {
  const answer = await ask(app, 'alipay.trade.fastpay.refund.query', { trade_no: txn, out_request_no: sending })
  if (answer['refund_status'] !== 'REFUND_SUCCESS') return { state: 'processing', ref: null }
  if (answer['out_request_no'] !== sending) throw new Error(`the provider answers for another refund than ${sending}`)
  return { state: 'done', ref: refOf(txn, sending) }
}
async function refund(app: AppContext, { sending, txn, amount }: RefundOrder): Promise<RefundState> {
  try {
    const sum = amount ?? fenIn((await ask(app, 'alipay.trade.query', { trade_no: txn }))['total_amount'])
    if (sum === null) return { state: 'failed', ref: null, why: 'noAmount' }
    const order = { trade_no: txn, out_request_no: sending, refund_amount: fenToDecimal(sum) }
    const answer = await ask(app, 'alipay.trade.refund', order)
    // without a change of funds it may have been done before under this number
    if (answer['fund_change'] !== 'Y') return await lookForRefund(app, txn, sending)
    return { state: 'done', ref: refOf(txn, sending) }
  } catch (e) {
    if (e instanceof Refused) return { state: 'failed', ref: null, why: e.why }
    throw e
  }
}

export const alipay: RedirectMethod = {
  code: 'alipay',
  mark: 'scan',
  interaction: 'redirect',
  way: wayOf,
  notices: alipayNotices,
  obstacle: (app) => (app.env.alipayPay === undefined ? 'hidden' : null),
  funds: () => null,
  source: () => clearing('alipay'),
  start,
  query: (app, ref) => look(app, ref, 'open'),
  end,
  attemptNo: (_app, ref) => Promise.resolve(ref),
  refund,
  queryRefund: async (app, ref) => {
    const [txn = '', sending = ''] = ref.split('/')
    const found = await lookForRefund(app, txn, sending)
    return { ...found, ref }
  },
}
