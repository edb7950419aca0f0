// Two wallets that speak WeChat Pay's and Alipay's wire protocols, for development and tests: their own process by
// `node wallets.ts`, or in-process by startWallets. They listen on this machine only and never touch real money.
import type { Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { endWithParent } from './parent.ts'
import { serveFonts } from './stripe-fonts.ts'
import { serveAlipay } from './wallets-alipay.ts'
import { serveControl } from './wallets-control.ts'
import { platformCertificate, walletKeys, type WalletKeys } from './wallets-keys.ts'
import { openSender, type Sender } from './wallets-notices.ts'
import { servePage } from './wallets-page.ts'
import { calm, openStore, type Providers } from './wallets-store.ts'
import { serveWechat } from './wallets-wechat.ts'

export interface WalletsSimulator {
  url: string
  /** The settings with which a shop takes money by these wallets. */
  settings: Record<string, string>
  close: () => Promise<void>
}
interface Options {
  port?: number
  /** keeps keys and trades there, so that a restart goes on where it stopped */
  folder?: string | undefined
  merchantName?: string
  /** milliseconds before the first repetition of a notice; it doubles each time */
  retryMs?: number
  now?: () => number
}
// the application is that of the service account of the sign-in simulator: it names the payer
const merchant = { mchid: '1900000109', appid: 'wxfedcba9876543210', alipayApp: '2021000000000109' }

export async function startWallets(options: Options = {}): Promise<WalletsSimulator> {
  const { port = 0, folder, retryMs = 1000, now = Date.now, merchantName = 'Miralo · 觅乐' } = options
  const keys = await walletKeys(folder)
  const plans = new Set<NodeJS.Timeout>()
  let url = ''
  const sender: Sender = openSender(() => providers, retryMs)
  const providers: Providers = {
    address: () => url,
    keys,
    certificates: [platformCertificate(keys.wechat, now())],
    merchant: { ...merchant, name: merchantName, serial: randomBytes(20).toString('hex').toUpperCase() },
    store: openStore(folder),
    mode: calm(),
    seen: [],
    counts: {},
    tell: (notice) => sender.tell(notice),
    later: (ms, work) => void plans.add(setTimeout(work, ms)),
    now,
  }
  const { app, hangUp } = openServer(providers, sender)
  url = await app.listen({ host: '127.0.0.1', port })
  for (const notice of providers.store.notices.values()) {
    if (notice.state === 'retrying') notice.state = 'waiting'
    sender.tell(notice)
  }
  return {
    url,
    settings: settingsOf(providers.merchant.serial, keys, url),
    close: async () => {
      for (const plan of plans) clearTimeout(plan)
      sender.drop()
      hangUp()
      await app.close()
    },
  }
}

function settingsOf(serial: string, keys: WalletKeys, url: string): Record<string, string> {
  const base64 = (der: Buffer): string => der.toString('base64')
  const privateKey = base64(keys.shop.privateKey.export({ type: 'pkcs8', format: 'der' }))
  return {
    WECHAT_PAY_MERCHANT: merchant.mchid,
    WECHAT_PAY_APP_ID: merchant.appid,
    WECHAT_PAY_SERIAL: serial,
    WECHAT_PAY_PRIVATE_KEY: privateKey,
    WECHAT_PAY_API_KEY: keys.apiKey,
    WECHAT_PAY_HOST: url,
    ALIPAY_PAY_APP_ID: merchant.alipayApp,
    ALIPAY_PAY_PRIVATE_KEY: privateKey,
    ALIPAY_PAY_PUBLIC_KEY: base64(keys.alipay.publicKey.export({ type: 'spki', format: 'der' })),
    ALIPAY_PAY_HOST: url,
  }
}

function openServer(p: Providers, sender: Sender) {
  const hung = new Set<Socket>()
  const hangUp = () => {
    for (const socket of hung) socket.destroy()
    hung.clear()
  }
  const ajv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const
  const app = fastify({ forceCloseConnections: true, bodyLimit: 200_000, ajv, routerOptions: { maxParamLength: 200 } })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  servePage(app, p, sender.settled)
  serveFonts(app)
  app.register(async (api) => serveApi(api, p, hung))
  app.register(async (control) => serveControl(control, p, sender, hangUp), { prefix: '/control' })
  return { app, hangUp }
}
/** Bodies stay as they were sent, for the signature is over them. */
function serveApi(api: FastifyInstance, p: Providers, hung: Set<Socket>) {
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.addHook('onRequest', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? ''}`
    p.counts[call] = (p.counts[call] ?? 0) + 1
    if (p.mode.silent.api === true) {
      hung.add(request.raw.socket)
      reply.hijack()
    } else if (p.mode.apiDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, p.mode.apiDelayMs))
  })
  api.addHook('onSend', async (request) => {
    if (p.mode.silent.api !== 'afterwards') return
    hung.add(request.raw.socket)
    await new Promise(() => undefined)
  })
  serveWechat(api, p)
  serveAlipay(api, p)
}

async function runAsProcess() {
  const { env } = process
  const simulator = await startWallets({
    port: Number(env['SIM_WALLETS_PORT'] || 0),
    folder: env['SIM_WALLETS_DIR'] || undefined,
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
