// Whether a start is that of a demo shop, and why. Said by DEMO, else by what the process was given: nothing that a
// shop in service has. No database stays a demo by itself.
import type pg from 'pg'
import { openPool } from '#kernel/data/db.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import type { Env } from '#kernel/data/env.ts'
import { isLoopback } from '#kernel/data/loopback.ts'

/** What the database holds. */
export interface Inside {
  /** people that were made by a demo start: their passwords and codes are known to all */
  demoPeople: boolean
  /** people or merchants, without any of a demo */
  own: boolean
  /** the start before was that of a demo shop */
  lastDemo: boolean
}
export interface Decision {
  demo: boolean
  why: string
}
/** What a shop in service has and a demo has not, in the order in which it is told. */
const ofService: readonly [name: string, given: (env: Env) => boolean][] = [
  ['DATABASE_URL', (env) => env.databaseUrl !== undefined],
  ['PUBLIC_URL', (env) => env.publicUrl !== undefined],
  ['TRUST_PROXY', (env) => env.trustProxy !== undefined],
  ['SMTP_URL', (env) => env.smtpUrl !== undefined],
  ['SMS_PROVIDER', (env) => env.sms !== undefined],
  ['STRIPE_SECRET_KEY', (env) => env.stripe !== undefined],
  ['WECHAT_APP_ID', (env) => env.wechat !== undefined],
  ['ALIPAY_APP_ID', (env) => env.alipay !== undefined],
  ['WECHAT_PAY_MERCHANT', (env) => env.wechatPay !== undefined],
  ['ALIPAY_PAY_APP_ID', (env) => env.alipayPay !== undefined],
  ['KUAIDI100_KEY', (env) => env.kuaidi100 !== undefined],
  ['S3_BUCKET', (env) => env.s3 !== undefined],
]

export function decideDemo(env: Env, inside: Inside): Decision {
  if (env.demo !== undefined) return { demo: env.demo, why: `DEMO=${env.demo ? '1' : '0'}` }
  const service = ofService.find(([, given]) => given(env))
  if (service) return { demo: false, why: `${service[0]} is set, and DEMO=1 is not` }
  if (!isLoopback(env.host)) return { demo: false, why: `HOST=${env.host} is open to others` }
  if (inside.own && !inside.lastDemo) return { demo: false, why: 'the database holds a shop of its own' }
  return { demo: true, why: 'a database of its own on this machine alone; DEMO=0 opens it without the demo' }
}

/** Before anything is known of the database: false where it will be none in any case. */
export const mayBeDemo = (env: Env): boolean =>
  decideDemo(env, { demoPeople: true, own: false, lastDemo: true }).demo && openToOthers(env) === undefined

/** Why others may reach this shop, or undefined. */
const openToOthers = (env: Env): string | undefined => {
  if (!isLoopback(env.host)) return `HOST=${env.host}`
  return env.publicUrl !== undefined && !isLoopback(new URL(env.publicUrl).hostname)
    ? `PUBLIC_URL=${env.publicUrl}`
    : undefined
}
/** Refuses an address that others reach where demo people are inside, or would come. */
export function refuseOpenDemo(env: Env, { demo }: Decision, { demoPeople }: Inside): void {
  const open = openToOthers(env)
  if (open === undefined) return
  if (demo) throw new EnvError(`DEMO=1 lets in people whose passwords everybody knows: it goes not with ${open}`)
  if (demoPeople)
    throw new EnvError(
      `the database holds the people of a demo shop, and ${open} opens it to others: start on an empty database ` +
        '(a new DATA_DIR or DATABASE_URL); export:catalog and import:catalog bring goods along',
    )
}

const readInside = async (pool: pg.Pool): Promise<Inside> =>
  (
    await pool.query<Inside>(`
      select exists (select from user_account where demo and status = 'active') as "demoPeople",
        exists (select from user_account where not demo)
          or (exists (select from merchant) and not exists (select from user_account where demo)) as own,
        exists (select from setting where name = 'demo' and value = 'true') as "lastDemo"`)
  ).rows[0]!
async function looking<T>(databaseUrl: string, work: (pool: pg.Pool, inside: Inside) => Promise<T>): Promise<T> {
  const pool = openPool(databaseUrl, { max: 1 })
  try {
    return await work(pool, await readInside(pool))
  } finally {
    await pool.end()
  }
}

/** Looks inside, decides, and notes it for the next start; refuses (EnvError) what would open a demo to others. */
export const settleDemo = (env: Env, databaseUrl: string): Promise<Decision> =>
  looking(databaseUrl, async (pool, inside) => {
    const decision = decideDemo(env, inside)
    refuseOpenDemo(env, decision, inside)
    // codes that lie open in the inbox prove nobody to a shop in service
    if (inside.lastDemo && !decision.demo) await pool.query('delete from login_code')
    await pool.query(
      `insert into setting as s (name, value) values ('demo', $1)
       on conflict (name) do update set value = excluded.value where s.value <> excluded.value`,
      [JSON.stringify(decision.demo)],
    )
    return decision
  })
/** The same of a database that no shop has opened yet, before a tool brings it goods of its own. */
export const noteFirst = (env: Env, databaseUrl: string): Promise<void> =>
  looking(databaseUrl, async (pool, inside) => {
    await pool.query("insert into setting (name, value) values ('demo', $1) on conflict do nothing", [
      JSON.stringify(decideDemo(env, inside).demo),
    ])
  })
/** For tools of a demo shop, which may run beside it: what its start decided, or would decide. */
export const decidedDemo = (env: Env, databaseUrl: string): Promise<Decision> =>
  looking(databaseUrl, (_pool, inside) => {
    const decision = decideDemo(env, inside)
    return Promise.resolve(env.demo === undefined && inside.lastDemo ? { ...decision, demo: true } : decision)
  })
