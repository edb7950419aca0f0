// The two calls of the provider on the wire: forms in, JSON out under HTTP 200 whatever it says, a code for each fault.
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { md5, nameOf, resultOf, type Desk, type Followed } from './kuaidi100-desk.ts'
import { isLoopback } from '#kernel/data/loopback.ts'

/** Carriers that tell nothing without the end of the receiver's number. */
const wantPhone = ['shunfeng', 'zhongtong']
const texts: Readonly<Record<string, string>> = {
  '200': '提交成功',
  '400': '参数错误',
  '408': '快递公司参数异常：验证码错误',
  '500': '查询无结果，请隔段时间再查',
  '501': '重复订阅',
  '503': '验证签名失败',
  '600': '您不是合法的订阅者（即授权Key出错）',
  '601': 'KEY已过期',
  '700': '订阅方的订阅数据存在错误',
  '701': '拒绝订阅的快递公司',
}
type Fields = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const parsed = (param: string): Fields => {
  try {
    const value: unknown = JSON.parse(param)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return {}
  }
}

export function serveKuaidi100(app: FastifyInstance, desk: Desk, hung: Set<Socket>): void {
  app.post('/poll', (request, reply) => answer(desk, hung, request, reply, subscribe))
  app.post('/poll/query.do', (request, reply) => answer(desk, hung, request, reply, query))
}

type Call = (desk: Desk, form: Record<string, string>) => { code: string; body?: object }
function answer(desk: Desk, hung: Set<Socket>, request: FastifyRequest, reply: FastifyReply, call: Call): unknown {
  const form = Object.fromEntries(new URLSearchParams(text(request.body)))
  const { mode } = desk
  const seen = { path: request.url, form, code: 'silent' }
  desk.requests.push(seen)
  if (mode.silent.api) {
    hung.add(request.raw.socket)
    return reply.hijack()
  }
  const { code, body } = mode.refuse === null ? call(desk, form) : { code: mode.refuse }
  seen.code = code
  if (mode.garbled) return reply.type('text/html').send('<html>502 Bad Gateway</html>')
  if (mode.endless) return reply.type('application/json').send(`"${'x'.repeat(2_000_000)}"`)
  return reply.send(body ?? { result: code === '200', returnCode: code, message: texts[code] ?? '其他错误' })
}

const subscribe: Call = (desk, { schema, param = '' }) => {
  const { company, number, key, parameters } = parsed(param)
  const { callbackurl, salt, phone } = (parameters ?? {}) as Fields
  const to = text(callbackurl)
  if (schema !== 'json' || text(company) === '' || !/^[\w/-]{6,32}$/.test(text(number))) return { code: '400' }
  if (key !== desk.key) return { code: '600' }
  // it only ever calls this machine
  if (!URL.canParse(to) || !isLoopback(new URL(to).hostname)) return { code: '700' }
  const parcel = parcelOf(desk, text(company), text(number))
  if (parcel.subscriber) return { code: '501' }
  parcel.subscriber = { callbackurl: to, salt: text(salt), phone: text(phone) }
  return { code: '200' }
}

const query: Call = (desk, { customer, sign, param = '' }) => {
  if (customer !== desk.customer || sign !== md5(param + desk.key + desk.customer)) return { code: '503' }
  const { com, num, phone } = parsed(param)
  if (text(com) === '' || text(num) === '') return { code: '400' }
  if (wantPhone.includes(text(com)) && text(phone).length < 4) return { code: '408' }
  const parcel = desk.parcels.get(nameOf(text(com), text(num)))
  return parcel && parcel.rows.length > 0 ? { code: '200', body: resultOf(parcel) } : { code: '500' }
}

/** Known from the first time that anybody speaks of it. */
export function parcelOf({ parcels }: Desk, company: string, number: string): Followed {
  const name = nameOf(company, number)
  const parcel: Followed = parcels.get(name) ?? { company, number, subscriber: undefined, rows: [], status: 'polling' }
  parcels.set(name, parcel)
  return parcel
}
