// The demo shop around the server: whether it is one, its simulators and its seed, its printed logins.
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { App } from '#app.ts'
import { openPool } from '#kernel/db.ts'
import { isLoopback, type Env } from '#kernel/env.ts'
import { seedDemo } from './seed.ts'

export interface Decided {
  on: boolean
  env: Env
}
/** A demo shop is one with the embedded database that was empty at first start on a loopback host, or DEMO=1; then remembered in the database. */
export async function decideDemo(env: Env, databaseUrl: string, embedded: boolean): Promise<Decided> {
  const pool = openPool(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ value: unknown }>("select value from setting where name = 'demo'")
    const empty = (await pool.query('select 1 from merchant limit 1')).rowCount === 0
    const on = env.demo ?? (rows[0] ? rows[0].value === true : embedded && empty && isLoopback(env.host))
    await pool.query("insert into setting (name, value) values ('demo', $1) on conflict (name) do update set value = excluded.value", [JSON.stringify(on)])
    if (!on || !isLoopback(env.host)) return { on: false, env }
    return { on, env: env.stripe ? env : { ...env, stripe: await startSimulator(env) } }
  } finally {
    await pool.end()
  }
}

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
export async function openDemo(app: App): Promise<{ logins: string[]; close: () => Promise<void> }> {
  const logins = await seedDemo(app)
  const base = app.shop.publicUrl()
  return {
    logins: [...logins, '', `Codes and mails:    ${base}/dev/inbox`, `Payment simulator:  ${app.shop.env.stripe?.host ?? ''}/control/state`, ''],
    close: () => Promise.resolve(),
  }
}
