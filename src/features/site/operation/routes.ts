// /metrics, for Prometheus: to whoever shows the token, or where none is set to this machine alone, asked directly.
// All others are told that there is nothing.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { metricsText } from './metrics.ts'
import { keepOutside } from './runs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isLoopback, isLoopbackAddress } from '#kernel/data/loopback.ts'
import type { RawRoutes } from '#kernel/feature.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** What a proxy on this machine passes on came from elsewhere. */
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip']
function mayRead({ headers, raw }: FastifyRequest, { env }: AppContext): boolean {
  if (env.metricsToken !== undefined)
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${env.metricsToken}`))
  const isPublic = env.publicUrl !== undefined && !isLoopback(new URL(env.publicUrl).hostname)
  return (
    !isPublic &&
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    passedOn.every((name) => headers[name] === undefined)
  )
}

export const routes: RawRoutes = (server, app, db) => {
  keepOutside(app, db)
  server.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!mayRead(request, app)) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metricsText(db, app))
  })
}
