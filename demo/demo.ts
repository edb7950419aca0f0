// The demo shop around the server: its simulators, its seed, its printed logins. Whether it is one: decide.ts.
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { App } from '#app.ts'
import type { Env } from '#kernel/env.ts'
import { seedDemo } from './seed.ts'

/** The settings of a demo shop: without keys of its own, online payment goes to the simulator. */
export const demoEnv = async (env: Env): Promise<Env> => (env.stripe ? env : { ...env, stripe: await startSimulator(env) })

/** Starts the payment simulator as its own process, with keys of this start; it ends with us. */
async function startSimulator(env: Env): Promise<Env['stripe']> {
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const child = spawn(process.execPath, ['simulators/stripe.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SIM_STRIPE_PORT: process.env['SIM_STRIPE_PORT'] ?? '0',
      SIM_STRIPE_KEY: secretKey,
      SIM_STRIPE_WEBHOOK_SECRET: webhookSecret,
      SIM_STRIPE_WEBHOOK_URL: `http://${env.host}:${env.port}/notify/stripe`,
      SIM_STRIPE_DIR: env.dataDir,
    },
  })
  const line = await new Promise<string>((ready, failed) => {
    createInterface({ input: child.stdout }).once('line', ready)
    child.once('exit', (code) => failed(new Error(`the payment simulator ended with ${code}`)))
  })
  child.unref()
  process.once('exit', () => child.kill())
  return { secretKey, webhookSecret, host: (JSON.parse(line) as { url: string }).url }
}

/** Seeds an empty demo shop and says how to sign in. */
export async function openDemo(app: App): Promise<string[]> {
  const logins = await seedDemo(app)
  const base = app.shop.publicUrl()
  return [...logins, '', `Codes and mails:    ${base}/dev/inbox`, `Payment simulator:  ${app.shop.env.stripe?.host ?? ''}/control/state`, '']
}
