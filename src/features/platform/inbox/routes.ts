// The development inbox over HTTP, in a demo shop only: a page for people, JSON for tests.
// Elsewhere the addresses do not exist.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownValue } from '#kernel/data/own.ts'
import type { Language } from '#kernel/text/language.ts'
import { chooseLanguage, isSpoken } from '#kernel/text/spoken.ts'
import { cookie } from '#kernel/call/wire.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { isLocal } from '#web/local.ts'
import { readInbox } from './dev-inbox.ts'
import { inboxPage } from './inbox-page.ts'

export const routes: RawRoutes = (server, app) => {
  if (!app.demo) return
  const { dataDir } = app.env
  const own = { preHandler: elsewhere }
  server.get('/dev/inbox.json', own, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await readInbox(dataDir, recipient(request))),
  )
  server.get('/dev/inbox', own, async (request, reply) => {
    const to = recipient(request)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const html = inboxPage(await readInbox(dataDir, to), languageOf(request), to, nonce)
    void reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

/** The codes of everybody are for who sits at this machine; for all others there is no such address. */
async function elsewhere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLocal(request)) await reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
}

const one = (request: FastifyRequest, name: string): unknown => ownValue(request.query as Record<string, unknown>, name)
/** A list of addresses makes no sense here; an empty filter is none. */
function recipient(request: FastifyRequest): string | undefined {
  const to = one(request, 'to')
  return typeof to === 'string' && to !== '' ? to : undefined
}
function languageOf(request: FastifyRequest): Language {
  const asked = one(request, 'lang')
  return isSpoken(asked)
    ? asked
    : chooseLanguage(cookie(request.headers.cookie, 'lang'), request.headers['accept-language'])
}
