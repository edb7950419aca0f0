// Asking WeChat Pay's APIv3: every request signed with the merchant's key, every answer believed only under the seal of
// the platform.
import { authorization, freshNonce, isFresh, isSealed, sealOf, type Asked, type Seal } from './wechat-crypto.ts'
import { certificatesIn, keyOf, ownKeys, type CertificateList } from './wechat-keys.ts'
import type { AppContext, Finding } from '#kernel/call/app-context.ts'

export type Answer = Record<string, unknown>
/** They refuse: the word of their list, under an HTTP status that says that they have thought about it. */
export class Refused extends Error {
  readonly why: string
  constructor(why: string) {
    super(`WeChat Pay refuses: ${why}`)
    this.why = why
  }
}
/** Answers that say nothing of what was asked: a wrong signature, too many questions. */
const passing = [401, 408, 409, 429]
const longest = 256 * 1024
const seconds = (): number => Math.floor(Date.now() / 1000)

export function setup(app: AppContext) {
  if (!app.env.wechatPay) throw new Error('WeChat Pay is not set up')
  return app.env.wechatPay
}

type Keys = ReturnType<typeof setup>
const signature = (keys: Keys, asked: Asked): string =>
  authorization({ ...keys, privateKey: ownKeys(keys).privateKey }, asked, seconds(), freshNonce())
async function send(app: AppContext, keys: Keys, asked: Asked) {
  const { host, publicKey } = keys
  const reply = await fetch(new URL(asked.target, host), {
    method: asked.method,
    redirect: 'error',
    signal: AbortSignal.timeout(app.settings.get('providerTimeoutMs')),
    headers: {
      authorization: signature(keys, asked),
      accept: 'application/json',
      'user-agent': 'Miralo',
      ...(asked.body === '' ? {} : { 'content-type': 'application/json' }),
      ...(publicKey ? { 'wechatpay-serial': publicKey.id } : {}),
    },
    ...(asked.body === '' ? {} : { body: asked.body }),
  })
  const body = await reply.text()
  if (body.length > longest) throw new Error('WeChat Pay answers too much')
  return { status: reply.status, body, seal: sealOf((name) => reply.headers.get(name) ?? '') }
}
/** The certificates that are in force; their own answer is sealed by one of them. */
async function fetchKeys(app: AppContext, config: Keys) {
  const { status, body, seal } = await send(app, config, { method: 'GET', target: '/v3/certificates', body: '' })
  if (status !== 200) throw new Error(`HTTP ${status}`)
  const { publicKey } = ownKeys(config)
  const keys = certificatesIn(JSON.parse(body) as CertificateList, config.openKeys, Date.now())
  const key = publicKey?.id === seal.serial ? publicKey.key : keys.get(seal.serial.toUpperCase())
  if (key === undefined || !isFresh(seal, seconds()) || !isSealed(key, seal, body)) throw new Error('a false seal')
  return keys
}

/** Whether the platform sent these words, lately. */
export async function isTheirs(app: AppContext, seal: Seal, body: string, keys = setup(app)): Promise<boolean> {
  if (!isFresh(seal, seconds())) return false
  const key = await keyOf(app, keys, seal.serial, () => fetchKeys(app, keys))
  return key !== undefined && isSealed(key, seal, body)
}

/** Throws Refused when they refuse, other errors when nothing is known. */
export async function ask(app: AppContext, method: Asked['method'], target: string, content?: object): Promise<Answer> {
  const asked = { method, target, body: content === undefined ? '' : JSON.stringify(content) }
  // others may be given meanwhile: an answer is judged by the keys under which it was asked
  const keys = setup(app)
  const { status, body, seal } = await send(app, keys, asked)
  const sealed = await isTheirs(app, seal, body, keys)
  if (status >= 200 && status < 300) {
    if (!sealed) throw new Error('an answer of WeChat Pay under a false seal')
    return body === '' ? {} : (JSON.parse(body) as Answer)
  }
  // what their gate refuses is not sealed; what is sealed must be so rightly
  if (seal.signature !== '' && !sealed) throw new Error('a refusal of WeChat Pay under a false seal')
  const { code = String(status) } = answerIn(body)
  if (status >= 400 && status < 500 && !passing.includes(status)) throw new Refused(String(code))
  throw new Error(`WeChat Pay answers ${status} ${String(code)}`)
}
/** An order that nobody has: they say so under their seal, whose keys open under the merchant's own alone. */
export async function tryWechatPay(app: AppContext): Promise<Finding> {
  const keys = setup(app)
  const target = `/v3/pay/transactions/out-trade-no/TRY000000000000000000?mchid=${encodeURIComponent(keys.merchant)}`
  const told = await send(app, keys, { method: 'GET', target, body: '' }).catch(() => undefined)
  if (!told) return { why: 'unreachable' }
  const { code, message } = answerIn(told.body)
  const said = [code, message].filter((word) => typeof word === 'string').join(' ')
  if (told.status === 401) return { why: 'keys', said }
  if (told.status !== 404) return { why: told.status >= 500 ? 'unreachable' : 'refused', said }
  return (await isTheirs(app, told.seal, told.body, keys)) ? { why: 'fine' } : { why: 'keys' }
}

const longestFile = 64 * 1024 * 1024
/** A file that an answer has named: asked at their own host, signed like all else; its hash was announced. */
export async function download(app: AppContext, address: string): Promise<Uint8Array> {
  const { host } = setup(app)
  const url = new URL(address)
  if (url.origin !== new URL(host).origin) throw new Error('WeChat Pay names a file elsewhere')
  const asked = { method: 'GET' as const, target: `${url.pathname}${url.search}`, body: '' }
  const reply = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(app.settings.get('providerFileMs')),
    headers: {
      authorization: signature(setup(app), asked),
      accept: '*/*',
      'user-agent': 'Miralo',
    },
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  if (!reply.ok || bytes.length > longestFile) throw new Error(`WeChat Pay answers HTTP ${reply.status} for a file`)
  return bytes
}
function answerIn(body: string): Answer {
  try {
    return (JSON.parse(body) as Answer | null) ?? {}
  } catch {
    return {}
  }
}
