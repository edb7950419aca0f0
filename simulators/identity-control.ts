// The tester's hand on the identity providers: what they saw, faults on and off, codes made old.
// Only for callers on this machine, never for a page of another site.
import type { FastifyInstance } from 'fastify'
import { isLocal } from '#web/local.ts'
import { calm, type Mode, type Providers } from './identity-grants.ts'
import { people } from './identity-people.ts'

const flag = { type: 'boolean' }
const mode = {
  type: 'object',
  additionalProperties: false,
  properties: {
    slowMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    silent: flag,
    wrongSignature: flag,
    garbled: flag,
    noUserinfo: flag,
  },
}

export function serveIdentityControl(app: FastifyInstance, p: Providers, hangUp: () => void) {
  app.addHook('onRequest', async (request, reply) => {
    const foreign = request.headers['sec-fetch-site'] === 'cross-site' || !isLocal(request)
    if (foreign) await reply.code(403).send({ error: 'Only for callers on this machine.' })
  })
  app.get('/state', () => ({
    mode: p.mode,
    people: people.map(({ id, nickname }) => ({ id, nickname })),
    codes: [...p.codes].map(([code, { kind, person, used, until }]) => ({
      code,
      kind,
      person: person.id,
      used,
      until: new Date(until).toISOString(),
    })),
    seen: p.seen,
  }))
  app.post<{ Body: Partial<Mode> }>('/mode', { schema: { body: mode } }, ({ body }) => {
    Object.assign(p.mode, body)
    if (body.silent === false) hangUp()
    return { mode: p.mode }
  })
  /** Every code that is out runs out now. */
  app.post('/expire', () => {
    for (const grant of p.codes.values()) grant.until = p.now()
    return { expired: p.codes.size }
  })
  app.post('/reset', () => {
    Object.assign(p.mode, calm())
    p.codes.clear()
    p.tokens.clear()
    p.seen.length = 0
    hangUp()
    return { reset: true }
  })
}
