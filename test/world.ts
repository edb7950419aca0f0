// A shop on a database of its own: real HTTP, real PostgreSQL, a clock that can be moved, people who can sign in.
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { calls, openApp, rawRoutes, type App } from '#app.ts'
import { readEnv } from '#kernel/data/env.ts'
import { jobLogger } from '#kernel/jobs/jobs.ts'
import { openHost } from '#web/host.ts'
import { runOnce } from 'graphile-worker'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openFront, type Front, type Person, type Reply } from './front.ts'
import { asShop, copyTemplate } from './template.ts'

export type { Person, Reply }
export interface World extends Front {
  app: App
  host: FastifyInstance
  /** of the role that may do anything, as a tool has it; the shop itself runs as the role that makes no tables */
  databaseUrl: string
  /** Moves the shop's clock on and runs every job that is due by then. */
  advance: (ms: number) => Promise<void>
  runJobs: () => Promise<void>
  close: () => Promise<void>
}
export interface WorldOptions {
  /** override the shop's numbers */
  settings?: Record<string, number>
  /** override the process settings */
  env?: Record<string, string>
  pages?: 'none' | 'production'
  /** false: a shop in service */
  demo?: boolean
  /** the database of another world, which goes on */
  over?: World
  /** the server with the template; outside vitest it must be named */
  postgres?: string
}

const running = 'select 1 from graphile_worker._private_jobs where locked_at is not null limit 1'
/** A fresh copy of the template database; its address. */
export const freshDatabase = async (postgres?: string): Promise<string> =>
  copyTemplate(postgres ?? (await import('vitest')).inject('postgres'))

/** Opens a shop for one test file. */
export async function openWorld({
  settings = {},
  env = {},
  pages = 'none',
  demo = true,
  over,
  postgres,
}: WorldOptions = {}): Promise<World> {
  const databaseUrl = over?.databaseUrl ?? (await freshDatabase(postgres))
  const dataDir = mkdtempSync(join(tmpdir(), 'miralo-world-'))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  for (const [name, value] of Object.entries({ ...(!over && { captchaWorkCost: 1 }), ...settings }))
    await pool.query('insert into setting (name, value) values ($1, $2)', [name, JSON.stringify(value)])
  const settled = readEnv({ DATA_DIR: dataDir, DEMO: demo ? '1' : '0', LOG_LEVEL: 'error', ...env })
  const app = await openApp(settled, asShop(databaseUrl), demo)
  const host = await openHost({
    app: app.context,
    db: app.db,
    calls,
    ask: app.ask,
    raw: rawRoutes,
    ready: () => app.pool.query('select 1'),
    pages,
  })
  const url = await host.listen({ port: 0, host: '127.0.0.1' })
  app.reachableAt(url)

  const runJobs = async () => {
    await runOnce({ pgPool: pool, taskList: app.tasks, noHandleSignals: true, logger: jobLogger(app.context.log) })
    // it may be over before the end of its last job is noted
    for (let n = 0; n < 100 && (await pool.query(running)).rowCount !== 0; n++) await pause(20)
  }
  const advance: World['advance'] = async (ms) => {
    await pool.query(`update clock set shift = shift + $1 * interval '1 millisecond'`, [ms])
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`, [ms])
    await app.context.clock.sync()
    await runJobs()
  }
  const close = async () => {
    await host.close()
    await app.close()
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...openFront(url, pool, app.db), app, host, databaseUrl, advance, runJobs, close }
}
