// Looked at every minute: whoever waits for a SKU that can be bought again is told, once, first come first told.
import { dropOld, maybeBack, takeWaiting } from './queries.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import { skusForSale, type SkuForSale } from '#features/catalog/products/products.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import type { Address } from '#kernel/pages.ts'

const atOnce = 500

/** Tells those who wait, so many at once; each is off the list in the transaction that tells them. */
async function tellWaiting(db: Db, { skuId, productId, titles, picture, spec }: SkuForSale): Promise<void> {
  const link: Address = `/goods/${productId}?skuId=${skuId}`
  const told = {
    key: 'goodsBack',
    params: { goods: titles },
    link,
    about: { picture, title: titles, note: spec },
  } as const
  for (let count = atOnce; count === atOnce;)
    count = await transact(db, async (trx) => {
      const waiting = await takeWaiting(trx, skuId, atOnce)
      await tellAll(
        trx,
        waiting.map((userId) => ({ ...told, userId })),
      )
      return waiting.length
    })
}

async function tellBack({ db, app }: JobContext): Promise<void> {
  await dropOld(db, app.settings.get('backInStockDays'))
  const ids = await maybeBack(db)
  for (let from = 0; from < ids.length; from += atOnce)
    for (const sku of await skusForSale(db, ids.slice(from, from + atOnce), 'en-US'))
      if (sku.onSale && sku.available > 0) await tellWaiting(db, sku)
}

export const jobs: Record<string, JobHandler> = { 'backInStock.tell': tellBack }
export const schedules: Schedule[] = [{ cron: '* * * * *', job: 'backInStock.tell' }]
