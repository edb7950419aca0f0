// GET /robots.txt, /sitemap.xml (the list), /sitemap-places.xml and /sitemap-<kind>-{n}.xml,
// gathered from what the features tell. Public, kept an hour by those who ask.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Gate } from '#kernel/call/gate.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import { robots, sitemap, sitemapIndex } from './xml.ts'

const hour = 'public, max-age=3600'
/** Gathered anew for each reader, and read by few: one at a time, networks by turns. */
const gate = (app: AppContext): Gate =>
  new Gate({
    atOnce: 1,
    ofNetwork: 1,
    ofPerson: 1,
    waiting: 50,
    waitingOfNetwork: 5,
    waitingOfPerson: 5,
    get patience() {
      return app.settings.get('pageWaitSeconds') * 1000
    },
  })
const sendXml = (reply: FastifyReply, document: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(document)

export const routes: RawRoutes = (server, app, db) => {
  const turns = gate(app)
  const inTurn = <T>({ ip }: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    turns.through({ network: lineOf(ip), person: undefined }, work)
  const cut = app.sitemap.flatMap((part) => part.pieces ?? [])
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', hour).send(robots(app.publicUrl())),
  )
  server.get('/sitemap.xml', async (request, reply) => {
    const origin = app.publicUrl()
    const counted = await inTurn(request, () =>
      Promise.all(
        cut.map(async ({ name, count }) =>
          Array.from({ length: await count(db) }, (_, at) => `${origin}/sitemap-${name}-${at + 1}.xml`),
        ),
      ),
    )
    return sendXml(reply, sitemapIndex([`${origin}/sitemap-places.xml`, ...counted.flat()]))
  })
  server.get('/sitemap-places.xml', async (request, reply) => {
    const fixed = app.sitemap.flatMap((part) => part.paths ?? [])
    const found = await inTurn(request, () =>
      Promise.all(app.sitemap.map(async (part) => (await part.find?.(db)) ?? [])),
    )
    return sendXml(
      reply,
      sitemap(
        app.publicUrl(),
        [...fixed, ...found.flat()].map((path) => ({ path })),
      ),
    )
  })
  for (const { name, read } of cut)
    server.get<{ Params: { piece: string } }>(
      `/sitemap-${name}-:piece(^[1-9]\\d{0,6}$).xml`,
      async (request, reply) => {
        const entries = await inTurn(request, () => read(db, Number(request.params.piece)))
        if (entries.length === 0) void reply.code(404)
        return sendXml(reply, sitemap(app.publicUrl(), entries))
      },
    )
}
