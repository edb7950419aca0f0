// The ordered list of features; the call table, the jobs and the running shop are built from it. A feature may enter only the doors of those before it.
import pino from 'pino'
import { openCalls, type AnyHandled, type Ask } from '#kernel/call.ts'
import { openClock } from '#kernel/clock.ts'
import type { CallTable } from '#kernel/contract.ts'
import { migrate, openDb, openPool, type Db } from '#kernel/db.ts'
import type { Env } from '#kernel/env.ts'
import { eventJobs, type Subscriber } from '#kernel/events.ts'
import { migrateJobs, startWorker, taskList, type JobHandler, type Jobs, type Schedule } from '#kernel/jobs.ts'
import { openPublicCache } from '#kernel/public-cache.ts'
import { forgetReplies } from '#kernel/replies.ts'
import { openSettings } from '#kernel/settings.ts'
import { contentApi } from '#features/content/api.ts'
import { inboxRoutes } from '#features/inbox/routes.ts'
import { accountsApi } from '#features/accounts/api.ts'
import { accountsJobs, accountsSchedules } from '#features/accounts/jobs.ts'
import { addressesApi } from '#features/addresses/api.ts'
import { merchantsApi } from '#features/merchants/api.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { importJobs } from '#features/catalog/import/fetching.ts'
import { catalogJobs, catalogSchedules } from '#features/catalog/jobs.ts'
import { pictureRoutes } from '#features/catalog/routes.ts'
import { reviewsApi } from '#features/reviews/api.ts'
import { searchApi } from '#features/search/api.ts'
import { searchJobs, searchSchedules } from '#features/search/jobs.ts'
import { searchCounting } from '#features/search/routes.ts'
import { walletApi } from '#features/wallet/api.ts'
import { cartApi } from '#features/cart/api.ts'
import { ordersApi } from '#features/orders/api.ts'
import { orderJobs, orderSchedules } from '#features/orders/jobs.ts'
import { paymentsApi } from '#features/payments/api.ts'
import { paymentJobs, paymentSchedules, paymentSubscribers } from '#features/payments/jobs.ts'
import { noticeRoutes } from '#features/payments/notices.ts'
import { rankingApi } from '#features/ranking/api.ts'
import { rankingJobs, rankingSchedules, rankingSubscribers } from '#features/ranking/jobs.ts'
import { composerApi } from '#features/composer/api.ts'
import { sitemapRoutes } from '#features/sitemap/routes.ts'
import type { Shop } from '#kernel/shop.ts'
import type { RawRoutes } from '#web/host.ts'
import type pg from 'pg'

const api = [
  ...contentApi,
  ...accountsApi,
  ...addressesApi,
  ...merchantsApi,
  ...catalogApi,
  ...searchApi,
  ...reviewsApi,
  ...walletApi,
  ...cartApi,
  ...ordersApi,
  ...paymentsApi,
  ...rankingApi,
  ...composerApi,
] as const
export type Calls = CallTable<typeof api>
export const calls = api as unknown as readonly AnyHandled[]

export const rawRoutes: readonly RawRoutes[] = [inboxRoutes, pictureRoutes, noticeRoutes, searchCounting, sitemapRoutes]
const jobs: Record<string, JobHandler> = {
  'kernel.forgetReplies': ({ db, shop }) => forgetReplies(db, shop.settings.get('requestReplyDays')).then(() => undefined),
  ...accountsJobs,
  ...importJobs,
  ...catalogJobs,
  ...searchJobs,
  ...orderJobs,
  ...paymentJobs,
  ...rankingJobs,
}
const subscribers: Subscriber[] = [...paymentSubscribers, ...rankingSubscribers]
const schedules: Schedule[] = [
  { cron: '41 3 * * *', job: 'kernel.forgetReplies' },
  ...accountsSchedules,
  ...catalogSchedules,
  ...searchSchedules,
  ...orderSchedules,
  ...paymentSchedules,
  ...rankingSchedules,
]

export interface App {
  shop: Shop
  pool: pg.Pool
  db: Db
  ask: Ask
  /** Where people reach the shop; the host tells it once it listens. */
  reachableAt: (url: string) => void
  startJobs: (alone: boolean) => Promise<Jobs>
  tasks: ReturnType<typeof taskList>
  close: () => Promise<void>
}

/** Brings a database up to date: the features' tables and the queue's. */
export async function prepareDatabase(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, limited: false })
  try {
    await migrate(pool)
    await migrateJobs(pool)
  } finally {
    await pool.end()
  }
}

/** Opens the shop over a prepared database. */
export async function openApp(env: Env, databaseUrl: string, demo: boolean): Promise<App> {
  const pool = openPool(databaseUrl)
  const clock = await openClock(pool)
  let publicUrl = env.publicUrl ?? `http://${env.host}:${env.port}`
  const shop: Shop = {
    env,
    clock,
    demo,
    settings: await openSettings(pool, demo),
    log: pino({ level: env.logLevel }),
    cache: openPublicCache(databaseUrl),
    publicUrl: () => publicUrl,
  }
  const db = openDb(pool)
  const replicaPool = env.replicaUrl ? openPool(env.replicaUrl) : undefined
  const replica = replicaPool ? openDb(replicaPool) : db
  const tasks = taskList(db, shop, { ...jobs, ...eventJobs(subscribers) })
  return {
    shop,
    pool,
    db,
    tasks,
    ask: openCalls(db, replica, shop, calls),
    reachableAt: (url) => void (publicUrl = env.publicUrl ?? url),
    startJobs: (alone) => startWorker(pool, shop.log, tasks, schedules, alone),
    close: async () => {
      clock.stop()
      shop.settings.stop()
      await replicaPool?.end()
      await shop.cache.close()
      await pool.end()
    },
  }
}
