// The worker of the storefront's pages as a file, in the language that its address names.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { textsOf } from '#kernel/text/i18n.ts'
import { defaultLanguage, isLanguage } from '#kernel/text/language.ts'

const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')

export function serveOfflineWorker(site: FastifyInstance): void {
  site.get('/sw.js', (request, reply) => {
    const { lang: asked } = request.query as { lang?: string }
    const lang = isLanguage(asked) ? asked : defaultLanguage
    const words = { lang, ...textsOf(lang).storefront.offline }
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript')
      .send(`const words = ${JSON.stringify(words)}\n${worker}`)
  })
}
