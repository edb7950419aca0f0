// GET /img/{file}-{width}.webp: public, immutable; a missing picture answers 404 with the placeholder.
import { createHash } from 'node:crypto'
import type { RawRoutes } from '#web/host.ts'
import { picturePattern, pictureAt, placeholderAt, widths, type Width } from './pictures.ts'

const forever = 'public, max-age=31536000, immutable'

export const pictureRoutes: RawRoutes = (app, shop) => {
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff')
    const [, file, digits] = picturePattern.exec(request.params.name) ?? []
    const width = widths.find((w) => w === Number(digits)) ?? 480
    const picture = file === undefined ? undefined : await pictureAt(shop, file, width satisfies Width)
    if (!picture)
      return reply
        .code(404)
        .type('image/webp')
        .header('cache-control', 'no-store')
        .send(await placeholderAt(shop, width))
    const etag = `"${createHash('sha1').update(picture).digest('base64url')}"`
    void reply.header('cache-control', forever).header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('image/webp').send(picture)
  })
}
