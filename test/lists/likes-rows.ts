// Rows of what people like: saved goods, footprints, whom they follow, and who follows a merchant.
import { saveBrand } from '#features/catalog/products/products.ts'
import { same } from '../goods.ts'
import { times, type Case, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

export function savedGoods(scene: Scene): List {
  const { world, owner } = scene
  const saved = `from collection c join product p on p.id = c.product_id where c.user_id = ${owner.userId} order by`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { sort },
    order: `select c.product_id as id ${saved} ${order}, c.product_id ${sort === 'priceUp' ? '' : 'desc'}`,
  })
  return {
    who: owner,
    id: 'productId',
    add: async (n) => {
      for (const productId of await scene.products(n)) {
        await world.must('/api/v2/user/collection/addOrCancel', { productId, on: true }, owner)
        await world.pool.query(
          `update collection set created_at = $2, price = price + 100 * (product_id % 3) where product_id = $1`,
          [productId, moment],
        )
      }
    },
    cases: [
      sorted('newest', 'c.created_at desc'),
      sorted('drop', 'c.price - p.price desc'),
      sorted('priceUp', 'p.price'),
      sorted('priceDown', 'p.price desc'),
    ],
  }
}

export function footprints({ world, owner, products }: Scene): List {
  return {
    who: owner,
    id: 'id',
    add: async (n) => {
      const views = (await products(n)).map((productId) => ({ productId }))
      await world.must('/api/v2/goods/browse/add', { views }, owner)
      await world.pool.query(`update footprint set seen_at = date_trunc('minute', seen_at)`)
    },
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select id from footprint where user_id = ${owner.userId} order by seen_at desc, id desc`,
      },
    ],
  }
}

export function followed({ world, owner, next }: Scene): List {
  return {
    who: owner,
    id: 'id',
    add: (n) =>
      times(n, async () => {
        const brandId = await saveBrand(world.app.db, { code: `liked-${next()}`, name: same('Alike') })
        await world.must('/api/v2/user/focus/addOrCancel', { type: 'brand', id: brandId, on: true }, owner)
        await world.pool.query('update follow set created_at = $1', [moment])
      }),
    cases: [
      {
        name: 'newest',
        input: { type: 'brand' },
        order: `select subject_id as id from follow where user_id = ${owner.userId} and kind = 'brand'
          order by created_at desc, id desc`,
      },
    ],
  }
}

export function fans({ world, goods, clerk, next }: Scene): List {
  return {
    who: clerk,
    id: 'fanId',
    add: (n) =>
      times(n, async () => {
        const fan = await world.person(`fan${next()}`)
        await world.must(
          '/api/v2/user/focus/addOrCancel',
          { type: 'merchant', id: goods.merchants.paper, on: true },
          fan,
        )
        await world.pool.query(`update follow set created_at = $1 where kind = 'merchant'`, [moment])
      }),
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select id from follow where kind = 'merchant' order by created_at desc, id desc`,
      },
    ],
  }
}
