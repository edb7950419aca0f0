// Rows of stock at a merchant's desk: SKUs with what is there, and the ledger of one of them.
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

export function ofMerchant(scene: Scene): List {
  const { goods, clerk, products, world } = scene
  const of = `select s.id from sku s join product p on p.id = s.product_id
    where p.merchant_id = ${goods.merchants.paper} and p.status <> 'deleted'`
  return {
    who: clerk,
    id: 'skuId',
    add: async (n) => {
      const made = await products(n, { merchantId: goods.merchants.paper, freightTemplateId: goods.templates.paper })
      await world.pool.query(
        `insert into stock_warning (sku_id, product_id, merchant_id, at_most, low_since)
         select id, product_id, $2, 50, shop_now() from sku where product_id = any($1)`,
        [made, goods.merchants.paper],
      )
    },
    cases: [
      { name: 'newest', input: {}, order: `${of} order by p.id desc, s.id` },
      {
        name: 'low',
        input: { tab: 'low' },
        order: `${of} and exists (select from stock_warning w where w.sku_id = s.id) order by p.id desc, s.id`,
      },
      { name: 'words', input: { keyword: 'walnut' } },
    ],
  }
}
export function ledger({ world, goods, clerk }: Scene): List {
  const skuId = goods.skus.paper
  const lines = [{ skuId, quantity: 1 }]
  const arrived = { kind: 'add', lines, reason: 'arrived' } as const
  return {
    who: clerk,
    id: 'id',
    add: (n) => times(n, () => world.must('/api/v2/mch/stock/adjust', arrived, clerk)),
    cases: [
      { name: 'newest', input: { skuId }, order: `select id from stock_move where sku_id = ${skuId} order by id desc` },
    ],
  }
}
export function counts({ world, goods, clerk }: Scene): List {
  return {
    who: clerk,
    id: 'countId',
    add: async (n) => {
      await world.pool.query(
        `insert into stock_count (merchant_id, user_id, name, differed, pieces)
         select $1, null, 'Shelf ' || at, 1, 1 from generate_series(1, $2) at`,
        [goods.merchants.paper, n],
      )
    },
    cases: [{ name: 'newest', input: {}, order: 'select id from stock_count order by id desc' }],
  }
}
export async function filesOfStaff({ world }: Scene): Promise<List> {
  return {
    who: await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' }),
    id: 'jobId',
    add: async (n) => {
      await world.pool.query(
        `insert into file_job (made_by, kind, needs, job, name, language, status)
         select null, 'refundExport', 'ledger.write', 'paymentLedger.export', 'Row ' || at, 'en-US', 'done'
         from generate_series(1, $1) at`,
        [n],
      )
    },
    cases: [{ name: 'newest', input: {}, order: 'select id from file_job where merchant_id is null order by id desc' }],
  }
}
export function files({ world, goods, clerk }: Scene): List {
  return {
    who: clerk,
    id: 'jobId',
    add: async (n) => {
      await world.pool.query(
        `insert into file_job (merchant_id, made_by, kind, needs, job, name, language, status)
         select $1, null, 'stockExport', 'goods.read', 'inventory.export', 'Row ' || at, 'en-US', 'done'
         from generate_series(1, $2) at`,
        [goods.merchants.paper, n],
      )
    },
    cases: [
      { name: 'newest', input: {}, order: 'select id from file_job where merchant_id is not null order by id desc' },
    ],
  }
}
