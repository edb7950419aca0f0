// Rows of brands at the desks: those that staff keep, and those that shops ask for.
import type { List } from './list.ts'
import type { Scene } from './scene.ts'
import { same } from '../goods.ts'
import { saveBrand } from '#features/catalog/products/products.ts'

export const kept = ({ world, reviewer, next }: Scene): List => ({
  who: reviewer,
  id: 'id',
  add: async (n) => {
    for (let i = 0; i < n; i++) {
      const at = next()
      await saveBrand(world.app.db, { code: `kept-${at}`, name: same(`Kept ${at % 2}`) })
    }
  },
  cases: [
    {
      name: 'by name',
      input: { keyword: 'kept-' },
      order: `select id from brand where code like 'kept-%' order by name_keys ->> 'en-US', id`,
    },
  ],
})
const request =
  (kind: 'asked' | 'queue') =>
  async ({ world, goods, next }: Scene, n: number) => {
    await world.pool.query(
      `insert into brand_request (merchant_id, name, name_key, proofs)
     select $1, '{"en-US": "Row"}', $2 || at, '["x"]' from generate_series(1, $3) at`,
      [kind === 'asked' ? goods.merchants.paper : goods.merchants.kiln, `${kind} ${next()} `, n],
    )
  }
export const asked = (scene: Scene): List => ({
  who: scene.clerk,
  id: 'id',
  add: (n) => request('asked')(scene, n),
  cases: [
    {
      name: 'newest',
      input: {},
      order: `select id from brand_request where merchant_id = ${scene.goods.merchants.paper} order by id desc`,
    },
  ],
})
export const queue = (scene: Scene): List => ({
  who: scene.reviewer,
  id: 'id',
  add: (n) => request('queue')(scene, n),
  cases: [{ name: 'oldest', input: {}, order: `select id from brand_request where state = 'open' order by id` }],
})
