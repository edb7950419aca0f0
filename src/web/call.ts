// The typed client of the shop's calls: a call is named by its path; no schema reaches the bundle.
// Tells failures by toast unless asked to be quiet.
import { isLanguage } from '#kernel/text/language.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { openTexts } from '#web/texts.tsx'
import { dropSession, rememberPage, token } from '#web/session.ts'
import { ownSurface } from '#web/surface.ts'
import { toast } from '#ui/feedback/toast.tsx'

export type CallPath = keyof Calls
/**
 * The fault of a call: `code` and `reason` are the shop's (0 and 'offline' | 'http' when there was no envelope);
 * `message` is in the person's language.
 */
export class CallError extends Error {
  readonly code: number
  readonly reason: string
  readonly params: Record<string, unknown>
  readonly status: number
  constructor(fault: {
    code: number
    reason: string
    params: Record<string, unknown>
    status: number
    message: string
  }) {
    super(fault.message)
    this.code = fault.code
    this.reason = fault.reason
    this.params = fault.params
    this.status = fault.status
  }
}
export interface CallOptions {
  /** No toast: the caller shows the fault itself, where it happened. */
  quiet?: boolean
  signal?: AbortSignal
  /** A session that is over is forgotten, but the person stays on the page: for what nobody asked for by a press. */
  stay?: boolean
  /** Asked as whom this token proves, before the browser keeps it. */
  bearer?: string
  /** Gets the message of a success. */
  said?: (message: string) => void
}
interface Envelope {
  code: number
  message?: string
  msg?: string
  data?: unknown
  userinfo?: unknown
}

let go: ((path: string) => void) | undefined
/** The root tells how to navigate by replacement. */
export const goBy = (navigate: (path: string) => void): void => void (go = navigate)

const readByGet: readonly string[] = ['/channel/get', '/api/v2/user/focus/page']
const phoneFamily: readonly string[] = ['/login-by-phone', '/mobile-change-bind', '/email-change-bind']
const sessionCodes: readonly number[] = [20230, -201, -202]
const successOf = (path: string): number =>
  /^\/(api|channel|v2)\//.test(path) ? 20001 : phoneFamily.includes(path) ? 200 : 1

/** A fresh id for a write, so that a double tap does it once. */
export const requestId = (): string => crypto.randomUUID()

/** Asks a call. Resolves with its output, throws a CallError. */
export async function call<P extends CallPath>(
  path: P,
  input: Calls[P]['input'],
  options: CallOptions = {},
): Promise<Calls[P]['output']> {
  try {
    return (await ask(path, input, options)) as Calls[P]['output']
  } catch (fault) {
    if (fault instanceof CallError && !options.quiet && !sessionCodes.includes(fault.code))
      toast(fault.message, { kind: 'error' })
    throw fault
  } finally {
    if (!options.stay) ownSurface().afterCall?.(path)
  }
}

/** Whether a call was done. A refusal was told by toast already; anything else is a fault of ours. */
export const succeeded = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    (fault: unknown) => {
      if (!(fault instanceof CallError)) throw fault
      return false
    },
  )

/** Sends a call as the person of `bearer`. */
async function send(path: string, input: unknown, bearer: string | undefined, signal?: AbortSignal): Promise<Response> {
  const byGet = readByGet.includes(path)
  const { userType, merchantId } = ownSurface()
  const merchant = merchantId?.()
  const headers: Record<string, string> = {
    'user-type': userType,
    ...(merchant === undefined ? {} : { 'merchant-id': String(merchant) }),
    'accept-language': 'zh-CN',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }
  const init: RequestInit = byGet
    ? { headers, signal }
    : {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(input),
        signal,
      }
  const query = byGet ? `?${new URLSearchParams(Object.entries(input as object).map(([k, v]) => [k, String(v)]))}` : ''
  try {
    return await fetch(path + query, init)
  } catch (fault) {
    if (signal?.aborted) throw fault
    throw new CallError({
      code: 0,
      reason: 'offline',
      params: {},
      status: 0,
      message: await word(navigator.onLine ? 'offline' : 'noNetwork'),
    })
  }
}

async function ask(
  path: string,
  input: unknown,
  { signal, said, stay, bearer = token() }: CallOptions,
): Promise<unknown> {
  const reply = await send(path, input, bearer, signal)
  const envelope = await readEnvelope(reply)
  if (!envelope)
    throw new CallError({
      code: 0,
      reason: 'http',
      params: {},
      status: reply.status,
      message: await word(String(reply.status)),
    })
  const message = envelope.message ?? envelope.msg ?? ''
  if (envelope.code === successOf(path)) {
    said?.(message)
    return 'userinfo' in envelope ? envelope.userinfo : envelope.data
  }
  const { reason = 'http', ...params } = (envelope.data ?? {}) as { reason?: string }
  const fault = new CallError({
    code: envelope.code,
    reason,
    params,
    status: reply.status,
    message: message || (await word('other')),
  })
  // an answer to a token that is no longer ours (logged out meanwhile) ends nothing
  if (sessionCodes.includes(envelope.code) && bearer === token()) {
    if (stay) dropSession()
    else sessionEnded(fault.message)
  }
  throw fault
}

async function readEnvelope(reply: Response): Promise<Envelope | undefined> {
  try {
    const body = (await reply.json()) as Envelope | null
    return typeof body === 'object' && body !== null && typeof body.code === 'number' ? body : undefined
  } catch {
    return undefined
  }
}

/** The shop's word for an HTTP status. */
async function word(status: string): Promise<string> {
  const said = document.documentElement.lang
  const t = await openTexts(isLanguage(said) ? said : 'en-US', 'errors')
  const key = `http.${status}` as 'http.other'
  const text = t(key)
  return text === key ? t('http.other') : text
}

/** The session is over: forget it, remember the page, go to sign-in by replacement. */
export function sessionEnded(message?: string): void {
  dropSession()
  const here = location.pathname + location.search
  const { signIn } = ownSurface()
  if (location.pathname.startsWith(signIn.within)) return
  rememberPage(here)
  if (message) toast(message, { kind: 'error' })
  if (go) go(signIn.at)
  else location.replace(signIn.at)
}
