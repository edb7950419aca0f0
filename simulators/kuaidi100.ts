// A tracking provider that speaks Kuaidi100's wire protocol, for development and tests: its own process by
// `node kuaidi100.ts`, or in-process by startKuaidi100Simulator. It listens on this machine only, follows no real
// parcel, and issues the key of its start itself.
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify from 'fastify'
import { serveKuaidi100 } from './kuaidi100-api.ts'
import { serveKuaidi100Control } from './kuaidi100-control.ts'
import { calm, type Desk } from './kuaidi100-desk.ts'
import { Pushes } from './kuaidi100-pushes.ts'
import { endWithParent } from './parent.ts'

export interface Kuaidi100Simulator {
  url: string
  /** The settings with which a shop uses this provider. */
  settings: Record<string, string>
  close: () => Promise<void>
}
interface Options {
  /** 0 or none: a free one. */
  port?: number
  /** Milliseconds before a push that was not taken is sent again. */
  retryMs?: number
  /** Epoch milliseconds. */
  now?: () => number
}

export async function startKuaidi100Simulator({
  port = 0,
  retryMs = 1000,
  now = Date.now,
}: Options = {}): Promise<Kuaidi100Simulator> {
  const desk: Desk = {
    key: randomBytes(12).toString('hex'),
    customer: randomBytes(16).toString('hex').toUpperCase(),
    mode: calm(),
    parcels: new Map(),
    pushes: [],
    requests: [],
    now,
  }
  const hung = new Set<Socket>()
  const hangUp = () => {
    for (const socket of hung) socket.destroy()
    hung.clear()
  }
  const pushes = new Pushes(desk, retryMs)
  const ajv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1_000_000, ajv })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  serveKuaidi100(app, desk, hung)
  await app.register(async (control) => serveKuaidi100Control(control, desk, pushes, hangUp), { prefix: '/control' })
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    settings: { KUAIDI100_KEY: desk.key, KUAIDI100_CUSTOMER: desk.customer, KUAIDI100_HOST: url },
    close: async () => {
      pushes.close()
      hangUp()
      await app.close()
    },
  }
}

async function runAsProcess() {
  const { env } = process
  const simulator = await startKuaidi100Simulator({
    port: Number(env['SIM_KUAIDI100_PORT'] || 0),
    retryMs: Number(env['SIM_KUAIDI100_RETRY_MS'] || 1000),
  })
  console.log(JSON.stringify({ ready: true, url: simulator.url, settings: simulator.settings }))
  const end = () => void simulator.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  endWithParent(end)
}

if (import.meta.main) {
  await runAsProcess().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
