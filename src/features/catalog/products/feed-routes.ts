// GET /feed/products.xml?lang=: all goods on sale for merchant centres, read page by page while it is sent, so that it
// holds no more than a page in memory in a shop of any size. Public, kept an hour by those who ask.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Gate } from '#kernel/call/gate.ts'
import type { Db } from '#kernel/data/db.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import { defaultLanguage, isLanguage, type Language } from '#kernel/text/language.ts'
import { feedEnd, feedHead, feedItems } from './feed.ts'
import { feedPage } from './feed-queries.ts'
import { fullName } from '#kernel/text/platform-name.ts'

const pageSize = 500
interface Asked {
  Querystring: { lang?: unknown }
}

export function addFeed(server: FastifyInstance, app: AppContext, db: Db): void {
  // one page at a time, and networks by turns: however many read it, shoppers do not wait
  const gate = new Gate({
    atOnce: 1,
    ofNetwork: 1,
    ofPerson: 1,
    waiting: 20,
    waitingOfNetwork: 3,
    waitingOfPerson: 3,
    get patience() {
      return app.settings.get('pageWaitSeconds') * 1000
    },
  })
  const inTurn = <T>({ ip }: FastifyRequest<Asked>, work: () => Promise<T>): Promise<T> =>
    gate.through({ network: lineOf(ip), person: undefined }, work)

  server.get<Asked>('/feed/products.xml', async (request, reply) => {
    if (!app.settings.isOn('feeds')) return reply.code(404).type('text/plain').send('Not found')
    const { lang: asked } = request.query
    const lang = isLanguage(asked) ? asked : defaultLanguage
    // the first page before the first byte: who comes while it is crowded is told so, and not half a file
    const first = await inTurn(request, () => feedPage(db, lang, 0, pageSize))
    const pages = paged(first, (after) => inTurn(request, () => feedPage(db, lang, after, pageSize)))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(Readable.from(written(app.publicUrl(), lang, pages)))
  })
}
type Page = Awaited<ReturnType<typeof feedPage>>
async function* paged(first: Page, next: (after: number) => Promise<Page>): AsyncGenerator<Page> {
  for (let page = first; page.length > 0; page = await next(page.at(-1)!.id)) {
    yield page
    if (page.length < pageSize) return
  }
}
async function* written(origin: string, lang: Language, pages: AsyncIterable<Page>): AsyncGenerator<string> {
  yield feedHead(origin, fullName(lang))
  for await (const page of pages) yield page.map((goods) => feedItems(origin, lang, goods)).join('')
  yield feedEnd
}
