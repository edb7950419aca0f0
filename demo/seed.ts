// Fills an empty demo shop by the doors of its features, in one transaction: a shop that is filled already is left as
// it is.
import { merchantByCode } from '#features/catalog/merchants/merchants.ts'
import { seedDesk } from './seed-desk.ts'
import { drawLines } from '#features/catalog/inventory/inventory.ts'
import { savePicks } from '#features/catalog/search/search.ts'
import type { App } from '#app.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'
import { openDb, openPool, transact, type Db } from '#kernel/data/db.ts'
import { merchants } from './merchants.ts'
import { hotWords } from './search-words.ts'
import { seedApplicantPasswords, seedApplications } from './seed-applications.ts'
import { seedCases } from './seed-cases.ts'
import { seedContent } from './seed-content.ts'
import { seedDrafts } from './seed-drafts.ts'
import { seedFigures } from './seed-figures.ts'
import { seedGoods } from './seed-goods.ts'
import { seedHome } from './seed-home.ts'
import { seedLikes } from './seed-likes.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPapers } from './seed-papers.ts'
import { loginLines, password, seedPasswords, seedPeople } from './seed-people.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedRanks } from './seed-ranks.ts'
import { seedReviews, writeReviews } from './seed-reviews.ts'
import { seedShopPages } from './seed-shop-pages.ts'

/** Seeds what is missing; answers the lines that tell how to sign in. */
export async function seedDemo(app: App): Promise<string[]> {
  if (await merchantByCode(app.db, merchants()[0]!.code)) return loginLines()
  const pictures = await seedPictures(app.context)
  // without the time limits of the shop's own pool: a whole shop may take longer than a shopper's statement
  const pool = openPool(app.pool.options.connectionString!, { max: 2, limited: false, demo: true })
  try {
    await fill(app, openDb(pool), pictures)
  } finally {
    await pool.end()
  }
  return loginLines()
}

async function fill({ context: app }: App, db: Db, pictures: ReadonlyMap<string, KeptPicture>): Promise<void> {
  const written = writeReviews(pictures)
  const now = app.clock.now()
  const buyers = await transact(db, async (trx) => {
    const sellers = await seedGoods(trx, pictures, now)
    for (const merchantId of sellers.values()) await drawLines(trx, merchantId, 9)
    await seedReviews(trx, written, pictures, now)
    await seedShopPages(trx, pictures, sellers)
    await seedContent(trx, now)
    await savePicks(trx, hotWords())
    await seedHome(trx)
    const people = await seedPeople(trx, app, sellers)
    await seedPapers(trx, app)
    return people
  })
  await seedPasswords(db, app, buyers)
  await transact(db, (trx) => seedOrders(trx, app, buyers))
  await transact(db, (trx) => seedApplications(trx, app))
  await seedApplicantPasswords(db, password)
  await transact(db, (trx) => seedDrafts(trx, app))
  await transact(db, (trx) => seedCases(trx, app))
  await transact(db, (trx) => seedRanks(trx, app.settings, now))
  await transact(db, (trx) => seedFigures(trx, now))
  await transact(db, (trx) => seedLikes(trx, app.settings, buyers, now))
  await transact(db, seedDesk)
}
