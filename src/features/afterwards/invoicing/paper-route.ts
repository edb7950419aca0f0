// A route that papers are fetched by: with the sign-in in the header, as other private files; drawn one after the
// other.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Definition } from 'pdfmake'
import { readingGate, untilRead } from '#features/platform/uploads/uploads.ts'
import { comerOf } from '#kernel/call/admission.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session, Visitor } from '#kernel/call/contract.ts'
import { Gate } from '#kernel/call/gate.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { readSession } from '#kernel/call/session.ts'
import { refuse, retryAfter, visitorOf } from '#kernel/call/wire.ts'
import type { Db } from '#kernel/data/db.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { makePaper } from '#kernel/papers/make-paper.ts'

type Asked = FastifyRequest<{ Params: { id: string } }>
/** Draws it, in turn with others. */
export type Draw = (definition: Definition) => Promise<Buffer>
/** The PDF and the name that it is saved under. Refuses notFound to whom it is not for, and what drawing does. */
export type Find = (
  db: Db,
  app: AppContext,
  asked: { session: Session; visitor: Visitor; id: number },
  draw: Draw,
) => Promise<{ name: string; bytes: Buffer }>

/** `path` ends with `/:id`. */
export const paperRoute =
  (path: string, find: Find): RawRoutes =>
  (server, app, db) => {
    const [drawing, reading] = [drawingGate(app), readingGate(app.settings)]
    server.get(path, { exposeHeadRoute: false }, async (request: Asked, reply) => {
      try {
        const asked = await askedBy(db, request)
        const comer = comerOf(asked.visitor)
        const draw: Draw = (definition) =>
          drawing.through(comer, () => makePaper(definition, app.settings.get('invoiceDrawSeconds')))
        // the bytes lie in memory until their reader has them
        return await reading.through(comer, async () => {
          const { name, bytes } = await find(db, app, asked, draw)
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
const gates = new WeakMap<AppContext, Gate>()
/** Drawing takes a core and much memory: one after the other, everybody's in turn, of whatever kind the papers are. */
function drawingGate(app: AppContext): Gate {
  const known = gates.get(app)
  if (known) return known
  const gate = new Gate({
    atOnce: 1,
    ofNetwork: 1,
    ofPerson: 1,
    waiting: 30,
    waitingOfNetwork: 15,
    waitingOfPerson: 5,
    get patience() {
      return app.settings.get('invoiceDrawSeconds') * 1000
    },
  })
  gates.set(app, gate)
  return gate
}

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
