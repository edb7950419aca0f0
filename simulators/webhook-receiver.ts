// A receiver of webhooks, for development and tests: its own process by `node webhook-receiver.ts`, or in-process by
// startWebhookReceiver. It keeps what it was told, listens on this machine only, and answers as `/control/mode` says.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endWithParent } from './parent.ts'

/** take: 204 · refuse: 500 · gone: 410 · move: a redirect to itself · hang: no answer · flood: never stops talking */
const modes = ['take', 'refuse', 'gone', 'move', 'hang', 'flood'] as const
export type ReceiverMode = (typeof modes)[number]
export interface ReceivedWebhook {
  path: string
  headers: Record<string, string>
  body: string
}
export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** By path: how the next ones are answered. */
  answer: (mode: ReceiverMode, path?: string) => void
  close: () => Promise<void>
}

const keptAtMost = 500
export async function startWebhookReceiver({ port = 0 } = {}): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const mode = new Map<string, ReceiverMode>()
  const answer = (next: ReceiverMode, path = '/'): void => void mode.set(path, next)
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '/'
      if (path === '/control') return reply.end(JSON.stringify(received))
      if (path === '/control/mode') {
        const asked = JSON.parse(body) as { mode: ReceiverMode; path?: string }
        if (!modes.includes(asked.mode)) return reply.writeHead(400).end()
        answer(asked.mode, asked.path)
        return reply.writeHead(204).end()
      }
      received.push({ path, headers: request.headers as Record<string, string>, body })
      if (received.length > keptAtMost) received.shift()
      return reactions[mode.get(path) ?? 'take'](reply)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, answer, close }
}
const reactions: Record<ReceiverMode, (reply: ServerResponse) => void> = {
  take: (reply) => void reply.writeHead(204).end(),
  refuse: (reply) => void reply.writeHead(500).end('the till is closing its day'),
  gone: (reply) => void reply.writeHead(410).end(),
  move: (reply) => void reply.writeHead(307, { location: '/moved' }).end(),
  hang: () => undefined,
  flood: (reply) => {
    const go = (): void => {
      while (!reply.destroyed && reply.write('x'.repeat(65_536)));
      if (!reply.destroyed) reply.once('drain', go)
    }
    go()
  },
}
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

if (import.meta.main) {
  const { url, close } = await startWebhookReceiver({ port: Number(process.env['PORT'] ?? 0) })
  endWithParent(() => void close())
  console.log(`webhook receiver at ${url}`)
}
