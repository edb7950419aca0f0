// The load: one request over and over by autocannon, or journeys of several steps by a small keep-alive client.
// Loopback only, bounded by time.
import autocannon from 'autocannon'
import { Agent, request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Step {
  path: string
  /** none: a page by GET */
  body?: object
  token?: string
  /** English when missing */
  lang?: string
  /** of a merchant, at its console */
  merchantId?: number
  /** user-type where it is no merchant's: 3 is staff */
  side?: 1 | 3
  /** takes the answer compressed, as browsers do */
  packed?: boolean
}
export interface Timing {
  done: number
  failed: number
  perSecond: number
  p50: number
  p99: number
}
const encodings = { 'accept-encoding': 'br, gzip' }
const headersOf = ({ token, lang = 'en-US', merchantId, side = 1, packed }: Step): Record<string, string> => ({
  ...(packed && encodings),
  'content-type': 'application/json',
  'user-type': merchantId === undefined ? String(side) : '2',
  ...(merchantId !== undefined && { 'merchant-id': String(merchantId) }),
  'accept-language': 'zh-CN',
  cookie: `lang=${lang}`,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})
const pageHeaders = ({ packed }: Step): Record<string, string> => ({ cookie: 'lang=en-US', ...(packed && encodings) })
const cannonRequest = (prefix: string, step: Step): autocannon.Request => {
  const { body } = step
  const path = prefix + step.path
  return body
    ? { method: 'POST', path, headers: headersOf(step), body: JSON.stringify(body) }
    : { method: 'GET', path, headers: pageHeaders(step) }
}

/** For so many seconds, which leaves the last ones unanswered, or so many requests, which waits for all. */
export type Extent = number | { amount: number }
/**
 * Fires steps from `connections` connections; `stepsOf` gives each connection its own round of them.
 * A path in `url` goes before theirs.
 */
async function fire(
  url: string,
  extent: Extent,
  connections: number,
  stepsOf: (connection: number) => Step[],
): Promise<Timing & { furthest: number }> {
  let opened = 0
  const asked: number[] = []
  const { origin, pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const result = await autocannon({
    url: origin,
    connections,
    ...(typeof extent === 'number' ? { duration: extent } : extent),
    setupClient: (client) => {
      const own = opened++
      asked[own] = 0
      client.on('response', () => void asked[own]!++)
      client.setRequests(stepsOf(own).map((step) => cannonRequest(prefix, step)))
    },
  })
  const { latency, requests, non2xx, errors } = result
  return {
    done: requests.total,
    failed: non2xx + errors,
    perSecond: requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    furthest: Math.max(0, ...asked),
  }
}
export const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]
/** The same again and again; each run goes on where the last one ended, so that it meets no answer that was kept. */
export function firing(connections: number, stepsOf: (connection: number) => Step[]) {
  let asked = 0
  return async (url: string, extent: Extent): Promise<Timing> => {
    const { furthest, ...timing } = await fire(url, extent, connections, (own) => turned(stepsOf(own), asked))
    asked += furthest
    return timing
  }
}

export interface Answer {
  status: number
  body: { code?: number; data?: Record<string, unknown> }
  /** a page's text */
  page?: string
  /** how it was compressed */
  encoding?: string
}
const expand = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])
function readAnswer({ statusCode = 0, headers }: IncomingMessage, sent: Buffer, isPage: boolean): Answer {
  const encoding = headers['content-encoding']
  const whole = (encoding ? expand.get(encoding)!(sent) : sent).toString()
  return {
    status: statusCode,
    ...(isPage ? { body: {}, page: whole } : { body: JSON.parse(whole) as Answer['body'] }),
    ...(encoding && { encoding }),
  }
}
/** Asks one step over the agent's kept connections. */
export const send = (agent: Agent, url: string, step: Step): Promise<Answer> =>
  new Promise((done, failed) => {
    const { path, body } = step
    const text = body ? JSON.stringify(body) : undefined
    const asked = request(
      url + path,
      {
        agent,
        method: text ? 'POST' : 'GET',
        headers: text ? { ...headersOf(step), 'content-length': Buffer.byteLength(text) } : pageHeaders(step),
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => done(readAnswer(reply, Buffer.concat(parts), text === undefined)))
      },
    )
    asked.once('error', failed)
    asked.end(text)
  })
export const keepAlive = (sockets: number): Agent => new Agent({ keepAlive: true, maxSockets: sockets })

export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0

/** Runs journeys side by side, for some seconds or until something is done; a journey that throws has failed. */
export async function walk(
  during: number | Promise<unknown>,
  side: number,
  journey: (walker: number, round: number) => Promise<unknown>,
): Promise<Timing> {
  const took: number[] = []
  let failed = 0
  let over = false
  const began = performance.now()
  if (typeof during !== 'number') void during.finally(() => (over = true)).catch(() => undefined)
  const goesOn = (): boolean => (typeof during === 'number' ? performance.now() < began + during * 1000 : !over)
  const walker = async (_: unknown, n: number): Promise<void> => {
    for (let round = 0; goesOn(); round++) {
      const start = performance.now()
      await journey(n, round).then(
        () => took.push(performance.now() - start),
        (e: unknown) => failed++ === 0 && console.error(`  a journey failed: ${String(e)}`),
      )
    }
  }
  await Promise.all(Array.from({ length: side }, walker))
  const elapsed = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  return {
    done: took.length,
    failed,
    perSecond: took.length / elapsed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  }
}
