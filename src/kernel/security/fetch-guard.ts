// Asking an address that someone gave us, for its bytes or to tell it something: only public addresses, checked after
// the name is resolved and connected to as checked, again for each address that it leads on to; bounded in time and
// size.
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
export const internet: Surroundings = {
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

const answer = (url: URL, options: RequestOptions, sent?: string): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, done)
    request.on('error', failed)
    request.end(sent)
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

type At = Pick<RequestOptions, 'agent' | 'lookup' | 'signal'>
/** Does the work within the time; `at` checks an address and says how to connect to it. */
async function inTime<T>(
  ms: number,
  surroundings: Surroundings,
  work: (at: (url: URL) => Promise<At>) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, failed) =>
    signal.addEventListener('abort', () => failed(new FetchFailed(`no answer in ${ms} ms`)), { once: true }),
  )
  const at = async (url: URL): Promise<At> => {
    const pinned = pinnedTo(await checkedAddress(url, surroundings))
    signal.throwIfAborted()
    return { agent: false, lookup: pinned, signal }
  }
  try {
    return await Promise.race([work(at), late])
  } catch (e) {
    throw e instanceof FetchRefused || e instanceof FetchFailed
      ? e
      : new FetchFailed(e instanceof Error ? e.message : String(e))
  }
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
  const headers = { 'user-agent': 'Miralo', accept: 'image/*', 'accept-encoding': 'identity' }
  return inTime(limits.ms, surroundings, async (at) => {
    const work = async (url: URL, left: number): Promise<Buffer> => {
      const reply = await answer(url, { ...(await at(url)), headers })
      try {
        const next = left > 0 ? nextAddress(reply, url) : undefined
        if (!next) return await body(reply, limits.bytes)
        reply.destroy()
        return await work(next, left - 1)
      } finally {
        reply.destroy()
      }
    }
    return work(openUrl(address), limits.redirects ?? 0)
  })
}

export interface Told {
  status: number
  /** its beginning, so many bytes at most; never more is read */
  text: string
}
/** The beginning of an answer. Whoever sends on and on is cut off. */
async function beginning(reply: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= most) break
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8')
}
/** Posts JSON to a public address; any answer is one, a redirect too. Throws FetchRefused or FetchFailed. */
export async function postPublic(
  address: string,
  { headers, sent }: { headers: Readonly<Record<string, string>>; sent: string },
  limits: Limits,
  surroundings: Surroundings = internet,
): Promise<Told> {
  const url = openUrl(address)
  const all = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(sent)),
    'user-agent': 'Miralo',
    'accept-encoding': 'identity',
    ...headers,
  }
  return inTime(limits.ms, surroundings, async (at) => {
    const reply = await answer(url, { ...(await at(url)), method: 'POST', headers: all }, sent)
    try {
      return { status: reply.statusCode ?? 0, text: await beginning(reply, limits.bytes) }
    } finally {
      reply.destroy()
    }
  })
}

/** The address of a host that anyone may reach, to be connected to as checked. Throws FetchRefused, FetchFailed. */
export const publicAddressOf = (host: string, surroundings: Surroundings = internet): Promise<string> =>
  checkedAddress(new URL(`http://${host}`), surroundings)
/** The address may be asked, as its name stands now. Throws FetchRefused, or FetchFailed: no such name. */
export async function mustBePublic(address: string, ms: number, surroundings: Surroundings = internet): Promise<void> {
  await inTime(ms, surroundings, async (at) => at(openUrl(address)))
}
/** As a demo shop sees the world: receivers on the machine itself are let through, for that is all it can reach. */
export const ownMachine: Surroundings = {
  resolve: internet.resolve,
  allows: (address) => isPublic(address) || (ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'),
}
