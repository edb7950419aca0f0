// The routes of uploads that carry bytes: PUT with a ticket; public files for everybody, for ever;
// private ones for their owner and for reviewing staff only.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { uploadTicket } from './contract.ts'
import { isUploadId } from './limits.ts'
import { arrivalOf, spendTicket } from './queries.ts'
import { readingGate, untilRead } from './reading-gate.ts'
import { nameFor, receive, type Received } from './receiving.ts'
import { fileFor, publicFile } from './showing.ts'
import { spanOf } from './spans.ts'
import { storeOf } from './store.ts'
import { alarmed, outageOf } from '#kernel/call/outage.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { comerOf } from '#kernel/call/admission.ts'
import { Gate } from '#kernel/call/gate.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import { readSession } from '#kernel/call/session.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { hashToken } from '#kernel/security/tokens.ts'
import { answer, refuse, retryAfter, visitorOf } from '#kernel/call/wire.ts'
import type { RawRoutes } from '#kernel/feature.ts'

type Named<N extends string> = { Params: Record<N, string> }
const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

export const routes: RawRoutes = (server, app, db) => {
  // here, and only here, a body of any type is handed on as it comes; `receive` counts it
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  server.setErrorHandler((error, request, reply) => refused(app, error, request, reply))

  const checking = checkingGate(app.settings)
  const reading = readingGate(app.settings)
  server.put<Named<'id'>>('/api/v2/token/upload/:id', { config: { slowBody: true } }, async (request, reply) => {
    const output = await arrive(db, app, request, checking)
    return reply.send(answer(uploadTicket, output, visitorOf(request.headers, request.ip).lang, app.clock.now()))
  })
  server.get<Named<'id'>>('/api/v2/token/file/:id', async (request, reply) => {
    const visitor = visitorOf(request.headers, request.ip)
    return reading.through(comerOf(visitor), async () => {
      const { bytes, type } = await fileFor(db, app, visitor, request.params.id)
      harmless(reply, type).header('cache-control', 'private, no-store').header('vary', 'authorization')
      void reply.send(bytes)
      await untilRead(reply)
      return reply
    })
  })
  server.get<Named<'name'>>('/files/:name', (request, reply) => show(app, request.params.name, request, reply))
}

/** Reading a picture takes a core and much memory: a few at a time, and everybody's in turn. */
const checkingGate = ({ get }: SettingsReader): Gate =>
  new Gate({
    get atOnce() {
      return get('uploadsCheckedAtOnce')
    },
    ofNetwork: Infinity,
    ofPerson: 1,
    waiting: 1000,
    waitingOfNetwork: 200,
    waitingOfPerson: Infinity, // tickets are counted
    get patience() {
      return get('uploadArrivalSeconds') * 1000
    },
  })

/** Whatever it is, a browser shows it as this type or saves it, and runs nothing of it. */
function harmless(reply: FastifyReply, type: string): FastifyReply {
  const disposition = /^(image|video)\//.test(type) ? 'inline' : 'attachment'
  return reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', disposition)
}

async function arrive(
  db: Db,
  app: AppContext,
  request: FastifyRequest<Named<'id'>>,
  checking: Gate,
): Promise<Received> {
  const { token } = visitorOf(request.headers, request.ip)
  if (!token) throw new Refusal('sessionRequired')
  const { userId } = await readSession(db, token)
  const ticket = hashToken(one(request.headers['upload-ticket']))
  const { id } = request.params
  const asked = isUploadId(id) ? await arrivalOf(db, userId, id, ticket) : undefined
  if (!asked) throw new Refusal('uploadNotFound')
  const length = request.headers['content-length']
  // told before the ticket is spent and a byte is read
  if (length !== undefined && Number(length) !== asked.size) throw new Refusal('uploadDamaged')
  const file = nameFor(asked.type)
  const arrival = await spendTicket(db, userId, asked.id, ticket, file, app.settings.get('uploadTicketSeconds'))
  if (!arrival) throw new Refusal('uploadNotFound')
  const comer = { network: lineOf(request.ip), person: String(userId) }
  return receive(db, app, arrival, file, request.body as Readable, (work) => checking.through(comer, work))
}

/**
 * As calls refuse. What of the body did not come yet is read away for a moment, so that the sender hears the answer,
 * then the line is cut.
 */
function refused(app: AppContext, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const outage = outageOf(error)
  const known = error instanceof Refusal ? error : outage ? alarmed(app, outage, error) : error
  if (!(known instanceof Refusal))
    app.log.error(
      { path: request.routeOptions.url, error: error instanceof Error ? error.stack : String(error) },
      'a file could not be handled',
    )
  const { status, body } = refuse(undefined, known, visitorOf(request.headers, request.ip).lang, app.clock.now())
  const wait = known instanceof Refusal ? retryAfter(known) : undefined
  if (wait !== undefined) void reply.header('retry-after', String(wait))
  const { raw } = request
  if (request.method === 'PUT' && !raw.complete) {
    void reply.header('connection', 'close')
    raw.resume()
    setTimeout(() => raw.destroy(), 5000).unref()
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body)
}

async function show(
  app: AppContext,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await publicFile(app, name)
  if (!file) return reply.code(404).header('cache-control', 'no-store').send()
  const etag = `"${name}"`
  void reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const span = spanOf(request.headers.range, file.size)
  if (span === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const part = span ?? { start: 0, end: file.size - 1 }
  if (span) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  harmless(reply, file.type).header('content-length', part.end - part.start + 1)
  return reply.send(await (await storeOf(app.env)).read(file.key, part))
}
