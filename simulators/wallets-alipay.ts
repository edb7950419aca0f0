// Alipay's gateway, word for word: every request must be signed by the application (RSA2), every answer is signed over
// its exact letters; the pages of page pay and wap pay begin there too.
import { createSign, createVerify } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedText } from './identity-alipay.ts'
import { keyOf, type Notice, type Providers, type Trade } from './wallets-store.ts'
import { alipayBill } from './wallets-bills.ts'
import { closeTrade, openTrade, refunded, refundTrade, takenOf, tradeByTxn, tradeOf } from './wallets-trades.ts'

type Params = Record<string, string>
type Answer = Record<string, unknown>
const ok = { code: '10000', msg: 'Success' }
const failed = (sub_code: string, sub_msg = sub_code): Answer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})
const invalid = (sub_code: string): Answer => ({ code: '40002', msg: 'Invalid Arguments', sub_code, sub_msg: sub_code })
const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
const beijing = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
/** undefined where it is no sum with two decimals at most */
function fenOf(text: unknown): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(text)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const status = (p: Providers, trade: Trade): string =>
  trade.state === 'open'
    ? 'WAIT_BUYER_PAY'
    : trade.state === 'closed' || refunded(p, trade) >= takenOf(trade)
      ? 'TRADE_CLOSED'
      : 'TRADE_SUCCESS'
const wireTrade = (p: Providers, trade: Trade): Answer => ({
  ...ok,
  out_trade_no: trade.outTradeNo,
  ...(trade.txn === null ? {} : { trade_no: trade.txn, send_pay_date: beijing(trade.paidAt ?? p.now()) }),
  trade_status: status(p, trade),
  ...(trade.odd === 'noAmount' ? {} : { total_amount: yuan(takenOf(trade)) }),
  ...(trade.odd === 'currency' ? { trans_currency: 'USD' } : {}),
  buyer_logon_id: 'bu***@sim.example',
})

