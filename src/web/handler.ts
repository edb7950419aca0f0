// Server rendering: a Node request becomes a web Request; the visit (read calls, language, theme,
// nonce) rides on the router's context.
import { readFileSync } from 'node:fs'
import { Negotiator } from '@fastify/accept-negotiator'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Ask } from '#kernel/call/call.ts'
import type { Language } from '#kernel/text/language.ts'
import { chooseLanguage, isSpoken, spokenGiven, type knowSpoken } from '#kernel/text/spoken.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Space } from '#kernel/text/words.ts'
import { cookie, retryAfter, tell, visitorOfPage } from '#kernel/call/wire.ts'
import { comerOf, openDrawingGate } from '#kernel/call/admission.ts'
import { isRefusal, type Refusal } from '#kernel/call/refusal.ts'
import { canonicalPath, isNowhere, patternsOf } from '#web/canonical.ts'
import { readComfort } from '#web/comfort.ts'
import { policy } from '#web/content-policy.ts'
import type { Read, Visit, visitContext } from '#web/context.ts'
import { pack } from '#web/folded.ts'
import { openPageCache, readDrawn, sheetFor, standIn, type Drawn, type Sheet } from '#web/page-cache.ts'
import { drawnFor, pageKey } from '#web/page-key.ts'
import { isPreview } from '#web/preview-path.ts'
import { platformMarks, platformNames, type knowPlatform } from '#kernel/text/platform-name.ts'

type Build = ServerBuild & {
  entry: {
    module: { visitContext: typeof visitContext; knowPlatform: typeof knowPlatform; knowSpoken: typeof knowSpoken }
  }
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

type Asked = Omit<Visit, 'hand'>
interface Drawing {
  response: Response
  /** a page that was whole at once */
  html: string | undefined
}
/** Draws by the build as it is; what the router makes of a build is made once for each. */
function drawer({ load, mode }: Pick<Site, 'load' | 'mode'>) {
  let made: { build: Build; patterns: string[]; handle: ReturnType<typeof createRequestHandler> } | undefined
  return async () => {
    const build = (await load()) as Build
    if (made?.build !== build)
      made = { build, patterns: patternsOf(build.routes), handle: createRequestHandler(build, mode) }
    const { patterns, handle } = made
    const { knowPlatform, knowSpoken, visitContext } = build.entry.module
    const draw = async (asked: Request, visit: Asked): Promise<Drawing> => {
      // the built pages hold a copy of their own of what the shop is called and speaks
      knowPlatform(platformNames(), platformMarks())
      knowSpoken(spokenGiven())
      const context = new RouterContextProvider()
      let html: string | undefined
      context.set(visitContext, { ...visit, hand: (text) => void (html = text) })
      const response = await handle(asked, context)
      return { response, html }
    }
    const routes = (asked: Request): Promise<Response> => handle(asked, new RouterContextProvider())
    return { patterns, draw, routes }
  }
}

/** Renders any URL; `?lang=` and the first page set the language cookie, so that later calls answer in it. */
export function renderPages({ load, mode, textsOf }: Site, app: AppContext, ask: Ask) {
  const cached = openPageCache()
  const gate = openDrawingGate(app)
  const opened = drawer({ load, mode })
  app.cache.onDrop(cached.clear)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { patterns, draw, routes } = await opened()
    const [path, query] = split(request.url)
    // of nobody and for everybody: what leads where, kept by browsers as long as the build is
    if (path === '/__manifest') return reply.send(await routes(new Request(app.publicUrl() + request.url)))
    if (isNowhere(path)) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    const right = path.endsWith('.data') || path.startsWith('/__') ? undefined : canonicalPath(path, patterns)
    if (right) return reply.redirect(right + query, 301)
    const visit = openVisit(request, app, ask, textsOf)
    const { host, protocol } = new URL(visit.origin) // never the Host header: a page is of the request line alone
    const comer = comerOf({ ip: request.ip, token: cookie(request.headers.cookie, 'token') })
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => gate.through(comer, work)
    // detached from this reader, who may leave while others wait for the same page, and from all that they sent
    const address = new URL(`${protocol}//${host}${request.url}`).href
    const apart = async (): Promise<Drawn> => {
      const { response, html } = await draw(new Request(address), { ...visit, nonce: standIn })
      return readDrawn(response, html)
    }
    const own = () => draw(createRequest(request.raw, reply.raw, { host, protocol }), visit)
    const drawing: Promise<Sheet | Response> = isKept(request, visit, mode)
      ? cached.answer(keyOf(visit, address), visit.nonce, apart, inTurn)
      : inTurn(own).then(sheetOr)
    const drawn = await drawing.catch((e: unknown) => {
      if (isRefusal(e)) return e
      throw e
    })
    if (isRefusal(drawn)) return sendRefused(reply, drawn, visit.lang, mode)
    return sendDrawn(request, reply, drawn, visit, mode)
  }
}
function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Sheet | Response,
  visit: Asked,
  mode: Site['mode'],
): FastifyReply | Promise<FastifyReply> {
  const headers = new Headers(drawn.headers)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (drawn.status === 500 && !headers.has('x-remix-response') && !isPage) return sendStartError(reply, mode)
  const preview = isPreview(split(request.url)[0])
  void reply.code(drawn.status)
  for (const [name, value] of headers) if (name !== drawnFor) void reply.header(name, value)
  // a preview is looked at in each language, from a desk that keeps its own
  if (cookie(request.headers.cookie, 'lang') !== visit.lang && !preview)
    void reply.header('set-cookie', `lang=${visit.lang}; Path=/; Max-Age=${year}; SameSite=Lax`)
  if (isPage) guardPage(reply, visit, mode, preview)
  // what one person sees stays nowhere; the router's data (`.data`) as little as the page
  void reply.header('cache-control', visit.signedIn || preview ? 'no-store' : 'private, no-cache')
  return drawn instanceof Response ? reply.send(drawn.body) : sendSheet(request, reply, drawn, isPage)
}
/** What is a page of one piece, and what streams or is no page at all. */
const sheetOr = ({ response, html }: Drawing): Sheet | Response =>
  html === undefined ? response : sheetFor(response, html)

const worth = 1024
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] })
async function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, text, packed }: Sheet,
  isPage: boolean,
): Promise<FastifyReply> {
  const encoding = negotiator.negotiate(request.headers['accept-encoding']?.toLowerCase() ?? '')
  if (!isPage || size < worth || !encoding) return reply.send(text())
  const body = (await packed(encoding)) ?? (await pack(encoding, text()))
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(body)
}
function guardPage(reply: FastifyReply, { nonce }: Asked, mode: Site['mode'], preview: boolean): void {
  void reply.header('content-security-policy', policy(nonce, mode, preview))
  void reply.header('referrer-policy', preview ? 'no-referrer' : 'same-origin')
  if (preview) void reply.header('x-robots-tag', 'noindex')
}

/** Pages that look alike to all visitors; `.data` and whatever a signed-in person sees are drawn each time. */
const isKept = (request: FastifyRequest, visit: Asked, mode: Site['mode']): boolean =>
  mode === 'production' &&
  request.method === 'GET' &&
  !visit.signedIn &&
  request.url.length < 300 &&
  !split(request.url)[0].endsWith('.data') &&
  !isPreview(split(request.url)[0])
function keyOf(visit: Asked, address: string): string {
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

function openVisit(request: FastifyRequest, app: AppContext, ask: Ask, textsOf: Site['textsOf']): Asked {
  const asked = (request.query as Record<string, unknown>)['lang']
  const lang = isSpoken(asked)
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
