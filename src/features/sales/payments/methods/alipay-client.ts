// Asking Alipay's gateway: the official client signs and checks (RSA2), the asking itself is ours, so that an answer
// may be signed with any of the keys that are in force while one is replaced.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { AlipaySdk } from 'alipay-sdk'
import type { AppContext, Finding } from '#kernel/call/app-context.ts'

export type Answer = Record<string, unknown>
export type Business = Record<string, string | string[]>
/** They refuse: the word of their list. */
export class Refused extends Error {
  readonly why: string
  constructor(why: string) {
    super(`Alipay refuses: ${why}`)
    this.why = why
  }
}
const longest = 256 * 1024
/** 2026-11-26 20:00:00, in Beijing */
export const beijingClock = (seconds: number): string =>
  new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
/** the official client would write the clock of this machine */
const now = (): { timestamp: string } => ({ timestamp: beijingClock(Math.floor(Date.now() / 1000)) })

export function setup(app: AppContext) {
  if (!app.env.alipayPay) throw new Error('Alipay is not set up')
  return app.env.alipayPay
}
type Keys = ReturnType<typeof setup>
const clients = new WeakMap<Keys, Promise<AlipaySdk[]>>()
/** One for each of Alipay's keys, loaded when first needed: it is large, and many shops have no use for it. Keys that
 * were given anew make clients anew. */
function clientsOf(keys: Keys): Promise<AlipaySdk[]> {
  const known = clients.get(keys)
  if (known) return known
  const { appId, privateKey, publicKeys, host } = keys
  const opening = import('alipay-sdk').then(({ AlipaySdk: Sdk }) =>
    publicKeys.map((alipayPublicKey) => {
      const client = new Sdk({
        appId,
        privateKey,
        keyType: 'PKCS8',
        alipayPublicKey,
        signType: 'RSA2',
        gateway: new URL('/gateway.do', host).href,
      })
      // it takes text alone and would read the keys anew for each signature, which costs as much as to sign
      const read = { privateKey: createPrivateKey(privateKey), alipayPublicKey: createPublicKey(alipayPublicKey) }
      Object.assign(client.config, read)
      return client
    }),
  )
  clients.set(keys, opening)
  return opening
}

/** The address of a page of theirs, signed by us. */
export async function pageOf(
  app: AppContext,
  method: string,
  business: Business,
  urls: { notifyUrl: string; returnUrl: string },
): Promise<string> {
  const [client] = await clientsOf(setup(app))
  return client!.pageExecute(method, 'GET', { bizContent: business, ...urls, ...now() })
}

interface Told {
  /** undefined: their gate refused it, which says nothing of the business */
  answer: Answer | undefined
  refusal: Answer
  isSigned: boolean
}
async function send(app: AppContext, method: string, business: Business, urls: { notifyUrl?: string }): Promise<Told> {
  const keys = setup(app)
  const all = await clientsOf(keys)
  const reply = await fetch(new URL('/gateway.do?charset=utf-8', keys.host), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(app.settings.get('providerTimeoutMs')),
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' },
    body: all[0]!.sdkExecute(method, { bizContent: business, ...urls, ...now() }),
  })
  const text = await reply.text()
  if (!reply.ok || text.length > longest) throw new Error(`Alipay answers HTTP ${reply.status}`)
  const whole = JSON.parse(text) as Record<string, unknown>
  const name = `${method.replaceAll('.', '_')}_response`
  const answer = whole[name] as Answer | undefined
  const refusal = (whole['error_response'] ?? {}) as Answer
  const { sign } = whole
  const isSigned =
    typeof sign === 'string' &&
    all.some((client) => isRight(() => client.rsaCheck(client.getSignStr(text, name), sign)))
  return { answer, refusal, isSigned }
}
/** Throws Refused when they refuse the business, other errors when nothing is known. */
export async function ask(
  app: AppContext,
  method: string,
  business: Business,
  urls: { notifyUrl?: string } = {},
): Promise<Answer> {
  const { answer, isSigned } = await send(app, method, business, urls)
  if (answer === undefined) throw new Error('Alipay answers otherwise than it was asked')
  if (!isSigned) throw new Error('an answer of Alipay under a false signature')
  const { code, sub_code: why } = answer
  if (code === '10000') return answer
  if (code === '40004' && typeof why === 'string' && !why.endsWith('SYSTEM_ERROR')) throw new Refused(why)
  throw new Error(`Alipay answers ${String(code)} ${String(why)}`)
}

/** A trade that nobody has: of all refusals this one is signed, and says that our own signature was right. */
export async function tryAlipayPay(app: AppContext): Promise<Finding> {
  let told: Told
  try {
    told = await send(app, 'alipay.trade.query', { out_trade_no: 'TRY000000000000000000' }, {})
  } catch {
    return { why: 'unreachable' }
  }
  const { sub_code: code, sub_msg: message } = told.answer ?? told.refusal
  const said = [code, message].filter((word) => typeof word === 'string').join(' ')
  if (/app-id|sign/.test(String(code))) return { why: 'keys', said }
  if (!told.isSigned) return { why: 'keys' }
  return code === 'ACQ.TRADE_NOT_EXIST' ? { why: 'fine' } : { why: 'refused', said }
}

const longestFile = 64 * 1024 * 1024
/** A file that an answer has named, for some seconds: at their own hosts, or where the gateway is. */
export async function download(app: AppContext, address: string): Promise<Uint8Array> {
  const url = new URL(address)
  const theirs = url.hostname.endsWith('.alipay.com') && (url.protocol === 'https:' || url.protocol === 'http:')
  if (!theirs && url.origin !== new URL(setup(app).host).origin) throw new Error('Alipay names a file elsewhere')
  const reply = await fetch(theirs ? url.href.replace(/^http:/, 'https:') : url, {
    redirect: 'error',
    signal: AbortSignal.timeout(app.settings.get('providerFileMs')),
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  if (!reply.ok || bytes.length > longestFile) throw new Error(`Alipay answers HTTP ${reply.status} for a file`)
  return bytes
}

/** Whether Alipay signed these fields. */
export async function isTheirs(app: AppContext, fields: Readonly<Record<string, string>>): Promise<boolean> {
  if (fields['sign_type'] !== 'RSA2' || !fields['sign']) return false
  return (await clientsOf(setup(app))).some((client) => isRight(() => client.checkNotifySignV2({ ...fields })))
}
/** What is no signature at all is a wrong one. */
function isRight(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
