// Server rendering: a Node request becomes a web Request; the visit (read calls, language, theme,
// nonce) rides on the router's context.
import { readFileSync } from 'node:fs'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Ask } from '#kernel/call/call.ts'
import { chooseLanguage, isLanguage, type Language } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Space } from '#kernel/text/words.ts'
import { cookie, retryAfter, tell, visitorOfPage } from '#kernel/call/wire.ts'
import { comerOf, openDrawingGate } from '#kernel/call/admission.ts'
import { isRefusal, type Refusal } from '#kernel/call/refusal.ts'
import { canonicalPath, isNowhere, patternsOf } from '#web/canonical.ts'
import { readComfort } from '#web/comfort.ts'
import { policy } from '#web/content-policy.ts'
import type { Read, Visit, visitContext } from '#web/context.ts'
import { openPageCache, standIn } from '#web/page-cache.ts'
import { drawnFor, pageKey } from '#web/page-key.ts'
import { isPreview } from '#web/preview-path.ts'
import { platformMarks, platformNames, type knowPlatform } from '#kernel/text/platform-name.ts'

type Build = ServerBuild & {
  entry: { module: { visitContext: typeof visitContext; knowPlatform: typeof knowPlatform } }
}
export interface Site {
  load: () => Promise<ServerBuild>
  mode: 'development' | 'production'
  /** The built chunk with the texts of a space. */
  textsOf: (lang: Language, space: Space) => string | undefined
}
const year = 365 * 86_400
const still = readFileSync(new URL('still.html', import.meta.url), 'utf8')
const startErrorWords = `<h1 lang="en">The shop could not be opened.</h1>
      <p lang="zh-CN">商城暂时打不开。</p>
      <p lang="es">La tienda no se ha podido abrir.</p>`

/** Renders any URL; `?lang=` and the first page set the language cookie, so that later calls answer in it. */
export function renderPages({ load, mode, textsOf }: Site, app: AppContext, ask: Ask) {
  let patterns: string[] | undefined
  const cached = openPageCache()
  const gate = openDrawingGate(app)
  app.cache.onDrop(cached.clear)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const build = (await load()) as Build
    if (!patterns || mode === 'development') patterns = patternsOf(build.routes)
    const [path, query] = split(request.url)
    if (isNowhere(path)) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    const right = path.endsWith('.data') || path.startsWith('/__') ? undefined : canonicalPath(path, patterns)
    if (right) return reply.redirect(right + query, 301)
    const visit = openVisit(request, app, ask, textsOf)
    const draw = (asked: Request, nonce: string): Promise<Response> => {
      // the built pages hold a copy of their own of what the shop is called
      build.entry.module.knowPlatform(platformNames(), platformMarks())
      const context = new RouterContextProvider()
      context.set(build.entry.module.visitContext, { ...visit, nonce })
      return createRequestHandler(build, mode)(asked, context)
    }
    const { host, protocol } = new URL(visit.origin) // never the Host header: a page is of the request line alone
    const asked = createRequest(request.raw, reply.raw, { host, protocol })
    const comer = comerOf({ ip: request.ip, token: cookie(request.headers.cookie, 'token') })
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => gate.through(comer, work)
    // detached from this reader, who may leave while others wait for the same page, and from all that they sent
    const apart = () => draw(new Request(asked.url), standIn)
    const drawing = isKept(request, visit, mode)
      ? cached.answer(keyOf(visit, asked.url), visit.nonce, apart, inTurn)
      : inTurn(() => draw(asked, visit.nonce))
    const response = await drawing.catch((e: unknown) => {
      if (isRefusal(e)) return e
      throw e
    })
    if (isRefusal(response)) return sendRefused(reply, response, visit.lang, mode)
    response.headers.delete(drawnFor)
    if (
      response.status === 500 &&
      !response.headers.has('x-remix-response') &&
      !response.headers.get('content-type')?.includes('text/html')
    )
      return sendStartError(reply, mode)
    const known = cookie(request.headers.cookie, 'lang')
    const preview = isPreview(path)
    // a preview is looked at in each language, from a desk that keeps its own
    if (known !== visit.lang && !preview)
      response.headers.append('set-cookie', `lang=${visit.lang}; Path=/; Max-Age=${year}; SameSite=Lax`)
    if (response.headers.get('content-type')?.startsWith('text/html')) guardPage(reply, visit, mode, preview)
    // what one person sees stays nowhere; the router's data (`.data`) as little as the page
    void reply.header('cache-control', visit.signedIn || preview ? 'no-store' : 'private, no-cache')
    return reply.send(response)
  }
}
function guardPage(reply: FastifyReply, { nonce }: Visit, mode: Site['mode'], preview: boolean): void {
  void reply.header('content-security-policy', policy(nonce, mode, preview))
  void reply.header('referrer-policy', preview ? 'no-referrer' : 'same-origin')
  if (preview) void reply.header('x-robots-tag', 'noindex')
}

