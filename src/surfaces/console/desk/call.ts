// The consoles' client of the shop's calls, typed by the same table as the storefront's. It speaks for a merchant or
// for staff, and tells no fault by itself: whoever asked shows it where it arose.
import type { Calls } from '#kernel/call/contract.ts'
import { noteServerTime } from './clock.ts'
import { dropSession, merchantId, token } from './session.ts'
import { side, userType } from './side.ts'

export type CallPath = keyof Calls
export type Input<P extends CallPath> = Calls[P]['input']
export type Output<P extends CallPath> = Calls[P]['output']

/** `message` is the shop's, in the person's language; reason 'offline' and 'http' are ours and have none. */
export class CallFault extends Error {
  readonly reason: string
  readonly status: number
  readonly params: Record<string, unknown>
  constructor(reason: string, status: number, message = '', params: Record<string, unknown> = {}) {
    super(message)
    this.reason = reason
    this.status = status
    this.params = params
  }
}
interface Envelope {
  code: number
  message?: string
  msg?: string
  data?: unknown
  userinfo?: unknown
  timestamp?: number
}
const sessionOver: readonly number[] = [20230, -201, -202]
const succeeded: readonly number[] = [20001, 1]

/** A fresh id for a write, so that a double press does it once. */
export const newRequestId = (): string => crypto.randomUUID()

/** Asks a call. Resolves with its output, throws a CallFault. */
export async function call<P extends CallPath>(path: P, input: Input<P>, signal?: AbortSignal): Promise<Output<P>> {
  const bearer = token()
  const reply = await send(path, input, bearer, signal)
  const body = (await reply.json().catch(() => undefined)) as Envelope | undefined
  if (typeof body?.code !== 'number') throw new CallFault('http', reply.status)
  if (body.timestamp !== undefined) noteServerTime(body.timestamp)
  if (succeeded.includes(body.code)) return ('userinfo' in body ? body.userinfo : body.data) as Output<P>
  const { reason = 'http', ...params } = (body.data ?? {}) as { reason?: string }
  // an answer to a token that is no longer ours ends nothing
  if (sessionOver.includes(body.code) && bearer !== undefined && bearer === token()) dropSession('ended')
  throw new CallFault(reason, reply.status, body.message ?? body.msg, params)
}
/** Why a reply that is no call's failed. */
export async function faultOf(reply: Response): Promise<CallFault> {
  const said = (await reply.json().catch(() => ({}))) as { message?: string; data?: { reason?: string } }
  return new CallFault(said.data?.reason ?? 'http', reply.status, said.message)
}
/** The headers that say who asks, and for whom. */
export function desksOwn(bearer = token()): Record<string, string> {
  const merchant = side === 'merchant' ? merchantId() : undefined
  return {
    'user-type': userType[side],
    ...(merchant === undefined ? {} : { 'merchant-id': String(merchant) }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  }
}
async function send(path: string, input: unknown, bearer?: string, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...desksOwn(bearer) }
  try {
    return await fetch(path, { method: 'POST', headers, body: JSON.stringify(input), signal: signal ?? null })
  } catch (fault) {
    if (signal?.aborted) throw fault
    throw new CallFault('offline', 0)
  }
}
