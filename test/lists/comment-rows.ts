// Rows of the desks about reviews: those of a merchant's goods, what of them waits for staff, words that make it wait.
import { addReviews } from '#features/catalog/reviews/reviews.ts'
import { times, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

const write = ({ world, goods, next }: Scene, n: number): Promise<number[]> =>
  addReviews(
    world.app.db,
    Array.from({ length: n }, (_, at) => ({
      skuId: goods.skus.paper,
      nickname: `writer ${next()}`,
      rating: at % 2 ? (5 as const) : (4 as const),
      text: 'Smooth.',
      lang: 'en-US' as const,
      createdAt: moment,
    })),
  )

export function ofMerchant(scene: Scene): List {
  const of = `select id from review where merchant_id = ${scene.goods.merchants.paper} and status = 'shown'`
  return {
    who: scene.clerk,
    id: 'id',
    add: (n) => write(scene, n),
    cases: [
      { name: 'newest', input: {}, order: `${of} order by id desc` },
      { name: 'of so many stars', input: { rating: 4 }, order: `${of} and rating = 4 order by id desc` },
    ],
  }
}
export function cases(scene: Scene): List {
  return {
    who: scene.reviewer,
    id: 'id',
    add: async (n) => {
      const made = await write(scene, n)
      await scene.world.pool.query(
        `insert into review_case (kind, review_id, merchant_id, body, ground)
         select 'appeal', id, merchant_id, 'Not of ours', 'untrue' from review where id = any($1)`,
        [made],
      )
    },
    cases: [
      { name: 'oldest', input: {}, order: "select id from review_case where state = 'open' order by id" },
      {
        name: 'appeals',
        input: { tab: 'appealed' },
        order: "select id from review_case where kind = 'appeal' order by id",
      },
    ],
  }
}
export function words({ world, reviewer, next }: Scene): List {
  return {
    who: reviewer,
    id: 'id',
    add: (n) => times(n, () => world.must('/api/v2/admin/comment/word/add', { word: `Quibble ${next()}` }, reviewer)),
    cases: [
      { name: 'newest', input: {}, order: 'select id from sensitive_word order by id desc' },
      {
        name: 'found',
        input: { keyword: 'quibble' },
        order: "select id from sensitive_word where word ilike '%quibble%' order by id desc",
      },
    ],
  }
}
