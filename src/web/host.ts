// The HTTP host: API calls, then files, then pages. Drains on close.
import { STATUS_CODES } from 'node:http'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AnyHandled, Ask } from '#kernel/call/call.ts'
import type { Contract } from '#kernel/call/contract.ts'
import { JsonText } from '#kernel/call/json-text.ts'
import { noteServed } from '#kernel/call/served.ts'
import { alarmed, outageOf } from '#kernel/call/outage.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { RawRoutes } from '#kernel/feature.ts'
import { answer, browserOf, refuse, retryAfter, visitorOf } from '#kernel/call/wire.ts'
import { refuseOtherHosts } from '#web/hosts.ts'
import { describe } from '#web/openapi.ts'
import { addPages } from '#web/pages.ts'
import { serializable } from '#web/serializing.ts'

export interface HostOptions {
  app: AppContext
  db: import('#kernel/data/db.ts').Db
  calls: readonly AnyHandled[]
  ask: Ask
  raw: readonly RawRoutes[]
  ready: () => Promise<unknown>
  /** development: Vite in the middle; production: the built pages; none: calls only */
  pages: 'development' | 'production' | 'none'
}
const bodyLimit = 256 * 1024
const bodyMs = 30_000
/** What a route of files may take, by its own clock. */
const slowestMs = 600_000

/** What is read is asked for: a call whose answer nobody takes is left out of the built server, and would not throw. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}
/** A path with broken escapes is one that nothing stands at: its letters are taken as they are. */
function readableUrl(url: string): string {
  const [path = '/', ...rest] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...rest].join('?')
}

export async function openHost(options: HostOptions): Promise<FastifyInstance> {
  const { app, calls, ask, raw, db } = options
  const server = Fastify({
    bodyLimit,
    forceCloseConnections: options.pages === 'development' ? true : 'idle',
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    trustProxy: app.env.trustProxy ?? false,
    requestTimeout: slowestMs,
    pluginTimeout: slowestMs, // a busy machine loads the pages slowly, and that is no fault
  })
  server.addHook('preClose', () => hangUp(server))
  server.addHook('onRequest', refuseOtherHosts(app))
  server.addHook('onRequest', hurry)
  server.addHook('onRequest', guard(app))
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    noteServed(app, { method: request.method, route, status: reply.statusCode }, reply.elapsedTime)
    done()
  })
  server.setErrorHandler((error, request, reply) => {
    const status = statusIn(error)
    // what the host itself refuses (too long, no such type) keeps its status; of a fault nothing is told
    if (status < 500 && !(error instanceof Refusal)) return reply.code(status).send(STATUS_CODES[status])
    return sendRefusal(app, undefined, error, request, reply)
  })
  server.get('/livez', () => 'ok')
  const isReady = readiness(options.ready)
  server.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send(ready ? 'ok' : 'the database does not answer')
  })
  let document: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    const contracts = calls.map((c) => c.contract)
    document ??= JSON.stringify(describe(contracts, app.keyScopes, app.webhooks, app.notified))
    return reply.type('application/json').send(document)
  })
  await server.register((api) => {
    addCalls(api, app, calls, ask)
    return Promise.resolve()
  })
  for (const add of raw) await server.register(async (scope) => add(scope, app, db))
  if (options.pages !== 'none') await addPages(server, app, ask, options.pages)
  return server
}

const sweepMs = 100
/**
 * While the host closes, connections are closed as their last answer ends: Node ends those alone that are idle as it
 * begins, and a browser holds the others open for over a minute.
 */
function hangUp({ server }: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs).unref()
  server.once('close', () => clearInterval(sweep))
  return Promise.resolve()
}

/** Whether the database answers within two seconds; whoever asks meanwhile hears the same, and costs nothing. */
function readiness(ask: HostOptions['ready']): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    const late = (fail: (e: Error) => void) => void setTimeout(() => fail(new Error('late')), 2000).unref()
    asking ??= Promise.race([ask(), new Promise((_, fail) => late(fail))])
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined))
    return asking
  }
}

const year = 31_536_000
/** What holds for every answer, whoever gives it; routes may say more. */
const guard =
  (app: AppContext) =>
  (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.header('x-content-type-options', 'nosniff')
    if (app.publicUrl().startsWith('https:')) void reply.header('strict-transport-security', `max-age=${year}`)
    done()
  }

