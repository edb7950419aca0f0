// Chinese letters for machines that have none: the shop's own font package, from this address. Only the pieces that a
// page's characters need are ever fetched; a system font goes first.
import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

const sheet = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css')
const pieces = join(dirname(sheet), 'files')
const pieceName = /^noto-sans-sc-[a-z0-9-]+\.woff2$/

export function serveFonts(app: FastifyInstance) {
  app.get('/c/fonts/index.css', (_request, reply) => send(reply, sheet, 'text/css; charset=utf-8'))
  app.get<{ Params: { name: string } }>('/c/fonts/files/:name', ({ params }, reply) => {
    const file = join(pieces, params.name)
    return pieceName.test(params.name) && existsSync(file) ? send(reply, file, 'font/woff2') : reply.callNotFound()
  })
}

function send(reply: FastifyReply, file: string, type: string) {
  return reply
    .headers({ 'content-type': type, 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
    .send(createReadStream(file))
}
