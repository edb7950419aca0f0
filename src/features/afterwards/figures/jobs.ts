// What figures do by themselves: days on which something moved are counted every minute, with what did most where
// nothing was found yet; a day is closed when it is over; the best goods of large shops are found once a day.
import { addJobs, type JobContext, type JobHandler, type Schedule } from '#kernel/jobs/jobs.ts'
import { countDays, findBest } from './figures.ts'
import { largeShops } from './goods-queries.ts'
import { findTop } from './platform.ts'
import { countGrowth, topLacks } from './platform-queries.ts'
import { closeDays, forgetHours } from './traffic-queries.ts'
import { transact } from '#kernel/data/db.ts'

/** In one, so that words are kept and the day is forgotten, or neither. */
async function closeDay({ db, app }: JobContext): Promise<void> {
  await transact(db, (trx) => closeDays(trx, app.settings.get('figureWordMinPeople')))
  await forgetHours(db, app.settings.get('figureHourDays'))
}
/** Each shop by a job of its own: one that takes too long keeps no other waiting. */
async function findBestOfAll({ db, app }: JobContext): Promise<void> {
  const shops = await largeShops(db, app.settings.get('figureLargeShopGoods'))
  const job = (merchantId: number) => ({ name: 'figures.findBestOf', payload: { merchantId }, last: true })
  await addJobs(
    db,
    shops.map((merchantId) => ({
      ...job(merchantId),
      key: `figures.findBestOf:${merchantId}`,
      line: 'figures.findBest',
    })),
  )
}
export const jobs: Record<string, JobHandler> = {
  'figures.countDays': async ({ db, app }) => {
    await countDays(db, app.settings)
    await countGrowth(db, 1)
    if (await topLacks(db)) await findTop(db)
  },
  'figures.findTop': ({ db }) => findTop(db),
  'figures.closeDay': closeDay,
  'figures.findBest': findBestOfAll,
  'figures.findBestOf': ({ db }, { merchantId }: { merchantId: number }) => findBest(db, merchantId),
}
// UTC: a day of Shanghai ends at 16:00. Once more each hour, for a worker may have slept.
export const schedules: Schedule[] = [
  { cron: '* * * * *', job: 'figures.countDays' },
  { cron: '2 * * * *', job: 'figures.closeDay' },
  { cron: '6 * * * *', job: 'figures.findTop' },
  { cron: '20 16 * * *', job: 'figures.findBest' },
]
