// The ordered list of features; the call table, the jobs and the running shop are built from it.
// A feature may enter only the doors of those before it.
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import type pg from 'pg'
import { watchLoopDelay } from '#kernel/call/loop-delay.ts'
import type { AppContext, PersonKept, Probe, Probes, UnderWay } from '#kernel/call/app-context.ts'
import { openCalls, type AnyHandled, type Ask } from '#kernel/call/call.ts'
import { knowRefusals } from '#kernel/call/refusal.ts'
import { forgetReplies } from '#kernel/call/replies.ts'
import { openClock } from '#kernel/data/clock.ts'
import { checkDatabase } from '#kernel/data/database-check.ts'
import { isMigrated, migrate, openDb, openPool, type Db } from '#kernel/data/db.ts'
import type { Env } from '#kernel/data/env.ts'
import { grantRows } from '#kernel/data/postgres-roles.ts'
import { readPlatformNames } from '#kernel/data/platform-names.ts'
import { changeable, readProviderKeys } from '#kernel/data/provider-keys.ts'
import { dropAtOnce, openPublicCache } from '#kernel/data/public-cache.ts'
import { kernelSettings, openSettings, switchDefinitions, type Definitions } from '#kernel/data/settings.ts'
import type { Feature, RawRoutes, Webhooks } from '#kernel/feature.ts'
import type { Notified } from '#kernel/notified.ts'
import { knowMessages } from '#kernel/messages.ts'
import { eventJobs, subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import {
  hasJobs,
  migrateJobs,
  startWorker,
  taskList,
  type JobHandler,
  type Jobs,
  type Schedule,
} from '#kernel/jobs/jobs.ts'
import { keepRoles } from '#kernel/security/roles.ts'
import { features } from '#features.ts'

const gather = <T>(of: (feature: Feature) => readonly T[] | undefined): T[] => features.flatMap((f) => of(f) ?? [])
const merge = <T>(of: (feature: Feature) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
  Object.fromEntries(gather((f) => Object.entries(of(f) ?? {})))

export const calls: readonly AnyHandled[] = gather((f) => f.calls)
export const rawRoutes: readonly RawRoutes[] = gather((f) => f.routes && [f.routes])
/** What keys of merchants may hold. */
export const keyScopes: ReadonlySet<string> = new Set(gather((f) => f.permissions?.keys))
/** What providers call. */
export const notified: readonly Notified[] = gather((f) => f.notified)
/** What is told to systems of merchants. */
export const webhooks: Webhooks = merge((f) => f.webhooks)
/** What a feature lets staff set: its numbers and its switches. */
const settable = (f: Feature): Definitions | undefined =>
  f.switches ? { ...f.settings, ...switchDefinitions(f.switches) } : f.settings
export const settings: Definitions = { ...kernelSettings, ...merge(settable) }
const numbers = [
  { feature: 'kernel', settings: kernelSettings },
  ...gather((f) => (settable(f) ? [{ feature: f.name, settings: settable(f)! }] : undefined)),
]
knowRefusals(gather((f) => f.refusals && [f.refusals]))
knowMessages(gather((f) => f.messages && [f.messages]))

const jobs: Record<string, JobHandler> = {
  'kernel.forgetReplies': ({ db, app }) =>
    forgetReplies(db, app.settings.get('requestReplyDays')).then(() => undefined),
  ...merge((f) => f.jobs),
}
const schedules: Schedule[] = [{ cron: '41 3 * * *', job: 'kernel.forgetReplies' }, ...gather((f) => f.schedules)]
/** What is kept of somebody who left goes feature by feature, each as a job of its own. */
const erasing = gather(({ name, person }) => {
  const erase = person?.erase
  const job = `${name.split('/')[1]}.erase`
  return erase && [subscribe('account.erased', job, async (context, { userId }) => void (await erase(context, userId)))]
})
const subscribers: Subscriber[] = [...gather((f) => f.subscribers), ...erasing]
const people: readonly PersonKept[] = gather((f) => f.person && [f.person])

export interface App {
  context: AppContext
  pool: pg.Pool
  db: Db
  ask: Ask
  /** Where people reach the shop; the host tells it once it listens. */
  reachableAt: (url: string) => void
  startJobs: (alone: boolean) => Promise<Jobs>
  tasks: ReturnType<typeof taskList>
  close: () => Promise<void>
}

/**
 * Brings a database up to date: the features' tables, their roles, and the queue's. Where the shop has a role of its
 * own (`reader`), this is the only time that tables are made.
 */
export async function prepareDatabase(url: string, reader?: string): Promise<void> {
  const pool = openPool(url, { max: 2, limited: false })
  try {
    await checkDatabase(pool)
    await migrate(pool)
    await migrateJobs(pool)
    await keepRoles(pool, features, calls)
    if (reader) await grantRows(pool, reader)
  } finally {
    await pool.end()
  }
}

/** Waits until a server has prepared the database for this version; calls `waits` once where that takes time. */
export async function databasePrepared(url: string, waits: () => void): Promise<void> {
  const pool = openPool(url, { max: 1 })
  try {
    for (let isTold = false; !((await isMigrated(pool)) && (await hasJobs(pool))); await pause(500)) {
      if (!isTold) waits()
      isTold = true
    }
  } finally {
    await pool.end()
  }
}

const known = gather((f) => f.known && [f.known])
/** One after the other: what is read last is what holds. */
let reading: Promise<void> = Promise.resolve()
function readKnown(db: Db): Promise<void> {
  const next = reading
    .catch(() => undefined)
    .then(async () => {
      for (const read of known) await read(db)
    })
  reading = next
  return next
}
/** What is changed at the desk holds in every process with its commit. */
function followDesk(app: AppContext, pool: pg.Pool, db: Db): void {
  app.cache.onDrop((topic) => {
    if (topic === 'connection' || topic === undefined) void readProviderKeys(pool, app).catch(() => undefined)
    if (topic === 'setting') void app.settings.reload().catch(() => undefined)
    // without a topic the line was lost: what was told meanwhile is not known
    if (topic === 'name' || topic === undefined) void readPlatformNames(pool).catch(() => undefined)
    if (topic === 'known' || topic === undefined) void readKnown(db).catch(() => undefined)
  })
}
/** What handlers and jobs ask of all features. */
const gathered = {
  boards: gather((f) => f.board && [f.board]),
  deskNews: gather((f) => f.deskNews && [f.deskNews]),
  waiting: gather((f) => f.waiting && [f.waiting]),
  sitemap: gather((f) => f.sitemap && [f.sitemap]),
  probes: merge((f) => f.probes as Readonly<Record<string, Probe>> | undefined) as Probes,
  underWay: merge(
    (f) => f.underWay as Readonly<Record<string, NonNullable<UnderWay['wechatPay']>>> | undefined,
  ) as UnderWay,
}
/** Opens the shop over a prepared database. */
export async function openApp(env: Env, databaseUrl: string, demo: boolean): Promise<App> {
  const pool = openPool(databaseUrl, { demo })
  const clock = await openClock(pool)
  await readPlatformNames(pool)
  const delay = watchLoopDelay()
  let publicUrl = env.publicUrl ?? `http://${env.host}:${env.port}`
  const app: AppContext = {
    env: changeable(env),
    clock,
    demo,
    settings: await openSettings(pool, settings, demo),
    log: pino({ level: env.logLevel }),
    cache: openPublicCache(databaseUrl),
    databaseUrl,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    delay: delay.now,
    publicUrl: () => publicUrl,
    numbers,
    people,
    keyScopes,
    webhooks,
    notified,
    ...gathered,
  }
  await readProviderKeys(pool, app)
  const db = openDb(pool)
  dropAtOnce(db, app.cache)
  await readKnown(db)
  followDesk(app, pool, db)
  const replicaPool = env.replicaUrl ? openPool(env.replicaUrl, { demo }) : undefined
  const replica = replicaPool ? openDb(replicaPool) : db
  const tasks = taskList(db, app, { ...jobs, ...eventJobs(subscribers) })
  return {
    context: app,
    pool,
    db,
    tasks,
    ask: openCalls(db, replica, app, calls),
    reachableAt: (url) => void (publicUrl = env.publicUrl ?? url),
    startJobs: (alone) => startWorker(pool, app.log, tasks, schedules, alone),
    close: async () => {
      clock.stop()
      delay.stop()
      app.settings.stop()
      await replicaPool?.end()
      await app.cache.close()
      await pool.end()
    },
  }
}
