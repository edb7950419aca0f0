// What is for this machine's own people alone: the development inbox of a demo shop.
import type { FastifyRequest } from 'fastify'
import { isLoopback, isLoopbackAddress } from '#kernel/data/loopback.ts'
import { readHost } from '#web/hosts.ts'

/** Whoever passes a request on for others says so in one of these. */
const passedOn = /^(forwarded|via|cdn-loop|x-forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-envoy-.*|cf-.*)$/
const passedBy = /(client|connecting|remote|originating)-(ip|addr)$/

/** True when a process of this machine asked this machine, by its own name and port, for nobody else. */
export function isLocal({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress = '', localPort } = raw.socket
  const host = readHost(headers.host ?? '')
  return (
    isLoopbackAddress(remoteAddress) &&
    isLoopbackAddress(localAddress) &&
    host !== undefined &&
    isLoopback(host.name) &&
    (host.port ?? 80) === localPort &&
    !Object.keys(headers).some((name) => passedOn.test(name) || passedBy.test(name))
  )
}
