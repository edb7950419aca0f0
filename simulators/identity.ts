// Identity providers that speak WeChat's and Alipay's wire protocols, for development and tests:
// their own process by `node identity.ts`, or in-process by startIdentitySimulator.
// They listen on this machine only and know nobody real; the keys they issue are of this start, or of the folder.
import type { Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import fastify from 'fastify'
import { serveAlipay } from './identity-alipay.ts'
import { serveIdentityControl } from './identity-control.ts'
import { calm, type Providers } from './identity-grants.ts'
import { identityKeys } from './identity-keys.ts'
import { serveAuthorizePages } from './identity-page.ts'
import { serveWechat } from './identity-wechat.ts'
import { endWithParent } from './parent.ts'
import { serveFonts } from './stripe-fonts.ts'

export interface IdentitySimulator {
  url: string
  /** The settings with which a shop uses these providers. */
  settings: Record<string, string>
  close: () => Promise<void>
}
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

interface Options {
  port?: number
  /** a host name besides this machine's own to which codes may be sent */
  returnTo?: string | undefined
  /** where the keys are kept for the next start; made anew each time without it */
  folder?: string | undefined
  now?: () => number
}
export async function startIdentitySimulator({
  port = 0,
  returnTo,
  folder,
  now = Date.now,
}: Options = {}): Promise<IdentitySimulator> {
  const { shop, own, foreign } = await identityKeys(folder)
  const website = { app: 'wx0123456789abcdef', secret: randomBytes(16).toString('hex') }
  const inside = { app: 'wxfedcba9876543210', secret: randomBytes(16).toString('hex') }
  const providers: Providers = {
    wechatApps: new Map([website, inside].map(({ app, secret }) => [app, secret])),
    alipay: { app: '2021000000000001', appKey: shop.publicKey, ownKey: own.privateKey, foreignKey: foreign.privateKey },
    codes: new Map(),
    tokens: new Map(),
    mode: calm(),
    seen: [],
    mayReturnTo: (address) =>
      URL.canParse(address) && (loopbackName.test(new URL(address).hostname) || new URL(address).hostname === returnTo),
    now,
  }
  const { app, hangUp } = openServer(providers)
  const url = await app.listen({ host: '127.0.0.1', port })
  const base64 = (der: Buffer): string => der.toString('base64')
  return {
    url,
    settings: {
      WECHAT_APP_ID: website.app,
      WECHAT_APP_SECRET: website.secret,
      WECHAT_MP_APP_ID: inside.app,
      WECHAT_MP_APP_SECRET: inside.secret,
      WECHAT_HOST: url,
      WECHAT_API_HOST: url,
      ALIPAY_APP_ID: providers.alipay.app,
      ALIPAY_PRIVATE_KEY: base64(shop.privateKey.export({ type: 'pkcs8', format: 'der' })),
      ALIPAY_PUBLIC_KEY: base64(own.publicKey.export({ type: 'spki', format: 'der' })),
      ALIPAY_HOST: url,
    },
    close: async () => {
      hangUp()
      await app.close()
    },
  }
}

function openServer(providers: Providers) {
  const hung = new Set<Socket>()
  const hangUp = () => {
    for (const socket of hung) socket.destroy()
    hung.clear()
  }
  const ajv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const
  const app = fastify({ forceCloseConnections: true, bodyLimit: 100_000, ajv })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  serveAuthorizePages(app, providers)
  serveFonts(app)
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const { silent, slowMs } = providers.mode
      if (silent) {
        hung.add(request.raw.socket)
        reply.hijack()
      } else if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs))
    })
    serveWechat(api, providers)
    serveAlipay(api, providers)
  })
  app.register(async (control) => serveIdentityControl(control, providers, hangUp), { prefix: '/control' })
  return { app, hangUp }
}

async function runAsProcess() {
  const { env } = process
  const simulator = await startIdentitySimulator({
    port: Number(env['SIM_IDENTITY_PORT'] || 0),
    returnTo: env['SIM_IDENTITY_RETURN_TO'] || undefined,
    folder: env['SIM_IDENTITY_DIR'] || undefined,
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
