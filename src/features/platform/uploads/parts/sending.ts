// Sending a file: a ticket by a call, then the bytes with progress.
// Faults are CallErrors in the person's language, told by whoever asked; a line that breaks says so.
import { isLanguage } from '#kernel/text/language.ts'
import { typesOf, type Purpose } from '../limits.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, sessionEnded } from '#web/call.ts'
import { token } from '#web/session.ts'
import { slimPicture } from './slim-picture.ts'
import { openTexts } from '#web/texts.tsx'

export interface SentFile {
  uploadId: string
  /** where everybody sees it; null when it is private */
  url: string | null
  width: number | null
  height: number | null
}
interface SendOptions {
  /** 0 to 1; at 1 the shop still looks the file through */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}
/** A video may be long on the way. */
const patienceMs = 300_000
const sessionCodes: readonly number[] = [20230, -201, -202]

/** Sends a file. Throws a CallError; an AbortError when `signal` took it back. */
export async function upload(
  purpose: Purpose,
  file: File,
  { onProgress, signal }: SendOptions = {},
): Promise<SentFile> {
  const slim = await slimPicture(file, typesOf(purpose))
  signal?.throwIfAborted()
  const { name, size, type } = slim
  if (size === 0 || type === '') throw await fault(size === 0 ? 'uploadDamaged' : 'uploadTypeRefused')
  const ticket = await ask({ purpose, name: name.slice(-255) || 'file', size, type: type.slice(0, 100) }, signal)
  return put(ticket, slim, onProgress, signal)
}

type Ticket = Calls['/api/v2/token/upload']['output']
async function ask(input: Calls['/api/v2/token/upload']['input'], signal: AbortSignal | undefined): Promise<Ticket> {
  try {
    return await call('/api/v2/token/upload', input, { quiet: true, ...(signal && { signal }) })
  } catch (e) {
    throw e instanceof CallError && e.reason === 'offline' ? await failed() : e
  }
}
/** XMLHttpRequest, for fetch tells no progress of what it sends. */
function put(
  { url, method, headers }: Ticket,
  body: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<SentFile> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    const bearer = token()
    const broken = () => void failed().then(fail)
    request.open(method, url)
    for (const [name, value] of Object.entries({ ...headers, 'user-type': '1', 'accept-language': 'zh-CN' }))
      request.setRequestHeader(name, value)
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    request.responseType = 'json'
    request.timeout = patienceMs
    request.upload.addEventListener('progress', (e) => e.lengthComputable && onProgress?.(e.loaded / e.total))
    request.addEventListener('error', broken)
    request.addEventListener('timeout', broken)
    request.addEventListener('abort', () => fail(new DOMException('taken back', 'AbortError')))
    request.addEventListener('load', () => {
      const answer = request.response as Answer | null
      if (answer?.code === 20001) done(answer.data as SentFile)
      else if (typeof answer?.code === 'number') fail(refused(answer, request.status))
      else broken()
    })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
interface Answer {
  code: number
  message: string
  data: unknown
}
function refused({ code, message, data }: Answer, status: number): CallError {
  if (sessionCodes.includes(code)) sessionEnded(message)
  const { reason = 'http', ...params } = (data ?? {}) as { reason?: string }
  return new CallError({ code, reason, params, status, message })
}

const language = () => {
  const said = document.documentElement.lang
  return isLanguage(said) ? said : 'en-US'
}
const failed = async (): Promise<CallError> =>
  new CallError({
    code: 0,
    reason: 'offline',
    params: {},
    status: 0,
    message: (await openTexts(language(), 'uploads'))('failed'),
  })
/** Refused here already, in the words of the shop. */
const fault = async (reason: 'uploadDamaged' | 'uploadTypeRefused'): Promise<CallError> =>
  new CallError({ code: 0, reason, params: {}, status: 0, message: (await openTexts(language(), 'errors'))(reason) })
