// Addresses of the shop that goods came from: `/products/{handle}` and `/collections/{handle}` of Shopify lead on, so
// that old links and search engines find them. The feed for merchant centres (feed-routes.ts) is added here as well.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { href } from 'react-router'
import { isSpoken } from '#kernel/text/spoken.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { addFeed } from './feed-routes.ts'
import { findHandle } from './handle-queries.ts'
import { listAddress } from './parts/category-tree.ts'

interface Asked {
  Params: { handle: string }
  Querystring: { lang?: unknown }
}
const kept = 'public, max-age=3600'

export const routes: RawRoutes = (server, app, db) => {
  addFeed(server, app, db)
  const leadOn =
    (kind: 'product' | 'category') =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply | void> => {
      const { lang } = request.query
      const language = isSpoken(lang) ? lang : undefined
      const id = await findHandle(db, kind, request.params.handle)
      // one that nobody has: the page of goods by their number, which says so in the reader's words
      const to = kind === 'product' ? href('/goods/:id', { id: String(id ?? 0) }) : listAddress(id ?? 0)
      const asked = language ? `${to.includes('?') ? '&' : '?'}lang=${language}` : ''
      return reply
        .header('cache-control', id === undefined ? 'no-store' : kept)
        .redirect(to + asked, id === undefined ? 302 : 301)
    }
  server.get<Asked>('/products/:handle', leadOn('product'))
  server.get<Asked>('/collections/:collection/products/:handle', leadOn('product'))
  server.get<Asked>('/collections/:handle', leadOn('category'))
}
