// A shop on a database of its own: real HTTP, real PostgreSQL, a clock that can be moved, people who can sign in.
import { inject } from 'vitest'
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { calls, openApp, rawRoutes, type App, type Calls } from '#app.ts'
import { readEnv } from '#kernel/env.ts'
import { jobLogger } from '#kernel/jobs.ts'
import { openSession } from '#kernel/session.ts'
import { openHost } from '#web/host.ts'
import { runOnce } from 'graphile-worker'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Reply<T = Record<string, unknown>> {
  status: number
  code: number
  message: string
  data: T & { reason?: string }
  raw: Record<string, unknown>
}
export interface Person {
  userId: number
  email: string
  token: string
}
export interface World {
  app: App
  host: FastifyInstance
  url: string
  databaseUrl: string
  pool: pg.Pool
  /** Asks a call over HTTP. */
  ask: <P extends keyof Calls>(path: P, input: Calls[P]['input'], who?: { token?: string; lang?: string; headers?: Record<string, string> }) => Promise<Reply<Calls[P]['output']>>
  /** The same, but a refusal fails the test. */
  must: <P extends keyof Calls>(path: P, input: Calls[P]['input'], who?: { token?: string; lang?: string }) => Promise<Calls[P]['output']>
  person: (name?: string) => Promise<Person>
  /** Moves the shop's clock on and runs every job that is due by then. */
  advance: (ms: number) => Promise<void>
  runJobs: () => Promise<void>
  close: () => Promise<void>
}

/** A fresh copy of the template database; its address. */
export async function freshDatabase(): Promise<string> {
  const url = inject('postgres')
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template template_shop strategy file_copy`)
  await admin.end()
  return url.replace('/postgres?', `/${name}?`)
}

/** Opens a shop for one test file. `settings` override the shop's numbers, `env` the process settings. */
export async function openWorld({
  settings = {},
  env = {},
  pages = 'none',
}: { settings?: Record<string, number>; env?: Record<string, string>; pages?: 'none' | 'production' } = {}): Promise<World> {
  const databaseUrl = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'miralo-world-'))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  for (const [name, value] of Object.entries(settings)) await pool.query('insert into setting (name, value) values ($1, $2)', [name, JSON.stringify(value)])
  const app = await openApp(readEnv({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', ...env }), databaseUrl, true)
  const host = await openHost({ shop: app.shop, db: app.db, calls, ask: app.ask, raw: rawRoutes, ready: () => app.pool.query('select 1'), pages })
  const url = await host.listen({ port: 0, host: '127.0.0.1' })
  app.reachableAt(url)

  const ask: World['ask'] = async (path, input, who = {}) => {
    const headers = {
      'content-type': 'application/json',
      'user-type': '1',
      'accept-language': who.lang ?? 'en-US',
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...who.headers,
    }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })
    const raw = (await reply.json()) as Record<string, unknown>
    return { status: reply.status, code: raw['code'] as number, message: (raw['message'] ?? raw['msg']) as string, data: (raw['data'] ?? raw['userinfo']) as never, raw }
  }
  const must: World['must'] = async (path, input, who) => {
    const reply = await ask(path, input, who)
    if (reply.status !== 200) throw new Error(`${path} refused: ${JSON.stringify(reply.raw)}`)
    return reply.data
  }
  let people = 0
  const person: World['person'] = async (name = `person${++people}`) => {
    const email = `${name}@example.com`
    const { rows } = await pool.query<{ id: string }>('insert into user_account (email, nickname) values ($1, $2) returning id', [email, name])
    const userId = Number(rows[0]!.id)
    return { userId, email, token: await openSession(app.db, userId, 'test', 365) }
  }
  const runJobs = async () => {
    await runOnce({ pgPool: pool, taskList: app.tasks, noHandleSignals: true, logger: jobLogger(app.shop.log) })
  }
  const advance: World['advance'] = async (ms) => {
    await pool.query(`update clock set shift = shift + $1 * interval '1 millisecond'`, [ms])
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`, [ms])
    await app.shop.clock.sync()
    await runJobs()
  }
  const close = async () => {
    await host.close()
    await app.close()
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, host, url, databaseUrl, pool, ask, must, person, advance, runJobs, close }
}
