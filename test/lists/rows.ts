// Every list call: how rows are made for it, and in which order it promises them, told by SQL of its own.
import type { Calls } from '#kernel/call/contract.ts'
import { bringSales } from '#features/afterwards/ranking/ranking.ts'
import { saveBrand } from '#features/catalog/products/products.ts'
import { saveAnnouncement, saveArticle } from '#features/site/content/content.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { addReviews } from '#features/catalog/reviews/reviews.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { giveMoney, mustPlace, shanghai } from '../buying.ts'
import type { Asker } from '../front.ts'
import { same } from '../goods.ts'
import { moment, type Scene } from './scene.ts'

export interface Case {
  name: string
  input: Record<string, unknown>
  /** SQL of the ids in the promised order; missing: as one large page has them */
  order?: string
  who?: Asker
}
export interface List {
  who?: Asker
  /** the field that names a row, by its path */
  id: string
  cases: Case[]
  /** Makes so many rows, before or between the pages. Missing: the list does not grow while it is read. */
  add?: (n: number) => Promise<unknown>
}
type ListPath = { [P in keyof Calls]: Calls[P]['output'] extends { next: string | null } ? P : never }[keyof Calls]
const times = async (n: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < n; i++) await work(i)
}

function goodsLists(scene: Scene, merchantId: number): Partial<Record<ListPath, List>> {
  const listed = `from product_listing where category_id = 0 and merchant_id = ${merchantId}`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { merchantId: merchantId, sort },
    order: `select product_id as id ${listed} order by ${order}`,
  })
  return {
    '/api/v2/goods/goods/page': {
      id: 'id',
      add: (n) => scene.products(n, { merchantId: merchantId }),
      cases: [
        sorted('best', 'best, product_id'),
        sorted('sales', 'sales desc, product_id desc'),
        sorted('newest', 'listed_at desc, product_id desc'),
        sorted('rating', 'rating desc, product_id desc'),
        sorted('priceUp', 'price, product_id'),
        sorted('priceDown', 'price desc, product_id desc'),
        { name: 'words', input: { merchantId: merchantId, keyword: 'walnut' } },
      ],
    },
    '/api/v2/goods/brand/page': {
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
    },
    '/api/v2/merchant/page': {
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
    },
    '/api/v2/goods/rank/page': {
      id: 'product.id',
      cases: [
        {
          name: 'sales',
          input: { code: 'sales' },
          order: `select product_id as id from rank_place where board = 'sales' and category_id = 0 order by place`,
        },
      ],
    },
  }
}

function contentLists({ world, owner, next }: Scene): Partial<Record<ListPath, List>> {
  const body = { 'en-US': [{ p: 'One.' }] }
  const publishedAt = new Date(moment)
  const announced = 'select id from announcement order by pinned desc, published_at desc, id desc'
  return {
    '/api/v2/article/page': {
      id: 'id',
      add: (n) =>
        times(n, () =>
          saveArticle(world.app.db, {
            code: `story-${next()}`,
            kind: 'story',
            title: same('A story'),
            body,
            publishedAt,
          }),
        ),
      cases: [
        { name: 'all', input: {}, order: 'select id from article order by published_at desc, id desc' },
        {
          name: 'found',
          input: { keyword: 'story', kind: 'story' },
          order: 'select id from article order by published_at desc, id desc',
        },
      ],
    },
    '/api/v2/announcement/page': {
      id: 'id',
      add: (n) =>
        times(n, () => {
          const at = next()
          return saveAnnouncement(world.app.db, {
            kind: 'system',
            title: same(`Notice ${at}`),
            body,
            pinned: at % 3 === 0,
            publishedAt,
          })
        }),
      cases: [
        { name: 'all', input: {}, order: announced },
        { name: 'unread', input: { unread: true }, order: announced, who: owner },
      ],
    },
  }
}

function reviewList({ world, goods, next }: Scene): Partial<Record<ListPath, List>> {
  const reviews = `from review where product_id = ${goods.products.heavy} order by`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { productId: goods.products.heavy, sort },
    order: `select id ${reviews} ${order}`,
  })
  return {
    '/api/v2/goods/comment/page': {
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
    },
  }
}

