// The demo shop around the server: its simulators, its seed, its printed logins. Whether it is one: decide.ts.
import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { createInterface } from 'node:readline'
import type { App } from '#app.ts'
import { readEnv, type Env } from '#kernel/data/env.ts'
import { seedDemo } from './seed.ts'

export interface Simulators {
  /** The settings of a demo shop, once they are ready. */
  env: Promise<Env>
  stop: () => void
}
/** Without keys of its own, a demo's online payment, sign-in by accounts elsewhere and parcels go to simulators. */
export function startSimulators(env: Env): Simulators {
  const children: ChildProcess[] = []
  const start: Start = (file, settings) => startSimulator(file, settings, children)
  const settled = async (): Promise<Env> => {
    const [stripe, others, wallets, kuaidi100] = await Promise.all([
      env.stripe ?? startPayments(env, start),
      env.wechat && env.alipay ? env : startIdentities(env, start),
      env.wechatPay && env.alipayPay ? env : startWallets(env, start),
      env.kuaidi100 ?? startTracking(start),
    ])
    return {
      ...env,
      stripe,
      wechat: env.wechat ?? others.wechat,
      alipay: env.alipay ?? others.alipay,
      wechatPay: env.wechatPay ?? wallets.wechatPay,
      alipayPay: env.alipayPay ?? wallets.alipayPay,
      kuaidi100,
    }
  }
  const ready = settled()
  ready.catch(() => undefined) // told to who waits for it, if anybody does
  return { env: ready, stop: () => children.forEach((child) => child.kill()) }
}
type Start = (file: string, settings: Record<string, string>) => Promise<Said>
interface Said {
  url: string
  settings: Record<string, string>
}

/** The payment provider, with keys of this start. */
async function startPayments(env: Env, start: Start): Promise<Env['stripe']> {
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const { url } = await start('simulators/stripe.ts', {
    SIM_STRIPE_PORT: process.env['SIM_STRIPE_PORT'] ?? '0',
    SIM_STRIPE_KEY: secretKey,
    SIM_STRIPE_WEBHOOK_SECRET: webhookSecret,
    SIM_STRIPE_WEBHOOK_URL: `http://${env.host}:${env.port}/notify/stripe`,
    SIM_STRIPE_DIR: env.dataDir,
  })
  return { secretKey, webhookSecret, host: url }
}
/** WeChat and Alipay; they issue the keys themselves. */
async function startIdentities(env: Env, start: Start): Promise<Pick<Env, 'wechat' | 'alipay'>> {
  const returnTo: Record<string, string> = env.publicUrl
    ? { SIM_IDENTITY_RETURN_TO: new URL(env.publicUrl).hostname }
    : {}
  const { settings } = await start('simulators/identity.ts', { ...returnTo, SIM_IDENTITY_DIR: env.dataDir })
  return readEnv(settings)
}

/** The wallets of WeChat's and Alipay's kind; they issue the keys themselves. */
async function startWallets(env: Env, start: Start): Promise<Pick<Env, 'wechatPay' | 'alipayPay'>> {
  const { settings } = await start('simulators/wallets.ts', { SIM_WALLETS_DIR: env.dataDir })
  return readEnv(settings)
}

/** Who follows parcels; it issues its key itself. */
async function startTracking(start: Start): Promise<Env['kuaidi100']> {
  return readEnv((await start('simulators/kuaidi100.ts', {})).settings).kuaidi100
}

/** Starts a simulator as a process of its own, which ends with us; what it says of itself when it is ready. */
async function startSimulator(file: string, settings: Record<string, string>, children: ChildProcess[]): Promise<Said> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir(), ...settings },
  })
  children.push(child)
  const line = await new Promise<string>((ready, failed) => {
    createInterface({ input: child.stdout }).once('line', ready)
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)))
  })
  child.unref()
  process.once('exit', () => child.kill())
  return JSON.parse(line) as Said
}

/** Seeds an empty demo shop and says how to sign in. */
export async function openDemo(app: App): Promise<string[]> {
  const logins = await seedDemo(app)
  const base = app.context.publicUrl()
  const { stripe, wechat, wechatPay, kuaidi100 } = app.context.env
  const at = (name: string, host: string | undefined) => `${name} ${host ?? ''}/control/state`
  return [
    ...logins,
    `Codes and mails: ${base}/dev/inbox`,
    [
      at('Payment simulator', stripe?.host),
      at('Wallets', wechatPay?.host),
      at('WeChat and Alipay', wechat?.host),
      at('Parcels', kuaidi100?.host),
    ].join(' · '),
  ]
}
