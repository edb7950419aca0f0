// GET /img/{file}-{width}.webp and its kin: public, immutable; a missing picture answers 404 with the placeholder.
import { createHash } from 'node:crypto'
import type { RawRoutes } from '#kernel/feature.ts'
import { pictureNamed, placeholder } from './pictures.ts'

const forever = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=30'

export const routes: RawRoutes = (server, app) => {
  server.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const picture = await pictureNamed(app, request.params.name)
    if (!picture)
      return reply
        .code(404)
        .type('image/webp')
        .header('cache-control', 'no-store')
        .send(await placeholder(app))
    const etag = `"${createHash('sha1').update(picture.bytes).digest('base64url')}"`
    void reply.header('cache-control', picture.final ? forever : forNow).header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(picture.type).send(picture.bytes)
  })
}
