// GET /robots.txt, /sitemap.xml (the list), /sitemap-places.xml and /sitemap-goods-{n}.xml.
// Public, kept an hour by those who ask.
import type { FastifyReply } from 'fastify'
import type { RawRoutes } from '#web/host.ts'
import { countPieces, findPlaces, goodsOfPiece, type Places } from './queries.ts'
import { robots, sitemap, sitemapIndex, type Address } from './xml.ts'

const hour = 'public, max-age=3600'
const sendXml = (reply: FastifyReply, document: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(document)

export const sitemapRoutes: RawRoutes = (app, shop, db) => {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', hour).send(robots(shop.publicUrl())),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const origin = shop.publicUrl()
    const goods = Array.from({ length: await countPieces(db) }, (_, at) => `${origin}/sitemap-goods-${at + 1}.xml`)
    return sendXml(reply, sitemapIndex([`${origin}/sitemap-places.xml`, ...goods]))
  })
  app.get('/sitemap-places.xml', async (_request, reply) =>
    sendXml(reply, sitemap(shop.publicUrl(), addressesOf(await findPlaces(db)))),
  )
  app.get<{ Params: { piece: string } }>('/sitemap-goods-:piece(^[1-9]\\d{0,6}$).xml', async (request, reply) => {
    const goods = await goodsOfPiece(db, Number(request.params.piece))
    if (goods.length === 0) void reply.code(404)
    return sendXml(
      reply,
      sitemap(
        shop.publicUrl(),
        goods.map(({ id, changedAt }) => ({ path: `/goods/${id}`, changedAt })),
      ),
    )
  })
}

const fixed = [
  '/',
  '/home/category',
  '/goods/list',
  '/home/ppg',
  '/home/rank',
  '/home/cataShopList',
  '/home/articalList',
  '/home/announcement',
  '/user/user/aboutUs',
  '/user/user/about',
]
const addressesOf = ({ categories, brands, merchants, articles, announcements }: Places): Address[] =>
  [
    ...fixed,
    ...categories.map((id) => `/goods/list?categoryId=${id}`),
    ...brands.map((id) => `/home/brand?id=${id}`),
    ...merchants.map((id) => `/home/shopIndex?id=${id}`),
    ...articles.map((code) => `/home/article?code=${encodeURIComponent(code)}`),
    ...announcements.map((id) => `/announcement/${id}`),
  ].map((path) => ({ path }))
