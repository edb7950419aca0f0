// Rows of what shoppers reported: every third urgent.
import type { List } from './list.ts'
import type { Scene } from './scene.ts'

export function cases({ world, goods, reviewer, next }: Scene): List {
  const queue = 'select id from report_case where'
  return {
    who: reviewer,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into report_case (kind, thing_id, merchant_id, urgent_at)
         select 'product', $1 + at, $2, case when at % 3 = 0 then shop_now() end from generate_series(1, $3) at`,
        [1_000_000 + 1000 * next(), goods.merchants.paper, n],
      )
    },
    cases: [
      { name: 'urgent, then oldest', input: {}, order: `${queue} state = 'open' order by urgent_at is null, id` },
      { name: 'products', input: { tab: 'product' }, order: `${queue} state = 'open' order by urgent_at is null, id` },
    ],
  }
}
