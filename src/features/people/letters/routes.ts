// The way out of mails by one press (RFC 8058): a POST stops them without a sign-in. The page at the same address only
// shows what would happen, for programs open links by themselves.
import { wishMail } from '#features/people/profile/profile.ts'
import { ownValue } from '#kernel/data/own.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { backTo, page, readWayOut } from './way-out.ts'

/** A mail program answers with this, as a form of either kind. */
const oneClick = /List-Unsubscribe(=|"\s+)One-Click/
export const routes: RawRoutes = (server, app, db) => {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))
  server.post(page, async (request, reply) => {
    const link = ownValue(request.query as Record<string, unknown>, 'link')
    const way = typeof link === 'string' ? await readWayOut(db, app, link) : undefined
    if (way) await wishMail(db, way.userId, way.kind, false)
    void reply.header('cache-control', 'no-store')
    const byProgram = typeof request.body === 'string' && oneClick.test(request.body)
    if (byProgram)
      return reply
        .code(way ? 200 : 404)
        .type('text/plain')
        .send(way ? 'ok' : 'Not found')
    return reply.redirect(backTo(String(link)), 303)
  })
}
