// The ordered list of features; the call table, the jobs and the running shop are built from it. A feature may enter only the doors of those before it.
import pino from 'pino'
import { openCalls, type AnyHandled, type Ask } from '#kernel/call/call.ts'
import { openClock } from '#kernel/data/clock.ts'
import type { CallTable } from '#kernel/call/contract.ts'
import { migrate, openDb, openPool, type Db } from '#kernel/data/db.ts'
import type { Env } from '#kernel/data/env.ts'
import { eventJobs, type Subscriber } from '#kernel/jobs/events.ts'
import { migrateJobs, startWorker, taskList, type JobHandler, type Jobs, type Schedule } from '#kernel/jobs/jobs.ts'
import { openPublicCache } from '#kernel/data/public-cache.ts'
import { forgetReplies } from '#kernel/call/replies.ts'
import { openSettings } from '#kernel/data/settings.ts'
import { contentApi } from '#features/site/content/api.ts'
import { contentSubscribers } from '#features/site/content/jobs.ts'
import { uploadsApi } from '#features/platform/uploads/api.ts'
import { uploadsJobs, uploadsSchedules, uploadsSubscribers } from '#features/platform/uploads/jobs.ts'
import { uploadsRoutes } from '#features/platform/uploads/routes.ts'
import { inboxRoutes } from '#features/platform/inbox/routes.ts'
import { captchaApi } from '#features/platform/captcha/api.ts'
import { captchaJobs, captchaSchedules } from '#features/platform/captcha/jobs.ts'
import { accountsApi } from '#features/people/accounts/api.ts'
import { accountsJobs, accountsSchedules } from '#features/people/accounts/jobs.ts'
import { profileApi } from '#features/people/profile/api.ts'
import { profileSubscribers } from '#features/people/profile/jobs.ts'
import { bindingsApi } from '#features/people/bindings/api.ts'
import { bindingsJobs, bindingsSchedules, bindingsSubscribers } from '#features/people/bindings/jobs.ts'
import { addressesApi } from '#features/people/addresses/api.ts'
import { addressesJobs, addressesSchedules, addressesSubscribers } from '#features/people/addresses/jobs.ts'
import { realnameApi } from '#features/people/realname/api.ts'
import { realnameSubscribers } from '#features/people/realname/jobs.ts'
import { merchantsApi } from '#features/catalog/merchants/api.ts'
import { productsApi } from '#features/catalog/products/api.ts'
import { listingApi } from '#features/catalog/listing/api.ts'
import { importJobs } from '#features/catalog/import/fetching.ts'
import { productsJobs, productsSchedules } from '#features/catalog/products/jobs.ts'
import { wordsJobs, wordsSchedules } from '#features/catalog/words/jobs.ts'
import { pictureRoutes } from '#features/platform/pictures/routes.ts'
import { reviewsApi } from '#features/catalog/reviews/api.ts'
import { reviewSubscribers } from '#features/catalog/reviews/jobs.ts'
import { likesApi } from '#features/catalog/likes/api.ts'
import { likesJobs, likesSchedules, likesSubscribers } from '#features/catalog/likes/jobs.ts'
import { searchApi } from '#features/catalog/search/api.ts'
import { searchJobs, searchSchedules, searchSubscribers } from '#features/catalog/search/jobs.ts'
import { searchCounting } from '#features/catalog/search/routes.ts'
import { walletApi } from '#features/money/wallet/api.ts'
import { walletSubscribers } from '#features/money/wallet/jobs.ts'
import { invoicesApi } from '#features/money/invoices/api.ts'
import { invoicesJobs, invoicesSchedules, invoicesSubscribers } from '#features/money/invoices/jobs.ts'
import { teamApi } from '#features/people/team/api.ts'
import { teamSubscribers } from '#features/people/team/jobs.ts'
import { cartApi } from '#features/sales/cart/api.ts'
import { cartSubscribers } from '#features/sales/cart/jobs.ts'
import { ordersApi } from '#features/sales/orders/api.ts'
import { orderJobs, orderSchedules, orderSubscribers } from '#features/sales/orders/jobs.ts'
import { paymentsApi } from '#features/sales/payments/api.ts'
import { paymentJobs, paymentSchedules, paymentSubscribers } from '#features/sales/payments/jobs.ts'
import { noticeRoutes } from '#features/sales/payments/notices.ts'
import { rankingApi } from '#features/afterwards/ranking/api.ts'
import { rankingJobs, rankingSchedules, rankingSubscribers } from '#features/afterwards/ranking/jobs.ts'
import { composerApi } from '#features/site/composer/api.ts'
import { closingApi } from '#features/people/account-closure/api.ts'
import { closingSubscribers } from '#features/people/account-closure/jobs.ts'
import { sitemapRoutes } from '#features/site/sitemap/routes.ts'
import type { Shop } from '#kernel/call/app-context.ts'
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
  ...productsApi,
  ...listingApi,
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
  ...wordsJobs,
  ...productsJobs,
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
  ...wordsSchedules,
  ...productsSchedules,
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
