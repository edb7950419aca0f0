// Rows of goods at a merchant's desk: products in their orders, their SKUs, and what was changed of one of them.
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'
import { saveFreightTemplate } from '#features/catalog/merchants/merchants.ts'

/** Goods of a freight template of their own: other lists make goods too. */
async function apart({ world, goods, products }: Scene, name: string) {
  const merchantId = goods.merchants.paper
  const freightTemplateId = await saveFreightTemplate(world.app.db, { merchantId, name, chargedBy: 'piece', rows: [] })
  return {
    freightTemplateId,
    add: (n: number) => products(n, { merchantId, freightTemplateId }),
    own: `product p where p.freight_template_id = ${freightTemplateId}`,
  }
}
export function freights({ world, goods, clerk }: Scene): List {
  const merchantId = goods.merchants.paper
  let made = 0
  return {
    who: clerk,
    id: 'id',
    add: (n) =>
      times(n, () =>
        saveFreightTemplate(world.app.db, { merchantId, name: `Listed ${++made}`, chargedBy: 'piece', rows: [] }),
      ),
    cases: [
      {
        name: 'the default first',
        input: {},
        order: `select id from freight_template where merchant_id = ${merchantId} order by is_default desc, id desc`,
      },
    ],
  }
}
export async function ofMerchant(scene: Scene): Promise<List> {
  const { freightTemplateId, add, own } = await apart(scene, 'Goods in a list')
  const of = (input: object, order: string) => ({
    input: { freightTemplateId, ...input },
    order: `select p.id from ${own} order by ${order}`,
  })
  return {
    who: scene.clerk,
    id: 'id',
    add,
    cases: [
      { name: 'newest', ...of({}, 'p.id desc') },
      { name: 'cheap first', ...of({ sort: 'priceUp' }, 'p.price, p.id') },
      { name: 'dear first', ...of({ sort: 'priceDown', tab: 'onSale' }, 'p.price desc, p.id desc') },
      { name: 'most sold', ...of({ sort: 'sales' }, 'p.sales desc, p.id desc') },
      { name: 'least left', input: { freightTemplateId, sort: 'stock' } },
    ],
  }
}
/** Pairs of goods that seem to be one, as they were found. */
export function doubles({ world, goods, clerk, products }: Scene): List {
  const merchantId = goods.merchants.paper
  return {
    who: clerk,
    id: 'id',
    add: (n) =>
      times(n, async () => {
        await products(2, { merchantId })
        await world.pool.query(
          `insert into product_double (merchant_id, product_id, other_id, causes)
           select $1, min(id), max(id), '{title}' from (
             select id from product where merchant_id = $1 order by id desc limit 2) p`,
          [merchantId],
        )
      }),
    cases: [
      {
        name: 'as found',
        input: {},
        order: `select id from product_double where merchant_id = ${merchantId} order by id`,
      },
    ],
  }
}
export async function skus(scene: Scene): Promise<List> {
  const { freightTemplateId, add, own } = await apart(scene, 'SKUs in a list')
  const of = own.replace('where', 'on s.product_id = p.id where')
  return {
    who: scene.clerk,
    id: 'skuId',
    add,
    cases: [
      {
        name: 'newest',
        input: { freightTemplateId },
        order: `select s.id from sku s join ${of} order by p.id desc, s.id`,
      },
    ],
  }
}
export function changes({ world, goods, clerk }: Scene): List {
  const productId = goods.products.paper
  const rows = { onSale: [{ id: productId, seen: 'onSale' }], offShelf: [{ id: productId, seen: 'offShelf' }] } as const
  const requestId = () => crypto.randomUUID()
  return {
    who: clerk,
    id: 'id',
    add: (n) =>
      times(n, async (i) => {
        const onSale = i % 2 === 1
        const wish = { onSale, rows: [...rows[onSale ? 'offShelf' : 'onSale']] }
        const { results } = await world.must('/api/v2/mch/goods/shelf', { ...wish, requestId: requestId() }, clerk)
        if (results[0]!.outcome !== 'done')
          await world.must(
            '/api/v2/mch/goods/shelf',
            { onSale: !onSale, rows: [...rows[onSale ? 'onSale' : 'offShelf']], requestId: requestId() },
            clerk,
          )
      }),
    cases: [
      {
        name: 'newest',
        input: { productId },
        order: `select id from product_change where product_id = ${productId} order by id desc`,
      },
    ],
  }
}
