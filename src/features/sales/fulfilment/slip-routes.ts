// The route that a sheet to print is fetched by: the ticket in its path holds once, and for a short time.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { slipFor, ticketKey } from './slip.ts'
import { spendTicket, ticketOf } from './slip-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Gate } from '#kernel/call/gate.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { refuse, retryAfter, visitorOf } from '#kernel/call/wire.ts'
import type { Db } from '#kernel/data/db.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'

type Asked = FastifyRequest<{ Params: { token: string } }>

export const routes: RawRoutes = (server, app, db) => {
  const gate = makingGate(app)
  server.get('/api/v2/mch/order/slip/:token', { exposeHeadRoute: false }, async (request: Asked, reply) => {
    try {
      const { kind, bytes } = await fetched(db, app, gate, request)
      return await reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${kind}.pdf"`)
        .send(bytes)
    } catch (e) {
      return refused(app, e, request, reply)
    }
  })
}
/** Each takes a core and much memory: one after the other, everybody's in turn. */
const makingGate = ({ settings: { get } }: AppContext): Gate =>
  new Gate({
    atOnce: 1,
    ofNetwork: 1,
    ofPerson: 1,
    waiting: 30,
    waitingOfNetwork: 15,
    waitingOfPerson: 5,
    get patience() {
      return get('slipSeconds') * 1000
    },
  })

async function fetched(db: Db, app: AppContext, gate: Gate, { params, ip }: Asked) {
  const token = ticketKey(params.token)
  const waiting = await ticketOf(db, token)
  if (!waiting) throw new Refusal('notFound')
  return gate.through({ network: lineOf(ip), person: String(waiting.userId) }, async () => {
    const ticket = await spendTicket(db, token)
    if (!ticket) throw new Refusal('notFound')
    return { kind: ticket.wish.kind, bytes: await slipFor(db, app, ticket) }
  })
}
function refused(app: AppContext, error: unknown, request: Asked, reply: FastifyReply): FastifyReply {
  if (!isRefusal(error)) app.log.error({ error: String(error) }, 'a sheet could not be made')
  const { lang } = visitorOf(request.headers, request.ip)
  const { status, body } = refuse(undefined, error, lang, app.clock.now())
  const wait = isRefusal(error) ? retryAfter(error) : undefined
  if (wait !== undefined) void reply.header('retry-after', String(wait))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
