// The ordered list of features; the call table, the jobs and the running shop are built from it.
// A feature may enter only the doors of those before it.
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
import { contentSubscribers } from '#features/content/jobs.ts'
import { uploadsApi } from '#features/uploads/api.ts'
import { uploadsJobs, uploadsSchedules, uploadsSubscribers } from '#features/uploads/jobs.ts'
import { uploadsRoutes } from '#features/uploads/routes.ts'
import { inboxRoutes } from '#features/inbox/routes.ts'
import { captchaApi } from '#features/captcha/api.ts'
import { captchaJobs, captchaSchedules } from '#features/captcha/jobs.ts'
import { accountsApi } from '#features/accounts/api.ts'
import { accountsJobs, accountsSchedules } from '#features/accounts/jobs.ts'
import { profileApi } from '#features/profile/api.ts'
import { profileSubscribers } from '#features/profile/jobs.ts'
import { bindingsApi } from '#features/bindings/api.ts'
import { bindingsJobs, bindingsSchedules, bindingsSubscribers } from '#features/bindings/jobs.ts'
import { addressesApi } from '#features/addresses/api.ts'
import { addressesJobs, addressesSchedules, addressesSubscribers } from '#features/addresses/jobs.ts'
import { realnameApi } from '#features/realname/api.ts'
import { realnameSubscribers } from '#features/realname/jobs.ts'
import { merchantsApi } from '#features/merchants/api.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { importJobs } from '#features/catalog/import/fetching.ts'
import { catalogJobs, catalogSchedules } from '#features/catalog/jobs.ts'
import { pictureRoutes } from '#features/catalog/routes.ts'
import { reviewsApi } from '#features/reviews/api.ts'
import { reviewSubscribers } from '#features/reviews/jobs.ts'
import { likesApi } from '#features/likes/api.ts'
import { likesJobs, likesSchedules, likesSubscribers } from '#features/likes/jobs.ts'
import { searchApi } from '#features/search/api.ts'
import { searchJobs, searchSchedules, searchSubscribers } from '#features/search/jobs.ts'
import { searchCounting } from '#features/search/routes.ts'
import { walletApi } from '#features/wallet/api.ts'
import { walletSubscribers } from '#features/wallet/jobs.ts'
import { invoicesApi } from '#features/invoices/api.ts'
import { invoicesJobs, invoicesSchedules, invoicesSubscribers } from '#features/invoices/jobs.ts'
import { teamApi } from '#features/team/api.ts'
import { teamSubscribers } from '#features/team/jobs.ts'
import { cartApi } from '#features/cart/api.ts'
import { cartSubscribers } from '#features/cart/jobs.ts'
import { ordersApi } from '#features/orders/api.ts'
import { orderJobs, orderSchedules, orderSubscribers } from '#features/orders/jobs.ts'
import { paymentsApi } from '#features/payments/api.ts'
import { paymentJobs, paymentSchedules, paymentSubscribers } from '#features/payments/jobs.ts'
import { noticeRoutes } from '#features/payments/notices.ts'
import { rankingApi } from '#features/ranking/api.ts'
import { rankingJobs, rankingSchedules, rankingSubscribers } from '#features/ranking/jobs.ts'
import { composerApi } from '#features/composer/api.ts'
import { closingApi } from '#features/closing/api.ts'
import { closingSubscribers } from '#features/closing/jobs.ts'
import { sitemapRoutes } from '#features/sitemap/routes.ts'
import type { Shop } from '#kernel/shop.ts'
import type { RawRoutes } from '#web/host.ts'
import type pg from 'pg'

const api = [
  ...contentApi,
  ...uploadsApi,
  ...captchaApi,
  ...accountsApi,
  ...bindingsApi,
  ...profileApi,
  ...addressesApi,
  ...realnameApi,
  ...merchantsApi,
  ...catalogApi,
  ...searchApi,
  ...reviewsApi,
  ...likesApi,
  ...walletApi,
  ...invoicesApi,
  ...teamApi,
  ...cartApi,
  ...ordersApi,
  ...paymentsApi,
  ...rankingApi,
  ...composerApi,
  ...closingApi,
] as const
export type Calls = CallTable<typeof api>
export const calls = api as unknown as readonly AnyHandled[]

export const rawRoutes: readonly RawRoutes[] = [
  uploadsRoutes,
  inboxRoutes,
  pictureRoutes,
  noticeRoutes,
  searchCounting,
  sitemapRoutes,
]
const jobs: Record<string, JobHandler> = {
  ...addressesJobs,
  'kernel.forgetReplies': ({ db, shop }) =>
    forgetReplies(db, shop.settings.get('requestReplyDays')).then(() => undefined),
  ...uploadsJobs,
  ...captchaJobs,
  ...accountsJobs,
  ...bindingsJobs,
  ...importJobs,
  ...catalogJobs,
  ...searchJobs,
  ...likesJobs,
  ...invoicesJobs,
  ...orderJobs,
  ...paymentJobs,
  ...rankingJobs,
}
const subscribers: Subscriber[] = [
  ...contentSubscribers,
  ...profileSubscribers,
  ...realnameSubscribers,
  ...walletSubscribers,
  ...cartSubscribers,
  ...orderSubscribers,
  ...reviewSubscribers,
  ...searchSubscribers,
  ...uploadsSubscribers,
  ...invoicesSubscribers,
  ...teamSubscribers,
  ...addressesSubscribers,
  ...paymentSubscribers,
  ...rankingSubscribers,
  ...likesSubscribers,
  ...bindingsSubscribers,
  ...closingSubscribers,
]
const schedules: Schedule[] = [
  ...addressesSchedules,
  { cron: '41 3 * * *', job: 'kernel.forgetReplies' },
  ...uploadsSchedules,
  ...captchaSchedules,
  ...accountsSchedules,
  ...bindingsSchedules,
  ...catalogSchedules,
  ...searchSchedules,
  ...likesSchedules,
  ...invoicesSchedules,
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
