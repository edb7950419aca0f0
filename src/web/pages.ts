// Pages: the built client files, then server rendering. In development Vite stands in between.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Ask } from '#kernel/call/call.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { addConsole } from '#web/console-pages.ts'
import { renderPages, type Site } from '#web/handler.ts'
import { serveOfflineWorker } from '#web/offline/serving.ts'
import { precompress } from '#web/precompress.ts'

const root = new URL('../../', import.meta.url)

export async function addPages(
  server: FastifyInstance,
  app: AppContext,
  ask: Ask,
  mode: 'development' | 'production',
): Promise<void> {
  await server.register(async (site) => {
    const { default: compress } = await import('@fastify/compress')
    await site.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const built = mode === 'development' ? await withVite(server, site) : await withBuild(site)
    await addConsole(server, site, { mode, demo: app.demo })
    site.get('/version.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ version: (await built.load()).assets.version }),
    )
    serveOfflineWorker(site)
    site.all('/*', renderPages({ ...built, mode }, app, ask))
  })
}

/** The built pages; loaded once, and early by who has to wait for something else anyway. */
export const loadBuild = async (): Promise<ServerBuild> =>
  (await import(new URL('build/server/index.js', root).href)) as ServerBuild

type Built = Pick<Site, 'load' | 'textsOf'>

async function withVite(server: FastifyInstance, site: FastifyInstance): Promise<Built> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
    configLoader: 'native',
  })
  site.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  server.addHook('preClose', () => vite.close())
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    textsOf: () => undefined,
  }
}

async function withBuild(site: FastifyInstance): Promise<Built> {
  const { default: fastifyStatic } = await import('@fastify/static')
  const assets = new URL('build/client/assets/', root)
  await site.register(fastifyStatic, {
    root: fileURLToPath(assets),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  })
  void precompress(assets).catch(() => undefined) // a folder that cannot be written: compressed on the way
  const build = await loadBuild()
  const built = JSON.parse(await readFile(new URL('build/client/.vite/manifest.json', root), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >
  return {
    load: () => Promise.resolve(build),
    textsOf: (lang, space) => {
      const chunk = built[`virtual:texts/${lang}/${space}`]
      return chunk && `/${chunk.file}`
    },
  }
}
