// What the demo's buyers like: saved goods, some of them cheaper by now, a week of footprints, merchants and brands
// they follow; and how many others have saved each product.
import { sql } from 'kysely'
import { bringFavourites, collect, follow, recordFootprints } from '#features/catalog/likes/likes.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

const day = 86_400_000
const hour = 3_600_000
const savedBy = 12
const seenBy = 26
interface Goods {
  onSale: { id: number; sales: number }[]
  few: number[]
  gone: number[]
  merchants: number[]
  brands: number[]
}

/** Seeds the likes of these buyers. */
export async function seedLikes(
  db: Db,
  settings: Pick<SettingsReader, 'get' | 'isOn'>,
  buyers: readonly number[],
  now: number,
): Promise<void> {
  const goods = await readGoods(db)
  // about one buyer in nine has saved what was bought
  await bringFavourites(
    db,
    goods.onSale.map(({ id, sales }) => ({ productId: id, count: Math.round(sales / 9) })),
  )
  for (const [at, userId] of buyers.entries()) {
    await seedCollection(db, settings, userId, at, goods)
    await seedFootprints(db, settings, userId, at, goods, now)
    for (const n of [0, 1, 2, 3, 4])
      await follow(db, settings, userId, { type: 'merchant', id: nth(goods.merchants, at * 3 + n * 5) }, { on: true })
    for (const n of [0, 1, 2])
      await follow(db, settings, userId, { type: 'brand', id: nth(goods.brands, at * 4 + n * 7) }, { on: true })
  }
  // a merchant that looks after its regulars
  await sql`
    update follow set mutual_at = shop_now()
    where id in (select min(id) from follow where kind = 'merchant' group by user_id)`.execute(db)
}

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length]!
async function readGoods(db: Db): Promise<Goods> {
  const found = await sql<Goods>`
    with g as (
      select p.id, p.sales, p.status,
        (select sum(t.on_hand - t.reserved) from sku k join stock t on t.sku_id = k.id
          where k.product_id = p.id and k.status = 'onSale') as pieces
      from product p
    )
    select (select json_agg(json_build_object('id', id, 'sales', sales) order by id) from g
        where status = 'onSale' and pieces > 10) as "onSale",
      coalesce((select json_agg(id order by id) from g
        where status = 'onSale' and pieces between 1 and 10), '[]') as few,
      coalesce((select json_agg(id order by id) from g where status = 'offShelf' or pieces = 0), '[]') as gone,
      (select json_agg(id order by id) from merchant) as merchants,
      (select json_agg(id order by id) from brand where product_count > 3) as brands`.execute(db)
  return found.rows[0]!
}

async function seedCollection(
  db: Db,
  settings: Pick<SettingsReader, 'get' | 'isOn'>,
  userId: number,
  at: number,
  { onSale, few, gone }: Goods,
): Promise<void> {
  const some = Array.from({ length: savedBy }, (_, n) => nth(onSale, at * 17 + n * 31).id)
  const saved = [
    ...new Set([
      ...some.slice(0, 3),
      ...(few.length > 0 ? [nth(few, at)] : []),
      ...some.slice(3, 8),
      ...(gone.length > 0 ? [nth(gone, at)] : []),
      ...some.slice(8),
    ]),
  ]
  for (const productId of saved) await collect(db, settings, userId, productId, { on: true })
  // a few days apart, the last one yesterday; every fourth cost more when it was saved
  await sql`
    update collection c set created_at = shop_now() - make_interval(days => o.place::int * 3 - 2),
      price = case when o.place % 4 = 2 then ceil(c.price * 1.15 / 100) * 100 else c.price end
    from unnest(${saved}::bigint[]) with ordinality o(id, place)
    where c.user_id = ${userId} and c.product_id = o.id`.execute(db)
}

async function seedFootprints(
  db: Db,
  settings: Pick<SettingsReader, 'get' | 'isOn'>,
  userId: number,
  at: number,
  { onSale }: Goods,
  now: number,
): Promise<void> {
  const views = Array.from({ length: seenBy }, (_, n) => ({
    productId: nth(onSale, at * 23 + n * 13).id,
    at: new Date(now - Math.floor(n / 4) * day - (n % 4) * (hour / 4) - hour / 2).toISOString(),
  }))
  await recordFootprints(db, settings, userId, views)
}
