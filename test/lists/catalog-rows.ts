// Rows of the catalog: goods, brands, merchants, the board of sales, reviews.
import { bringSales } from '#features/afterwards/ranking/ranking.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { saveBrand } from '#features/catalog/products/products.ts'
import { addReviews } from '#features/catalog/reviews/reviews.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { same } from '../goods.ts'
import { times, type Case, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

/** Of a merchant of their own: no other goods come among them. */
export async function goodsOfMerchant(scene: Scene): Promise<List> {
  const seal = { char: '盘', shape: 'round' as const, ink: '#3f6f62' }
  const merchantId = await saveMerchant(scene.world.app.db, { code: 'trays', name: same('Trays'), seal })
  const listed = `from product_listing where category_id = 0 and merchant_id = ${merchantId}`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { merchantId, sort },
    order: `select product_id as id ${listed} order by ${order}`,
  })
  return {
    id: 'id',
    add: (n) => scene.products(n, { merchantId }),
    cases: [
      sorted('best', 'best, product_id'),
      sorted('sales', 'sales desc, product_id desc'),
      sorted('newest', 'listed_at desc, product_id desc'),
      sorted('rating', 'rating desc, product_id desc'),
      sorted('priceUp', 'price, product_id'),
      sorted('priceDown', 'price desc, product_id desc'),
      { name: 'words', input: { merchantId, keyword: 'walnut' } },
    ],
  }
}

export function brands(scene: Scene): List {
  return {
    id: 'id',
    add: (n) =>
      times(n, async () => {
        const at = scene.next()
        const brandId = await saveBrand(scene.world.app.db, { code: `brand-${at}`, name: same(`Alike ${at % 2}`) })
        await scene.products(1 + (at % 2), { brandId })
      }),
    cases: [
      {
        name: 'goods',
        input: { sort: 'goods' },
        order: 'select id from brand where product_count > 0 order by product_count desc, id desc',
      },
      {
        name: 'name',
        input: { sort: 'name' },
        order: `select id from brand where product_count > 0 order by name_keys ->> 'en-US', id`,
      },
    ],
  }
}

export function merchants(scene: Scene): List {
  return {
    id: 'id',
    add: (n) =>
      times(n, async () => {
        const at = scene.next()
        await saveMerchant(scene.world.app.db, {
          code: `merchant-${at}`,
          name: same(`Merchant ${at}`),
          seal: { char: '窑', shape: 'round', ink: '#3f6f62' },
          scores: { goods: 400 + (at % 2), service: 400, delivery: 400 },
          followers: at % 3,
        })
      }),
    cases: [
      { name: 'followers', input: {}, order: 'select id from merchant order by follower_count desc, id desc' },
      {
        name: 'rating',
        input: { sort: 'rating' },
        order: 'select id from merchant order by score_goods + score_service + score_delivery desc, id desc',
      },
    ],
  }
}

/** The board of sales, drawn up once: it stands for an hour. */
export async function board({ world, products }: Scene): Promise<List> {
  const sold = await products(9, { sales: 3 })
  const at = new Date(world.app.context.clock.now() - 60_000)
  await bringSales(
    world.app.db,
    sold.map((productId) => ({ productId, units: 3, cameBack: 0, at })),
  )
  await addJobs(world.app.db, [{ name: 'ranking.takeSnapshot', payload: {} }])
  await world.runJobs()
  return {
    id: 'product.id',
    cases: [
      {
        name: 'sales',
        input: { code: 'sales' },
        order: `select product_id as id from rank_place where board = 'sales' and category_id = 0 order by place`,
      },
    ],
  }
}

export function reviews({ world, goods, next }: Scene): List {
  const told = `from review where product_id = ${goods.products.heavy} order by`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { productId: goods.products.heavy, sort },
    order: `select id ${told} ${order}`,
  })
  return {
    id: 'id',
    add: (n) =>
      addReviews(
        world.app.db,
        Array.from({ length: n }, () => {
          const at = next()
          return {
            skuId: goods.skus.heavy,
            nickname: `reader ${at}`,
            rating: at % 2 ? (5 as const) : (4 as const),
            text: at % 3 ? 'Heavy.' : '',
            lang: 'en-US' as const,
            createdAt: moment,
          }
        }),
      ),
    cases: [
      sorted('useful', 'worth desc, id desc'),
      sorted('newest', 'created_at desc, id desc'),
      sorted('ratingUp', 'rating, id'),
      sorted('ratingDown', 'rating desc, id desc'),
    ],
  }
}