/** Pages that look alike to all visitors; `.data` and whatever a signed-in person sees are drawn each time. */
const isKept = (request: FastifyRequest, visit: Visit, mode: Site['mode']): boolean =>
  mode === 'production' &&
  request.method === 'GET' &&
  !visit.signedIn &&
  request.url.length < 300 &&
  !split(request.url)[0].endsWith('.data') &&
  !isPreview(split(request.url)[0])
function keyOf(visit: Visit, address: string): string {
  const { pathname, search } = new URL(address)
  return pageKey(visit, pathname + search)
}

/** Drawing a page failed as such: a page that needs nothing, with a picture and a way to try again. */
const sendStartError = (reply: FastifyReply, mode: Site['mode']): FastifyReply =>
  sendStill(reply.code(500), startErrorWords, mode)
/** Not drawn at all, for now: why, in the reader's language. */
function sendRefused(reply: FastifyReply, refusal: Refusal, lang: Language, mode: Site['mode']): FastifyReply {
  const { status, message } = tell(refusal, lang)
  void reply.code(status).header('retry-after', String(retryAfter(refusal) ?? 2))
  return sendStill(reply, `<h1 lang="${lang}">${message}</h1>`, mode)
}
const sendStill = (reply: FastifyReply, words: string, mode: Site['mode']): FastifyReply =>
  reply
    .header('content-security-policy', policy('', mode).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(still.replace('{{words}}', () => words))

const split = (url: string): [string, string] => {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
/** The page's own path and query, without the language and what the router asks its data by (`.data`, `_routes`). */
function hereOf(url: string): string {
  const [path, query] = split(url)
  const rest = new URLSearchParams(query)
  for (const name of ['lang', '_routes']) rest.delete(name)
  const page = path === '/_root.data' || path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  return page + (rest.size > 0 ? `?${rest}` : '')
}

function openVisit(request: FastifyRequest, app: AppContext, ask: Ask, textsOf: Site['textsOf']): Visit {
  const asked = (request.query as Record<string, unknown>)['lang']
  const lang = isLanguage(asked)
    ? asked
    : chooseLanguage(cookie(request.headers.cookie, 'lang'), request.headers['accept-language'])
  const theme = cookie(request.headers.cookie, 'theme')
  const visitor = visitorOfPage(request.headers, request.ip, lang)
  return {
    call: ((path: string, input: unknown) => ask(visitor, path, input, 'page')) as Read,
    lang,
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    comfort: readComfort((name) => cookie(request.headers.cookie, name)),
    signedIn: visitor.token !== undefined,
    here: hereOf(request.url),
    place: cookie(request.headers.cookie, 'place'),
    chunkOf: (space) => textsOf(lang, space),
    nonce: crypto.randomUUID().replaceAll('-', ''),
    origin: app.publicUrl(),
    demo: app.demo,
    off: app.settings.off(),
    kept: app.cache.get,
    now: app.clock.now(),
  }
}
