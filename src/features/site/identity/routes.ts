// GET /shop-mark/{kind}-{hash}: a picture of the shop's mark; another one has another address. `tab-{hash}` is the icon
// of browser tabs made from the mark.
import { iconOf } from './marks.ts'
import { markBytes } from './mark-queries.ts'
import type { RawRoutes } from '#kernel/feature.ts'

const named = /^(light|dark|icon|tab)-([0-9a-f]{16})$/
const forever = 'public, max-age=31536000, immutable'
export const routes: RawRoutes = (server, _app, db) => {
  server.get<{ Params: { name: string } }>('/shop-mark/:name', async (request, reply) => {
    const [, kind, hash] = named.exec(request.params.name) ?? []
    const isTab = kind === 'tab'
    const bytes = kind && hash ? await markBytes(db, isTab ? 'light' : kind, hash) : undefined
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .type(isTab || kind === 'icon' ? 'image/png' : 'image/webp')
      .header('cache-control', forever)
      .send(isTab ? await iconOf(bytes) : bytes)
  })
}
