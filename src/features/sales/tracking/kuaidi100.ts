// Kuaidi100 on the wire, as it publishes it: subscriptions, questions, and the signature of what it pushes. Its host is
// the operator's word; no address of anybody else is ever asked.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { followed } from './followed.ts'
import { isRow } from './scan-reading.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'

export interface Followed {
  id: number
  carrier: string
  waybill: string
  /** how the receiver's number ends */
  phoneEnd: string
}
/** What it refused, by its own code, or how it could not be reached. */
export class TrackingFault extends Error {
  readonly code: string
  constructor(code: string) {
    super(`the tracking provider: ${code}`)
    this.code = code
  }
}

const use = 'tracking.push'
const saltUnder = (key: Buffer, id: number): string =>
  createHmac('sha256', key).update(String(id)).digest('hex').slice(0, 32)
const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()

/** Whether a push was signed with the secret of this subscription, also under a key that was replaced since. */
export function isSigned(app: AppContext, id: number, param: string, sign: string): boolean {
  const given = Buffer.from(sign.toUpperCase())
  return keysFor(app, use)
    .map((key) => Buffer.from(md5(param + saltUnder(key, id))))
    .some((due) => due.length === given.length && timingSafeEqual(due, given))
}

/** Where pushes of a subscription come; the number says nothing about parcel or waybill. */
export const pushPath = '/api/v2/notice/tracking'

// some carriers tell of a parcel only to who knows its receiver: four digits are all they get
const phoneOf = ({ carrier, phoneEnd }: Followed): { phone?: string } =>
  followed(carrier)?.phone && phoneEnd !== '' ? { phone: phoneEnd } : {}

/**
 * Asks to be told of a waybill; 'again' when it was asked before, and pushes may go where they went then.
 * Throws TrackingFault.
 */
export async function subscribeTo(app: AppContext, parcel: Followed): Promise<'new' | 'again'> {
  const { key } = setup(app)
  const parameters = {
    callbackurl: `${app.publicUrl()}${pushPath}/${parcel.id}`,
    salt: saltUnder(keyFor(app, use), parcel.id),
    resultv2: '4',
    ...phoneOf(parcel),
  }
  const param = JSON.stringify({ company: comOf(parcel), number: parcel.waybill, key, parameters })
  const code = codeIn(await ask(app, '/poll', { schema: 'json', param }, 16 * 1024))
  if (code === '200') return 'new'
  if (code === '501') return 'again'
  throw new TrackingFault(code)
}

/** What it knows of a waybill now; null where it knows nothing yet. Throws TrackingFault. */
export async function askAbout(app: AppContext, parcel: Followed): Promise<unknown> {
  const { key, customer } = setup(app)
  const param = JSON.stringify({ com: comOf(parcel), num: parcel.waybill, resultv2: '4', ...phoneOf(parcel) })
  const form = { customer, sign: md5(param + key + customer), param }
  const answer = await ask(app, '/poll/query.do', form, 256 * 1024)
  const code = codeIn(answer)
  // "no result, ask later" is an answer too
  if (code === '500') return null
  if (code !== '200') throw new TrackingFault(code)
  return answer
}

function setup({ env }: AppContext) {
  if (!env.kuaidi100) throw new TrackingFault('not set up')
  return env.kuaidi100
}
const comOf = ({ carrier }: Followed): string => {
  const known = followed(carrier)
  if (!known) throw new TrackingFault('carrier unknown')
  return known.com
}
/** Subscriptions are answered by a `returnCode`, questions by a `status` where there is something to tell. */
const codeIn = (answer: Record<string, unknown>): string => {
  const code = answer['returnCode'] ?? answer['status']
  return typeof code === 'string' || typeof code === 'number' ? String(code).slice(0, 20) : 'no code'
}

async function ask(
  app: AppContext,
  path: string,
  form: Record<string, string>,
  most: number,
): Promise<Record<string, unknown>> {
  try {
    const reply = await fetch(new URL(path, setup(app).host), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(app.settings.get('trackingTimeoutMs')),
    })
    const text = await readAtMost(reply, most)
    if (!reply.ok) throw new TrackingFault(`http ${reply.status}`)
    const answer: unknown = JSON.parse(text)
    if (!isRow(answer)) throw new TrackingFault('no object')
    return answer
  } catch (e) {
    // its words and ours hold the key: only what kind of fault it was goes on
    throw e instanceof TrackingFault ? e : new TrackingFault(e instanceof Error ? e.name : 'unknown')
  }
}
async function readAtMost(reply: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.byteLength
    if (size > most) throw new TrackingFault('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
