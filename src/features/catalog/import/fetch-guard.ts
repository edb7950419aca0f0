// Fetching an address that someone gave us: only from public addresses, checked after the name is resolved
// and connected to as checked, again for each address that it leads on to; bounded in time and size.
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The address will not give us what we want, now or later. */
export class FetchRefused extends Error {}
/** The host did not answer as it should: it may on another try. */
export class FetchFailed extends Error {}

/** True for addresses that anyone on the internet may reach: no private, local, reserved or translated ones. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // of IPv6 only 2000::/3 is given out; ::127.0.0.1 would pass as unicast
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20
}

export interface Limits {
  /** For everything together. */
  ms: number
  bytes: number
  /** How many times an answer may lead on to another address; never when missing. */
  redirects?: number
}
export interface Surroundings {
  resolve: (host: string) => Promise<string[]>
  allows: (address: string) => boolean
}
const internet: Surroundings = {
  resolve: async (host) => (await lookup(host, { all: true })).map((a) => a.address),
  allows: isPublic,
}

/** The one address to connect to; one closed address among them closes the name. */
async function checkedAddress(url: URL, { resolve, allows }: Surroundings): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (found.length === 0) throw new FetchFailed(`no address for ${host}`)
  if (!found.every(allows)) throw new FetchRefused(`${host} is not a public address`)
  return found[0]!
}
function openUrl(address: string): URL {
  if (!URL.canParse(address)) throw new FetchRefused('not an address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused(`${url.protocol} is not fetched`)
  if (url.username || url.password) throw new FetchRefused('an address with a password is not fetched')
  return url
}
const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIP(address)
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

const answer = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, done)
    request.on('error', failed)
    request.end()
  })

const leadsOn = new Set([301, 302, 303, 307, 308])
/** The address that an answer leads on to. */
function nextAddress(reply: IncomingMessage, from: URL): URL | undefined {
  const { location } = reply.headers
  if (!leadsOn.has(reply.statusCode ?? 0) || !location) return undefined
  if (!URL.canParse(location, from.href)) throw new FetchRefused('leads on to no address')
  return openUrl(new URL(location, from.href).href)
}

async function body(reply: IncomingMessage, most: number): Promise<Buffer> {
  const status = reply.statusCode ?? 0
  // gone or forbidden stays so; a crowded host may answer later
  if (status >= 500 || status === 429 || status === 408) throw new FetchFailed(`answered ${status}`)
  if (status !== 200) throw new FetchRefused(`answered ${status}`)
  if (Number(reply.headers['content-length'] ?? 0) > most) throw new FetchRefused(`larger than ${most} bytes`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new FetchRefused(`larger than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * The bytes behind a public http or https address.
 * Throws FetchRefused when it is no use to try again, else FetchFailed.
 */
export async function fetchPublic(
  address: string,
  limits: Limits,
  surroundings: Surroundings = internet,
): Promise<Buffer> {
  const first = openUrl(address)
  const signal = AbortSignal.timeout(limits.ms)
  const late = new Promise<never>((_, failed) =>
    signal.addEventListener('abort', () => failed(new FetchFailed(`no answer in ${limits.ms} ms`)), { once: true }),
  )
  const work = async (url: URL, left: number): Promise<Buffer> => {
    const pinned = pinnedTo(await checkedAddress(url, surroundings))
    signal.throwIfAborted()
    const reply = await answer(url, {
      agent: false,
      lookup: pinned,
      signal,
      headers: { 'user-agent': 'Miralo', accept: 'image/*', 'accept-encoding': 'identity' },
    })
    try {
      const next = left > 0 ? nextAddress(reply, url) : undefined
      if (!next) return await body(reply, limits.bytes)
      reply.destroy()
      return await work(next, left - 1)
    } finally {
      reply.destroy()
    }
  }
  try {
    return await Promise.race([work(first, limits.redirects ?? 0), late])
  } catch (e) {
    throw e instanceof FetchRefused || e instanceof FetchFailed
      ? e
      : new FetchFailed(e instanceof Error ? e.message : String(e))
  }
}
