// Asking Alipay's gateway: the official client signs and checks (RSA2), the asking itself is ours, so that an answer
// may be signed with any of the keys that are in force while one is replaced.
import type { AlipaySdk } from 'alipay-sdk'
import type { AppContext } from '#kernel/call/app-context.ts'

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
const clients = new WeakMap<AppContext, Promise<AlipaySdk[]>>()
/** One for each of Alipay's keys, loaded when first needed: it is large, and many shops have no use for it. */
function clientsOf(app: AppContext): Promise<AlipaySdk[]> {
  const known = clients.get(app)
  if (known) return known
  const { appId, privateKey, publicKeys, host } = setup(app)
  const opening = import('alipay-sdk').then(({ AlipaySdk: Sdk }) =>
    publicKeys.map(
      (alipayPublicKey) =>
        new Sdk({
          appId,
          privateKey,
          keyType: 'PKCS8',
          alipayPublicKey,
          signType: 'RSA2',
          gateway: new URL('/gateway.do', host).href,
        }),
    ),
  )
  clients.set(app, opening)
  return opening
}

/** The address of a page of theirs, signed by us. */
export async function pageOf(
  app: AppContext,
  method: string,
  business: Business,
  urls: { notifyUrl: string; returnUrl: string },
): Promise<string> {
  const [client] = await clientsOf(app)
  return client!.pageExecute(method, 'GET', { bizContent: business, ...urls, ...now() })
}

/** Throws Refused when they refuse the business, other errors when nothing is known. */
export async function ask(
  app: AppContext,
  method: string,
  business: Business,
  urls: { notifyUrl?: string } = {},
): Promise<Answer> {
  const all = await clientsOf(app)
  const reply = await fetch(new URL('/gateway.do?charset=utf-8', setup(app).host), {
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
  const { sign } = whole
  // what their gate refuses comes under another name, and says nothing of the business
  if (answer === undefined || typeof sign !== 'string') throw new Error('Alipay answers otherwise than it was asked')
  if (!all.some((client) => isRight(() => client.rsaCheck(client.getSignStr(text, name), sign))))
    throw new Error('an answer of Alipay under a false signature')
  const { code, sub_code: why } = answer
  if (code === '10000') return answer
  if (code === '40004' && typeof why === 'string' && !why.endsWith('SYSTEM_ERROR')) throw new Refused(why)
  throw new Error(`Alipay answers ${String(code)} ${String(why)}`)
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
  return (await clientsOf(app)).some((client) => isRight(() => client.checkNotifySignV2({ ...fields })))
}
/** What is no signature at all is a wrong one. */
function isRight(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
