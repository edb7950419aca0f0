// Fills an empty demo shop by the doors of its features, in one transaction: a shop that is filled already is left as it is.
import { merchantByCode } from '#features/merchants/merchants.ts'
import type { App } from '#app.ts'
import { transact } from '#kernel/db.ts'
import { MERCHANTS } from './merchants.ts'
import { seedContent } from './seed-content.ts'
import { seedGoods } from './seed-goods.ts'
import { loginLines, seedPayPasswords, seedPeople } from './seed-people.ts'
import { seedPictures } from './seed-pictures.ts'

/** Seeds what is missing; answers the lines that tell how to sign in. */
export async function seedDemo(app: App): Promise<string[]> {
  if (await merchantByCode(app.db, MERCHANTS[0]!.code)) return loginLines()
  const pictures = await seedPictures(app.shop)
  const now = app.shop.clock.now()
  const buyers = await transact(app.db, async (db) => {
    const merchants = await seedGoods(db, pictures, now)
    await seedContent(db, now)
    return seedPeople(db, app.shop, merchants)
  })
  await seedPayPasswords(app.db, buyers)
  return loginLines()
}