function likesLists(scene: Scene): Partial<Record<ListPath, List>> {
  const { world, owner, goods } = scene
  const saved = `from collection c join product p on p.id = c.product_id where c.user_id = ${owner.userId} order by`
  const sorted = (sort: string, order: string): Case => ({
    name: sort,
    input: { sort },
    order: `select c.product_id as id ${saved} ${order}, c.product_id ${sort === 'priceUp' ? '' : 'desc'}`,
  })
  return {
    '/api/v2/user/collection/page': {
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
    },
    '/api/v2/goods/browse/page': {
      who: owner,
      id: 'id',
      add: async (n) => {
        const views = (await scene.products(n)).map((productId) => ({ productId }))
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
    },
    '/api/v2/user/focus/page': {
      who: owner,
      id: 'id',
      add: (n) =>
        times(n, async () => {
          const brandId = await saveBrand(world.app.db, { code: `liked-${scene.next()}`, name: same('Alike') })
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
    },
    '/api/v2/mch/fan/page': {
      who: scene.clerk,
      id: 'fanId',
      add: (n) =>
        times(n, async () => {
          const fan = await world.person(`fan${scene.next()}`)
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
    },
  }
}

function ownLists({ world, owner, goods, next }: Scene): Partial<Record<ListPath, List>> {
  return {
    '/api/v2/order/sell/page': {
      who: owner,
      id: 'orderNo',
      add: (n) => times(n, () => mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })),
      cases: [
        { name: 'all', input: {}, order: `select order_no as id from shop_order order by id desc` },
        {
          name: 'found',
          input: { keyword: 'Notebook', tab: 'toPay' },
          order: `select order_no as id from shop_order order by id desc`,
        },
      ],
    },
    '/api/v2/user/balance/record/page': {
      who: owner,
      id: 'id',
      add: (n) => times(n, () => giveMoney(world, owner.userId, 5)),
      cases: [
        {
          name: 'newest',
          input: {},
          order: `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
            where a.owner = 'user' and a.owner_id = ${owner.userId} order by e.id desc`,
        },
      ],
    },
    '/api/v2/user/address/page': {
      who: owner,
      id: 'id',
      add: (n) =>
        times(n, () => world.must('/api/v2/user/address/add', { ...shanghai, detail: `武康路 ${next()} 号` }, owner)),
      cases: [
        {
          name: 'default first',
          input: {},
          order: `select id from address where user_id = ${owner.userId} order by is_default desc, id desc`,
        },
      ],
    },
  }
}

function queues({ world, reviewer, next }: Scene): Partial<Record<ListPath, List>> {
  const person = async () => (await world.person(`asker${next()}`)).userId
  return {
    '/api/v2/admin/cancel/page': {
      who: reviewer,
      id: 'id',
      add: (n) =>
        times(n, async () =>
          world.pool.query(`insert into account_closing (user_id, reason, created_at) values ($1, 'tired', $2)`, [
            await person(),
            moment,
          ]),
        ),
      cases: [
        { name: 'oldest', input: {}, order: 'select id from account_closing order by id' },
        { name: 'submitted', input: { status: 'submitted' }, order: 'select id from account_closing order by id' },
      ],
    },
    '/api/v2/admin/auth/page': {
      who: reviewer,
      id: 'id',
      add: (n) =>
        times(n, async () =>
          world.pool.query(
            `insert into identity_check
                (user_id, kind, country, document, masked_name, masked_number, sealed, created_at)
              values ($1, 'personal', 'CN', 'idCard', '林*', '1***X', '\\x00', $2)`,
            [await person(), moment],
          ),
        ),
      cases: [
        { name: 'oldest', input: {}, order: 'select id from identity_check order by id' },
        {
          name: 'of a kind',
          input: { kind: 'personal', status: 'underReview' },
          order: 'select id from identity_check order by id',
        },
      ],
    },
  }
}

/** The board of sales, drawn up once: it stands for an hour. */
async function drawUpBoard({ world, products }: Scene): Promise<void> {
  const sold = await products(9, { sales: 3 })
  const at = new Date(world.app.context.clock.now() - 60_000)
  await bringSales(
    world.app.db,
    sold.map((productId) => ({ productId, units: 3, cameBack: 0, at })),
  )
  await addJobs(world.app.db, [{ name: 'ranking.takeSnapshot', payload: {} }])
  await world.runJobs()
}

/** Every list call by its path: one that is missing here fails the test. */
export async function listsOf(scene: Scene): Promise<Partial<Record<string, List>>> {
  await drawUpBoard(scene)
  const seal = { char: '盘', shape: 'round' as const, ink: '#3f6f62' }
  const merchantId = await saveMerchant(scene.world.app.db, { code: 'trays', name: same('Trays'), seal })
  return {
    ...goodsLists(scene, merchantId),
    ...contentLists(scene),
    ...reviewList(scene),
    ...likesLists(scene),
    ...ownLists(scene),
    ...queues(scene),
  }
}
