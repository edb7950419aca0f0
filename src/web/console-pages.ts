// The consoles' document: the same few lines for every address below /merchant and /admin, with the scripts and styles
// of the console's own bundle. Nothing of a person is in it: what they may see is asked for by calls.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookie } from '#kernel/call/wire.ts'
import { chooseLanguage } from '#kernel/text/language.ts'
import { filesOf, type Files, type Manifest } from '#web/console-files.ts'
import { policy } from '#web/content-policy.ts'
import { favicon } from '#web/favicon.ts'
import { precompress } from '#web/precompress.ts'
import { platformMarks, platformNames, titleName } from '#kernel/text/platform-name.ts'

const entry = 'src/surfaces/console/main.tsx'
const built = new URL('../../build/console/', import.meta.url)
type Mode = 'development' | 'production'

export async function addConsole(
  server: FastifyInstance,
  site: FastifyInstance,
  { mode, demo }: { mode: Mode; demo: boolean },
): Promise<void> {
  const files = mode === 'development' ? await withVite(server, site) : await withBuild(site)
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    return reply
      .header('content-security-policy', policy(nonce, mode))
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document(request, files, { nonce, demo }))
  }
  for (const path of ['/merchant', '/merchant/*', '/admin', '/admin/*']) site.get(path, send)
}

const marks = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (words: string): string => words.replace(/[&<>"]/g, (mark) => marks.get(mark) ?? mark)

function document(
  { headers }: FastifyRequest,
  { scripts, styles }: Files,
  { nonce, demo }: { nonce: string; demo: boolean },
): string {
  const lang = chooseLanguage(cookie(headers.cookie, 'lang'), headers['accept-language'])
  const chosen = cookie(headers.cookie, 'theme')
  const theme = chosen === 'dark' || chosen === 'light' ? ` data-theme="${chosen}"` : ''
  const names = platformNames()
  const named = names ? ` data-platform="${escaped(JSON.stringify(names))}"` : ''
  const drawn = platformMarks()
  const marked = Object.keys(drawn).length > 0 ? ` data-marks="${escaped(JSON.stringify(drawn))}"` : ''
  return `<!doctype html>
<html lang="${lang}"${named}${marked}${theme}${demo ? ' data-demo' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(titleName(lang))}</title>
<link rel="icon" href="${drawn.icon ?? favicon}">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`
}

/** A server of its own: the storefront's would put its pages' plugin over the console's sources. */
async function withVite(server: FastifyInstance, site: FastifyInstance): Promise<Files> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'vite.console.config.ts',
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  })
  site.addHook('onRequest', (request, reply, done) =>
    request.url.startsWith('/console/') ? vite.middlewares(request.raw, reply.raw, done) : done(),
  )
  server.addHook('preClose', () => vite.close())
  return { scripts: ['/console/@vite/client', `/console/${entry}`], styles: [] }
}

async function withBuild(site: FastifyInstance): Promise<Files> {
  const manifest = await readFile(new URL('.vite/manifest.json', built), 'utf8')
  const files = filesOf(JSON.parse(manifest) as Manifest, entry)
  const { default: fastifyStatic } = await import('@fastify/static')
  const assets = new URL('assets/', built)
  await site.register(fastifyStatic, {
    root: fileURLToPath(assets),
    prefix: '/console/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  void precompress(assets).catch(() => undefined)
  return files
}
