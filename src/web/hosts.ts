// Which Host a request may name. Nothing is ever built from it: this keeps out who reached the shop by another name,
// and what is no name at all.
import { networkInterfaces } from 'node:os'
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '#kernel/data/loopback.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export interface NamedHost {
  /** lower case; IPv6 without brackets */
  name: string
  port: number | undefined
}
const shape = /^(?:\[([\da-f:.]{2,45})\]|([a-z\d](?:[a-z\d._-]{0,251}[a-z\d])?)\.?)(?::(\d{1,5}))?$/i

/** A Host header in its parts; undefined when it is none. */
export function readHost(text: string): NamedHost | undefined {
  const [, six, name, digits] = shape.exec(text) ?? []
  const port = digits === undefined ? undefined : Number(digits)
  if (six !== undefined ? !isIPv6(six) : name === undefined) return undefined
  return port !== undefined && port > 65_535 ? undefined : { name: (six ?? name!).toLowerCase(), port }
}
/** Looked up at each question: a laptop changes its networks. */
const isOwnInterface = (name: string): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address.split('%')[0] === name))

/** Knows PUBLIC_URL's host, this machine's loopback names, HOST and the addresses of its interfaces. */
function ourHosts({ env }: AppContext): (host: NamedHost) => boolean {
  const told = env.publicUrl === undefined ? undefined : readHost(new URL(env.publicUrl).host)?.name
  const ours = new Set([env.host.toLowerCase(), told])
  return ({ name }) => ours.has(name) || isLoopback(name) || isOwnInterface(name)
}

/** Several Hosts, one that is none or not ours, and an address that names another host end here. */
export function refuseOtherHosts(app: AppContext) {
  const isOurs = ourHosts(app)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { rawHeaders, url = '' } = request.raw
    const told = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    // HTTP/1.0 may name none; a proxy's word counts only where TRUST_PROXY names the proxy
    const host = told === 0 && request.raw.httpVersion === '1.0' ? 'localhost' : request.host
    const named = told > 1 ? undefined : readHost(host)
    if (url.startsWith('/') && named && isOurs(named)) return done()
    void reply
      .code(400)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('This is not the host of the shop.')
  }
}
