// The route that papers are fetched by: with the sign-in in the header, as other private files.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Definition } from 'pdfmake'
import { paperFor } from './papers.ts'
import { readingGate, untilRead } from '#features/platform/uploads/uploads.ts'
import { comerOf } from '#kernel/call/admission.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Gate } from '#kernel/call/gate.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { readSession } from '#kernel/call/session.ts'
import { refuse, retryAfter, visitorOf } from '#kernel/call/wire.ts'
import type { Db } from '#kernel/data/db.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { makePaper } from '#kernel/papers/make-paper.ts'

type Asked = FastifyRequest<{ Params: { id: string } }>
export const routes: RawRoutes = (server, app, db) => {
  const [drawing, reading] = [drawingGate(app), readingGate(app.settings)]
  server.get('/api/v2/invoice/file/:id', { exposeHeadRoute: false }, async (request: Asked, reply) => {
    try {
      const { visitor, session, id } = await askedBy(db, request)
      const comer = comerOf(visitor)
      const draw = (definition: Definition) =>
        drawing.through(comer, () => makePaper(definition, app.settings.get('invoiceDrawSeconds')))
      // the bytes lie in memory until their reader has them
      return await reading.through(comer, async () => {
        const { name, bytes } = await paperFor(db, app, session, visitor, id, draw)
        void reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('vary', 'authorization, accept-language, cookie')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('content-disposition', `attachment; filename="${name}.pdf"`)
          .send(bytes)
        await untilRead(reply)
        return reply
      })
    } catch (e) {
      return refused(app, e, request, reply)
    }
  })
}
/** Drawing takes a core and much memory: one after the other, everybody's in turn. */
const drawingGate = ({ settings: { get } }: AppContext): Gate =>
  new Gate({
    atOnce: 1,
    ofNetwork: 1,
    ofPerson: 1,
    waiting: 30,
    waitingOfNetwork: 15,
    waitingOfPerson: 5,
    get patience() {
      return get('invoiceDrawSeconds') * 1000
    },
  })

async function askedBy(db: Db, { params, headers, ip }: Asked) {
  const visitor = visitorOf(headers, ip)
  if (!visitor.token) throw new Refusal('sessionRequired')
  const session = await readSession(db, visitor.token)
  if (!/^\d{1,15}$/.test(params.id)) throw new Refusal('notFound')
  return { visitor, session, id: Number(params.id) }
}
function refused(app: AppContext, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isRefusal(error)) app.log.error({ error: String(error) }, 'an invoice could not be drawn')
  const { lang } = visitorOf(request.headers, request.ip)
  const { status, body } = refuse(undefined, error, lang, app.clock.now())
  const wait = isRefusal(error) ? retryAfter(error) : undefined
  if (wait !== undefined) void reply.header('retry-after', String(wait))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
