// Rows of webhooks: deliveries to the endpoints of a merchant.
import type { List } from './list.ts'
import type { Scene } from './scene.ts'

export function deliveries({ world, goods, clerk, ids, next }: Scene): List {
  const merchantId = goods.merchants.paper
  const of = `select id from webhook_delivery where merchant_id = ${merchantId}`
  return {
    who: clerk,
    id: 'id',
    add: async (n) => {
      const [endpoint] = await ids(
        `insert into webhook_endpoint (merchant_id, url, events, secret, enabled)
         values ($1, 'https://till.example/', '{order.paid}', '', false) returning id`,
        [merchantId],
      )
      for (let at = 0; at < n; at++)
        await world.pool.query(
          `insert into webhook_delivery (endpoint_id, merchant_id, event, subject, data, state, created_at)
           values ($1, $2, 'order.paid', $3, '{}', $4, '2026-02-03T04:05:06.789Z')`,
          [endpoint, merchantId, `order ${next()}`, at % 3 === 0 ? 'failed' : 'done'],
        )
    },
    cases: [
      { name: 'newest', input: {}, order: `${of} order by id desc` },
      { name: 'failed', input: { state: 'failed' }, order: `${of} and state = 'failed' order by id desc` },
    ],
  }
}
