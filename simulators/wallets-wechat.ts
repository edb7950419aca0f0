// WeChat Pay's APIv3, word for word: every request must be signed by the merchant, every answer is sealed by the
// platform's newest certificate, faults are { code, message }.
import { createCipheriv, createSign, createVerify, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyOf, type Notice, type Providers, type Refund, type Trade } from './wallets-store.ts'
import { sha1, wechatBill } from './wallets-bills.ts'
import { closeTrade, openTrade, refunded, refundTrade, takenOf, tradeByTxn, tradeOf } from './wallets-trades.ts'

type Body = Record<string, unknown>
class Fault extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message = code) {
    super(message)
    this.status = status
    this.code = code
  }
}
const linesOf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')

/** The headers under which the platform sends these words. `foreign`: with a key that is not its own. */
export function sealed(p: Providers, body: string, foreign = false): Record<string, string> {
  const { serial, privateKey } = p.certificates.at(-1)!
  const timestamp = String(Math.floor(p.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const key = foreign ? p.keys.foreign.privateKey : privateKey
  return {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(linesOf(timestamp, nonce, body))
      .sign(key, 'base64'),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}
function secret(p: Providers, text: string, around: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', p.keys.apiKey, nonce).setAAD(Buffer.from(around))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: around, ciphertext: ciphertext.toString('base64') }
}

const beijing = (ms: number): string => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
const kinds: Record<string, string> = { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' }
function amountOf(trade: Trade) {
  const { odd } = trade
  const total = takenOf(trade)
  return { ...(odd === 'noAmount' ? {} : { total, payer_total: total }), currency: odd === 'currency' ? 'HKD' : 'CNY' }
}
function wireTrade(p: Providers, trade: Trade): Body {
  const { outTradeNo, way, state, txn, paidAt } = trade
  const { appid, mchid } = p.merchant
  const whole = { appid, mchid, out_trade_no: outTradeNo, attach: '' }
  if (state !== 'paid') {
    const [name, text] = state === 'open' ? ['NOTPAY', '订单未支付'] : ['CLOSED', '订单已关闭']
    return { ...whole, trade_state: name, trade_state_desc: text, amount: amountOf(trade), payer: {} }
  }
  return {
    ...whole,
    transaction_id: txn,
    trade_type: kinds[way] ?? 'NATIVE',
    trade_state: refunded(p, trade) > 0 ? 'REFUND' : 'SUCCESS',
    trade_state_desc: '支付成功',
    bank_type: 'OTHERS',
    success_time: beijing(paidAt ?? p.now()),
    payer: { openid: 'oSimulated' },
    amount: amountOf(trade),
  }
}
const wireRefund = (p: Providers, { id, outRefundNo, txn, outTradeNo, fen, state, at }: Refund): Body => ({
  mchid: p.merchant.mchid,
  refund_id: id,
  out_refund_no: outRefundNo,
  transaction_id: txn,
  out_trade_no: outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: beijing(at),
  status: state,
  ...(state === 'SUCCESS' ? { success_time: beijing(at) } : {}),
  amount: { refund: fen, currency: 'CNY' },
})

/** A notice as it goes out, before its seal. */
export function wechatNotice(p: Providers, { id, kind, outTradeNo, outRefundNo, tamper }: Notice): string {
  const trade = p.store.trades.get(keyOf('wechat', outTradeNo))!
  const refund = outRefundNo === null ? undefined : p.store.refunds.get(keyOf('wechat', outRefundNo))
  const told = tamper === 'amount' ? { ...trade, fen: trade.fen + 1 } : trade
  const inside = refund
    ? { ...wireRefund(p, refund), refund_status: refund.state }
    : {
        ...wireTrade(p, told),
        ...(tamper === 'otherOrder' ? { out_trade_no: '20000101000000000000' } : {}),
        ...(tamper === 'otherMerchant' ? { mchid: '1900009999' } : {}),
      }
  const original = refund ? 'refund' : 'transaction'
  return JSON.stringify({
    id,
    create_time: beijing(p.now()),
    resource_type: 'encrypt-resource',
    event_type: kind,
    summary: refund ? '退款通知' : '支付成功',
    resource: { original_type: original, ...secret(p, JSON.stringify(inside), original) },
  })
}

type Asked = FastifyRequest<{ Params: { no: string }; Querystring: Record<string, string>; Body: string | null }>
/** Who asks, by the signature over exactly what was sent. */
function check(p: Providers, request: Asked, body: string): void {
  const [, list = ''] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const fields = Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/g)].map((m) => [m[1]!, m[2]!]))
  const { mchid = '', serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = fields
  if (mchid !== p.merchant.mchid || serial !== p.merchant.serial)
    throw new Fault(401, 'SIGN_ERROR', '商户证书序列号有误')
  if (Math.abs(Number(timestamp) - p.now() / 1000) > 300)
    throw new Fault(401, 'SIGN_ERROR', 'Authorization中的timestamp与发起请求的时间不得超过5分钟')
  const words = linesOf(request.method, request.url, timestamp, nonce, body)
  if (!createVerify('RSA-SHA256').update(words).verify(p.keys.shop.publicKey, signature, 'base64'))
    throw new Fault(401, 'SIGN_ERROR', '签名错误')
}

function open(p: Providers, way: 'native' | 'h5' | 'jsapi', asked: Body, body: string): Body {
  const {
    appid,
    mchid,
    description,
    out_trade_no: no,
    notify_url: url,
    time_expire: until,
    amount,
    scene_info: scene,
  } = asked
  const { total, currency } = (amount ?? {}) as { total?: number; currency?: string }
  const bad = (text: string) => new Fault(400, 'PARAM_ERROR', text)
  if (appid !== p.merchant.appid || mchid !== p.merchant.mchid) throw new Fault(400, 'APPID_MCHID_NOT_MATCH')
  if (typeof no !== 'string' || !/^[\w*|-]{6,32}$/.test(no)) throw bad('out_trade_no')
  if (typeof description !== 'string' || description === '' || description.length > 127) throw bad('description')
  if (typeof url !== 'string' || !URL.canParse(url) || url.includes('?')) throw bad('notify_url')
  if (!Number.isSafeInteger(total) || total! < 1 || currency !== 'CNY') throw bad('amount')
  if (way === 'h5' && !(scene as { payer_client_ip?: string } | undefined)?.payer_client_ip) throw bad('scene_info')
  if (way === 'jsapi' && !(asked['payer'] as { openid?: string } | undefined)?.openid) throw bad('payer')
  const ends = Date.parse(String(until))
  if (!(ends > p.now() + 60_000) && !tradeOf(p, 'wechat', no)) throw bad('time_expire')
  const wish = { wallet: 'wechat' as const, outTradeNo: no, way, fen: total!, title: description, notifyUrl: url }
  const trade = openTrade(p, { ...wish, returnUrl: null, until: ends, asked: body })
  if (trade === 'other') throw new Fault(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  if (trade.state === 'paid') throw new Fault(400, 'ORDERPAID', '该订单已支付')
  if (trade.state === 'closed') throw new Fault(400, 'ORDER_CLOSED', '该订单已关闭')
  const page = `${p.address()}/pay/${trade.token}`
  if (way === 'jsapi') return { prepay_id: `wx${trade.token}` }
  return way === 'native' ? { code_url: page } : { h5_url: `${page}?prepay_id=wx${trade.token}` }
}
function giveBack(p: Providers, asked: Body): Body {
  const { transaction_id: txn, out_refund_no: no, amount, notify_url: url } = asked
  const { refund: fen, total } = (amount ?? {}) as { refund?: number; total?: number }
  const trade = tradeByTxn(p, 'wechat', String(txn))
  if (!trade) throw new Fault(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  if (amountOf(trade).total !== total) throw new Fault(400, 'PARAM_ERROR', '订单金额与之前请求不一致')
  const made = refundTrade(p, trade, String(no), fen ?? 0, typeof url === 'string' ? url : null)
  if (made === 'refused') throw new Fault(403, 'NOT_ENOUGH', '基本账户余额不足，请充值后重新发起')
  if (typeof made === 'string') throw new Fault(400, 'INVALID_REQUEST', made)
  return wireRefund(p, made.refund)
}
function certificates(p: Providers): Body {
  const data = p.certificates.map(({ serial, pem, from, until }) => ({
    serial_no: serial,
    effective_time: beijing(from),
    expire_time: beijing(until),
    encrypt_certificate: secret(p, pem, 'certificate'),
  }))
  return { data }
}
const found = (trade: Trade | undefined): Trade => {
  if (!trade) throw new Fault(404, 'ORDER_NOT_EXIST', '订单不存在')
  return trade
}

type Work = (p: Providers, request: Asked, body: string) => Body | null
const parsed = (body: string): Body => JSON.parse(body) as Body
const orders = '/v3/pay/transactions'
const works: readonly [method: 'GET' | 'POST', url: string, work: Work][] = [
  ['POST', `${orders}/native`, (p, _, body) => open(p, 'native', parsed(body), body)],
  ['POST', `${orders}/jsapi`, (p, _, body) => open(p, 'jsapi', parsed(body), body)],
  ['POST', `${orders}/h5`, (p, _, body) => open(p, 'h5', parsed(body), body)],
  ['GET', `${orders}/out-trade-no/:no`, (p, { params }) => wireTrade(p, found(tradeOf(p, 'wechat', params.no)))],
  ['GET', `${orders}/id/:no`, (p, { params }) => wireTrade(p, found(tradeByTxn(p, 'wechat', params.no)))],
  [
    'POST',
    `${orders}/out-trade-no/:no/close`,
    (p, { params }) => {
      const trade = found(tradeOf(p, 'wechat', params.no))
      if (closeTrade(p, trade) || trade.state === 'closed') return null
      throw new Fault(400, 'ORDERPAID', '该订单已支付')
    },
  ],
  ['POST', '/v3/refund/domestic/refunds', (p, _, body) => giveBack(p, parsed(body))],
  [
    'GET',
    '/v3/refund/domestic/refunds/:no',
    (p, { params }) => {
      const made = p.store.refunds.get(keyOf('wechat', params.no))
      if (!made) throw new Fault(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
      return wireRefund(p, made)
    },
  ],
  ['GET', '/v3/certificates', (p) => certificates(p)],
  [
    'GET',
    '/v3/bill/tradebill',
    (p, { query }) => {
      const { bill_date: day = '' } = query
      const bill = wechatBill(p, day)
      if (bill === undefined) throw new Fault(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
      const url = `${p.address()}/v3/billdownload/file?token=${day}`
      return { hash_type: 'SHA1', hash_value: sha1(bill), download_url: url }
    },
  ],
]

function answerTo(p: Providers, request: Asked, work: Work, body: string): { status: number; answer: Body | null } {
  try {
    check(p, request, body)
    const answer = work(p, request, body)
    return { status: answer === null ? 204 : 200, answer }
  } catch (e) {
    if (!(e instanceof Fault)) throw e
    return { status: e.status, answer: { code: e.code, message: e.message } }
  }
}
export function serveWechat(app: FastifyInstance, p: Providers) {
  // a file comes as it is, without a seal: its hash was announced
  app.get('/v3/billdownload/file', async (request: Asked, reply: FastifyReply) => {
    try {
      check(p, request, '')
    } catch (e) {
      if (e instanceof Fault) return reply.code(e.status).send({ code: e.code })
      throw e
    }
    return reply.type('application/octet-stream').send(wechatBill(p, request.query['token'] ?? '') ?? '')
  })
  for (const [method, url, work] of works)
    app.route({
      method,
      url,
      handler: async (request: Asked, reply: FastifyReply) => {
        const asked = typeof request.body === 'string' ? request.body : ''
        const { status, answer } = answerTo(p, request, work, asked)
        const text = answer === null ? '' : JSON.stringify(answer)
        p.seen.push({ at: new Date(p.now()).toISOString(), call: `${method} ${request.url}`, asked, status, answer })
        const seal = status === 401 ? {} : sealed(p, text, p.mode.wrongSignature)
        const headers = { ...seal, 'request-id': randomUUID(), 'content-type': 'application/json' }
        return reply.code(status).headers(headers).send(text)
      },
    })
}