/** A body that is not here in time is cut off, unless the route takes files (`slowBody`) and counts the time itself. */
function hurry(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { raw, routeOptions } = request
  const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
  if (hasBody && !(routeOptions.config as { slowBody?: boolean }).slowBody) {
    const late = setTimeout(() => raw.destroy(), bodyMs).unref()
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  }
  done()
}

function addCalls(api: FastifyInstance, app: AppContext, calls: readonly AnyHandled[], ask: Ask): void {
  api.setValidatorCompiler(() => () => true) // the kernel checks, for HTTP and for pages alike
  for (const { contract } of calls) {
    api.route({
      method: contract.method,
      url: contract.path,
      schema: { response: { 200: { type: 'object' } } },
      serializerCompiler: () => serializerOf(contract),
      errorHandler: (error, request, reply) => sendRefusal(app, contract, error, request, reply),
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const browser = browserOf(
          request.headers.cookie,
          app.publicUrl().startsWith('https:'),
          (own) => void reply.header('set-cookie', own),
        )
        const visitor = { ...visitorOf(request.headers, request.ip), browser }
        const input =
          contract.method === 'GET' ? numbers(request.query as Record<string, string>) : (request.body ?? {})
        return answer(contract, await ask(visitor, contract.path, input, 'http'), visitor.lang, app.clock.now())
      },
    })
    if (!contract.path.startsWith('/api/')) wrongMethod(api, app, contract)
  }
  const known = new Map(calls.map(({ contract }) => [contract.path, contract]))
  api.all('/api/*', (request, reply) => {
    const path = request.url.split('?')[0]!
    const contract = known.get(path)
    const refusal = contract ? new Refusal('methodNotAllowed') : new Refusal('callNotFound', { path })
    return sendRefusal(app, contract, refusal, request, reply)
  })
}
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']
const wrongMethod = (api: FastifyInstance, app: AppContext, contract: Contract) =>
  api.route({
    method: methods.filter((m) => m !== contract.method),
    url: contract.path,
    handler: (request, reply) => sendRefusal(app, contract, new Refusal('methodNotAllowed'), request, reply),
  })

type Serialize = (answer: unknown) => string
const serializers = new WeakMap<Contract, Serialize>()
/** Made when a call first answers, once for a process: most of the calls of a shop are rarely asked. */
const serializerOf =
  (contract: Contract): Serialize =>
  (answered) => {
    const { data, ...envelope } = answered as { data?: unknown }
    if (data instanceof JsonText) return `${JSON.stringify(envelope).slice(0, -1)},"data":${data.json}}`
    let made = serializers.get(contract)
    if (!made) serializers.set(contract, (made = fastJsonStringify(answerOf(contract) as Schema)))
    return made(answered)
  }
const answerOf = (c: Contract): object => (c.envelope === 'login' ? loginAnswer(c) : generalAnswer(c))
const generalAnswer = (c: Contract) => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: serializable(c.output),
    timestamp: { type: 'integer' },
  },
})
const loginAnswer = (c: Contract) => ({
  type: 'object',
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, userinfo: serializable(c.output) },
})

/** A query string has only text: whole numbers become numbers, the kernel's check does the rest. */
const numbers = (query: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([k, v]) => [k, /^\d{1,15}$/.test(v) ? Number(v) : v]))

/** 400 to 499 for what Fastify itself refuses, else 500. */
const statusIn = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400
    ? error.statusCode
    : 500

/** Fastify's own faults (bad JSON, too large) become refusals too; what is none is logged and tells nothing. */
function sendRefusal(
  app: AppContext,
  contract: Contract | undefined,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusIn(error)
  const outage = outageOf(error)
  const known =
    error instanceof Refusal
      ? error
      : outage
        ? alarmed(app, outage, error)
        : status < 500
          ? new Refusal('badJson')
          : error
  if (!(known instanceof Refusal))
    app.log.error(
      { path: contract?.path, error: error instanceof Error ? error.stack : String(error) },
      'a call failed',
    )
  const visitor = visitorOf(request.headers, request.ip)
  const { status: http, body } = refuse(contract, known, visitor.lang, app.clock.now())
  const wait = known instanceof Refusal ? retryAfter(known) : undefined
  if (wait !== undefined) void reply.header('retry-after', String(wait))
  void reply.header('cache-control', 'no-store')
  return reply.code(http).type('application/json').serializer(JSON.stringify).send(body)
}
