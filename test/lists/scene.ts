// What lists are made of: a shop, somebody who owns rows, a clerk of a merchant and a reviewer;
// rows in number, many of them alike in what they are sorted by.
import { joinAs } from '../roles.ts'
import { saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'
import { buyer, type Buyer } from '../buying.ts'
import type { Asker } from '../front.ts'
import { makeShop, same, type TestGoods } from '../goods.ts'
import { openWorld, type World } from '../world.ts'

export interface Scene {
  world: World
  goods: TestGoods
  owner: Buyer
  clerk: Asker
  reviewer: Asker
  /** of the staff: what the shop tells */
  editor: Asker
  /** the next number, for names that stand once */
  next: () => number
  /** Products in a merchant of the shop, every third of one price; their ids. */
  products: (n: number, more?: Partial<ProductDraft>) => Promise<number[]>
  ids: (query: string, values?: unknown[]) => Promise<number[]>
}
/** One moment for all rows: nothing but their ids tells them apart. */
export const moment = '2026-02-03T04:05:06.789Z'

const draft = (goods: TestGoods, at: number): ProductDraft => ({
  merchantId: goods.merchants.kiln,
  handle: `row-${at}`,
  categoryId: goods.categories.cups,
  brandId: null,
  freightTemplateId: goods.templates.kiln,
  title: same('Walnut tray'),
  skus: [{ values: [], price: 1000 + (at % 3) * 500, stock: 20, weight: 100, volume: 100 }],
  sales: at % 2,
  rating: 400 + (at % 2),
  listedAt: moment,
})

export async function openScene(): Promise<Scene> {
  const world = await openWorld({ settings: { addressMaxCount: 500, unpaidPaymentsMax: 1000 } })
  const goods = await makeShop(world)
  const owner = await buyer(world, { fen: 0 })
  const merchantId = goods.merchants.paper
  const clerk = await joinAs(world, await world.person('clerk'), { audience: 'merchant', merchantId, role: 'owner' })
  const reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
  const editor = await joinAs(world, await world.person('editor'), { audience: 'staff', role: 'content' })
  let count = 0
  const next = () => ++count
  return {
    world,
    goods,
    owner,
    next,
    clerk,
    reviewer,
    editor,
    products: async (n, more = {}) =>
      (
        await saveProducts(
          world.app.db,
          Array.from({ length: n }, () => ({ ...draft(goods, next()), ...more })),
        )
      ).map((p) => p.id),
    ids: async (query, values = []) =>
      (await world.pool.query<{ id: string }>(query, values)).rows.map((r) => Number(r.id)),
  }
}
