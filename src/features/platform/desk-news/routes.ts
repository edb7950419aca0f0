// The line by which a desk hears, while it is open, that something moved: server-sent events, read by fetch, for the
// sign-in goes in the header. What moved is not in it: calls tell that, to those who may ask them.
import type { FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { Watch, type Listener } from './watch.ts'
import { comerOf } from '#kernel/call/admission.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session } from '#kernel/call/contract.ts'
import { Gate } from '#kernel/call/gate.ts'
import { openLimits } from '#kernel/call/limits.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { readMembership, readSession } from '#kernel/call/session.ts'
import { visitorOf } from '#kernel/call/wire.ts'
import type { Db } from '#kernel/data/db.ts'
import type { RawRoutes } from '#kernel/feature.ts'

export const routes: RawRoutes = (server, app, db) => {
  const watch = new Watch(db, app)
  let closing = false
  // a line has no end of its own: the host would wait for it
  server.addHook('preClose', (done) => {
    closing = true
    watch.close()
    done()
  })
  const limit = openLimits(app)
  const opening = openingGate(app)
  server.get('/api/v2/console/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const visitor = visitorOf(request.headers, request.ip)
    limit(visitor, { pace: 'lookup', run: 'read' })
    const line = await opening.through(comerOf(visitor), async () => {
      const place = await placeAt(db, app, request)
      const { get } = app.settings
      if (closing || watch.size >= get('deskLines') || watch.of(place.userId) >= get('deskLinesOfPerson'))
        throw new Refusal('crowded')
      return openLine(app, watch, place)
    })
    // who left meanwhile is never read to
    if (reply.raw.closed || request.raw.destroyed) line.destroy()
    else reply.raw.once('close', () => line.destroy())
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no') // a proxy in front passes each sign on as it comes
      .header('vary', 'authorization')
      .header('connection', 'close')
      .send(line)
  })
}

/** Many come back at once when a process was started anew: a few at a time, and everybody's in turn. */
const openingGate = ({ settings: { get } }: AppContext): Gate =>
  new Gate({
    atOnce: 8,
    ofNetwork: 4,
    ofPerson: 1,
    waiting: 1000,
    waitingOfNetwork: 200,
    waitingOfPerson: 4,
    get patience() {
      return get('callWaitSeconds') * 1000
    },
  })

type Place = Pick<Listener, 'userId' | 'sessionId' | 'merchantId' | 'hears'>
/** At which desk, and what is heard there. Refuses sessionRequired, tokenRevoked, sessionExpired, forbidden. */
async function placeAt(db: Db, app: AppContext, { headers, ip }: FastifyRequest): Promise<Place> {
  const { token, audience, merchantId } = visitorOf(headers, ip)
  if (!token) throw new Refusal('sessionRequired')
  const session: Session = await readSession(db, token)
  if (audience === 'shopper') throw new Refusal('forbidden')
  const at = await readMembership(db, session, audience, audience === 'merchant' ? merchantId : undefined)
  const hears = new Set(app.deskNews.filter(({ needs }) => at.permissions.includes(needs)).map(({ of }) => of))
  if (hears.size === 0) throw new Refusal('forbidden')
  return { userId: session.userId, sessionId: session.id, merchantId: at.merchantId, hears }
}

/** So many bytes that nobody fetches: the other end is gone. */
const unread = 16_384
async function openLine(app: AppContext, watch: Watch, place: Place): Promise<PassThrough> {
  const line = new PassThrough()
  const say = (event: string, data: unknown) => void line.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const listener: Listener = {
    ...place,
    tell: (of) => say('moved', of),
    end: (why) => {
      watch.remove(listener)
      say('end', why)
      line.end()
    },
  }
  const beat = setInterval(
    () => {
      if (line.readableLength > unread) line.destroy()
      else line.write(': here\n\n')
    },
    app.settings.get('deskBeatSeconds') * 1000,
  )
  // anew now and then, so that no line lives whose other end went without a word; not all at once
  const life = app.settings.get('deskLineSeconds') * 1000 * (0.8 + Math.random() * 0.2)
  const enough = setTimeout(() => listener.end('again'), life)
  line.once('close', () => {
    clearInterval(beat)
    clearTimeout(enough)
    watch.remove(listener)
  })
  try {
    await watch.add(listener)
  } catch (e) {
    line.destroy()
    throw e
  }
  say('here', [...place.hears])
  return line
}