const methods: Record<string, (p: Providers, business: Answer, params: Params) => Answer> = {
  'alipay.trade.precreate': (p, business, params) => {
    const opened = open(p, 'precreate', business, params)
    if ('fault' in opened) return opened.fault
    const { outTradeNo, token } = opened.trade
    return { ...ok, out_trade_no: outTradeNo, qr_code: `${p.address()}/pay/${token}` }
  },
  'alipay.trade.query': (p, business) => {
    const trade = named(p, business)
    return begun(trade) ? wireTrade(p, trade) : failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
  },
  'alipay.trade.close': (p, business) => {
    const trade = named(p, business)
    if (!begun(trade)) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    if (!closeTrade(p, trade)) return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    return { ...ok, out_trade_no: trade.outTradeNo }
  },
  'alipay.trade.refund': (p, business) => {
    const trade = named(p, business)
    const fen = fenOf(business['refund_amount'])
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    if (fen === undefined) return invalid('isv.invalid-parameter')
    const made = refundTrade(p, trade, String(business['out_request_no']), fen, null)
    if (made === 'refused') return failed('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足')
    if (made === 'otherAmount') return failed('ACQ.DISCORDANT_REPEAT_REQUEST', '同一笔退款单号退款金额不一致')
    if (made === 'notPaid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    if (made === 'tooMuch') return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    const moved = !made.again && made.refund.state === 'SUCCESS'
    return {
      ...ok,
      trade_no: trade.txn,
      out_trade_no: trade.outTradeNo,
      fund_change: moved ? 'Y' : 'N',
      refund_fee: yuan(refunded(p, trade)),
    }
  },
  'alipay.trade.fastpay.refund.query': (p, business) => {
    const trade = named(p, business)
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    const no = String(business['out_request_no'])
    const made = p.store.refunds.get(keyOf('alipay', no))
    if (made?.state !== 'SUCCESS') return ok
    return {
      ...ok,
      trade_no: trade.txn,
      out_trade_no: trade.outTradeNo,
      out_request_no: no,
      refund_amount: yuan(made.fen),
      total_amount: yuan(trade.fen),
      refund_status: 'REFUND_SUCCESS',
    }
  },
  'alipay.data.dataservice.bill.downloadurl.query': (p, business) => {
    const day = String(business['bill_date'])
    if (business['bill_type'] !== 'trade' || !/^\d{4}-\d\d-\d\d$/.test(day)) return invalid('isv.invalid-parameter')
    if (alipayBill(p, day) === undefined) return failed('isp.bill_not_exist', '账单不存在')
    return { ...ok, bill_download_url: `${p.address()}/downloadBillFile.resource?bizDates=${day}` }
  },
}
const pages: Record<string, string> = { 'alipay.trade.page.pay': 'page', 'alipay.trade.wap.pay': 'wap' }

function named(p: Providers, { trade_no: txn, out_trade_no: no }: Answer): Trade | undefined {
  return typeof txn === 'string' ? tradeByTxn(p, 'alipay', txn) : tradeOf(p, 'alipay', String(no))
}
/** What was drawn as a code and never scanned is no trade yet. */
const begun = (trade: Trade | undefined): trade is Trade =>
  trade !== undefined && (trade.way !== 'precreate' || trade.state !== 'open')

type Opened = { trade: Trade } | { fault: Answer }
function open(p: Providers, way: string, business: Answer, params: Params): Opened {
  const { out_trade_no: no, total_amount: sum, subject, time_expire: until } = business
  const fen = fenOf(sum)
  const { notify_url: notifyUrl = '', return_url: returnUrl } = params
  const ends = Date.parse(`${String(until).replace(' ', 'T')}+08:00`)
  const right =
    typeof no === 'string' && /^\w{1,64}$/.test(no) && fen !== undefined && fen > 0 && typeof subject === 'string'
  if (!right || !URL.canParse(notifyUrl) || Number.isNaN(ends)) return { fault: invalid('isv.invalid-parameter') }
  const asked = `${no} ${fen} ${way}`
  const wish = { wallet: 'alipay' as const, outTradeNo: no, way, fen, title: subject, notifyUrl, asked }
  const trade = openTrade(p, { ...wish, returnUrl: returnUrl ?? null, until: ends })
  if (trade === 'other') return { fault: failed('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改') }
  if (trade.state === 'paid') return { fault: failed('ACQ.TRADE_HAS_SUCCESS', '交易已被支付') }
  return trade.state === 'closed' ? { fault: failed('ACQ.TRADE_HAS_CLOSE', '交易已经关闭') } : { trade }
}

/** Undefined when the application asks. */
function wrongly(p: Providers, params: Params): Answer | undefined {
  if (params['app_id'] !== p.merchant.alipayApp) return invalid('isv.invalid-app-id')
  if (params['sign_type'] !== 'RSA2') return invalid('isv.invalid-signature-type')
  const right = createVerify('RSA-SHA256')
    .update(signedText(params), 'utf8')
    .verify(p.keys.shop.publicKey, params['sign'] ?? '', 'base64')
  return right ? undefined : invalid('isv.invalid-signature')
}
const businessOf = (params: Params): Answer => JSON.parse(params['biz_content'] ?? '{}') as Answer

export function serveAlipay(app: FastifyInstance, p: Providers) {
  type Asked = FastifyRequest<{ Querystring: Params; Body: string | null }>
  const note = (call: string, asked: unknown, answer: unknown) =>
    p.seen.push({ at: new Date(p.now()).toISOString(), call, asked, status: 200, answer })
  app.post('/gateway.do', async (request: Asked, reply) => {
    const params: Params = { ...request.query, ...Object.fromEntries(new URLSearchParams(request.body ?? '')) }
    const method = params['method'] ?? ''
    const work = methods[method]
    const answer = wrongly(p, params) ?? work?.(p, businessOf(params), params) ?? invalid('isv.invalid-method')
    note(method, businessOf(params), answer)
    const body = JSON.stringify(answer)
    const { privateKey } = p.mode.wrongSignature ? p.keys.foreign : p.keys.alipay
    const sign = createSign('RSA-SHA256').update(body, 'utf8').sign(privateKey, 'base64')
    const name = `${method.replaceAll('.', '_')}_response`
    return reply.type('text/html;charset=utf-8').send(`{"${name}":${body},"sign":"${sign}"}`)
  })
  app.get('/downloadBillFile.resource', async (request: Asked, reply) =>
    reply.type('application/zip').send(Buffer.from(alipayBill(p, request.query['bizDates'] ?? '') ?? [])),
  )
  app.get('/gateway.do', async (request: Asked, reply) => {
    const params = request.query
    const way = pages[params['method'] ?? '']
    const fault = wrongly(p, params) ?? (way ? undefined : invalid('isv.invalid-method'))
    const opened: Opened = fault ? { fault } : open(p, way!, businessOf(params), params)
    note(params['method'] ?? '', businessOf(params), 'fault' in opened ? opened.fault : opened.trade.outTradeNo)
    // one that was paid or has closed shows that
    const trade = 'trade' in opened ? opened.trade : tradeOf(p, 'alipay', String(businessOf(params)['out_trade_no']))
    if (fault || !trade) return reply.code(400).type('text/plain').send(JSON.stringify(opened))
    return reply.redirect(`/pay/${trade.token}`, 303)
  })
}

/** A notice as it goes out: a form, signed but for the signature itself and its kind. */
export function alipayNotice(p: Providers, notice: Notice): string {
  const { id, kind, outTradeNo, tamper } = notice
  const trade = p.store.trades.get(keyOf('alipay', outTradeNo))!
  const params: Params = {
    notify_time: beijing(p.now()),
    notify_type: 'trade_status_sync',
    notify_id: id,
    app_id: tamper === 'otherMerchant' ? '2021000000009999' : p.merchant.alipayApp,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.txn ?? '',
    out_trade_no: tamper === 'otherOrder' ? '20000101000000000000' : outTradeNo,
    trade_status: kind,
    total_amount: yuan(takenOf(trade) + (tamper === 'amount' ? 1 : 0)),
    subject: trade.title,
  }
  const { privateKey } = tamper === 'signature' ? p.keys.foreign : p.keys.alipay
  const sign = createSign('RSA-SHA256').update(signedText(params), 'utf8').sign(privateKey, 'base64')
  if (tamper === 'body') params['total_amount'] = yuan(takenOf(trade) + 1)
  return new URLSearchParams({ ...params, sign, sign_type: 'RSA2' }).toString()
}
