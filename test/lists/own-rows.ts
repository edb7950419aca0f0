// Rows of one person's own: orders, entries of the balance, addresses.
import { tell } from '#features/platform/messages/messages.ts'
import { buyer, giveMoney, mustPlace, shanghai } from '../buying.ts'
import { claimed, received, staffer } from '../claims.ts'
import { joinAs } from '../roles.ts'
import { clerkOf, sold } from '../shipping.ts'
import { times, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

export function orders({ world, owner, goods }: Scene): List {
  return {
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
  }
}

export async function ordersOfAll(scene: Scene): Promise<List> {
  const { world, goods, owner } = scene
  const who = await joinAs(world, await world.person('orders'), { audience: 'staff', role: 'orders' })
  const order = `select order_no as id from shop_order where merchant_id = ${goods.merchants.kiln} order by id desc`
  const input = { merchantId: goods.merchants.kiln }
  return {
    who,
    id: 'orderNo',
    add: (n) => times(n, () => mustPlace(world, owner, { skuId: goods.skus.normal, quantity: 1 })),
    cases: [
      { name: 'of a merchant', input, order },
      { name: 'by what is due', input: { ...input, sort: 'due', tab: 'toPay' }, order },
    ],
  }
}
export function ordersOfMerchant({ world, owner, goods, clerk }: Scene): List {
  const order = `select order_no as id from shop_order where merchant_id = ${goods.merchants.paper} order by id desc`
  return {
    who: clerk,
    id: 'orderNo',
    add: (n) => times(n, () => mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })),
    cases: [
      { name: 'all', input: {}, order },
      { name: 'found', input: { keyword: 'Notebook', tab: 'toPay' }, order },
      {
        name: 'by what is due',
        input: { sort: 'due', tab: 'toPay' },
        order,
      },
    ],
  }
}

/** Of somebody who has nothing else: orders that others received come and go with the other lists. */
export async function ownReviews({ world, goods }: Scene): Promise<List> {
  const writer = await buyer(world)
  const line = 'select order_line_id as id from review where user_id'
  return {
    who: writer,
    id: 'orderLineId',
    add: (n) =>
      times(n, async () => {
        await giveMoney(world, writer.userId, 10_000)
        await received(world, goods, writer, { sku: 'cent' })
        const { orderLineId } = await received(world, goods, writer, { sku: 'cent' })
        await world.must('/api/v2/goods/comment/create', { orderLineId, rating: 4 }, writer)
      }),
    cases: [
      {
        name: 'to review',
        input: {},
        order: `select l.id from order_line l join shop_order o on o.id = l.order_id
          where o.user_id = ${writer.userId} and o.received_at is not null
            and not exists (select from review r where r.order_line_id = l.id)
          order by l.id desc`,
      },
      { name: 'reviewed', input: { tab: 'reviewed' }, order: `${line} = ${writer.userId} order by review.id desc` },
      { name: 'to add to', input: { tab: 'followUp' }, order: `${line} = ${writer.userId} order by review.id desc` },
    ],
  }
}
export function shipBatches({ world, goods, clerk }: Scene): List {
  const file = Buffer.from('orderNo,carrier,waybill\n261123000000000001,sf,1\n').toString('base64')
  return {
    who: clerk,
    id: 'batchId',
    add: (n) =>
      times(n, async () => {
        await world.must('/api/v2/mch/order/ship/batch', { file }, clerk)
        await world.runJobs()
      }),
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select id from ship_batch where merchant_id = ${goods.merchants.paper} order by id desc`,
      },
    ],
  }
}
export function claims({ world, owner, goods }: Scene): List {
  return {
    who: owner,
    id: 'serviceNo',
    add: (n) =>
      times(n, async () => {
        await giveMoney(world, owner.userId, 5000)
        await claimed(world, owner, await received(world, goods, owner, { sku: 'paper' }))
      }),
    cases: [
      { name: 'all', input: {}, order: 'select service_no as id from claim order by id desc' },
      { name: 'open', input: { tab: 'open' }, order: 'select service_no as id from claim order by id desc' },
    ],
  }
}
/** Of somebody who has nothing else, and of the merchant that they bought from. */
export async function invoices({ world, goods }: Scene, side: 'buyer' | 'merchant'): Promise<List> {
  const owner = await buyer(world)
  const invoice = { type: 'individual', title: '林月然' } as const
  const merchant = await clerkOf(world, goods.merchants.kiln, 'finance')
  const of = side === 'buyer' ? `user_id = ${owner.userId}` : `merchant_id = ${goods.merchants.kiln}`
  const order = (way: string) => `select id from invoice_application where ${of} order by id ${way}`
  const newest = { name: 'newest', input: {}, order: order('desc') }
  return {
    who: side === 'buyer' ? owner : merchant,
    id: 'id',
    add: (n) =>
      times(n, async () => {
        await giveMoney(world, owner.userId, 5000)
        const { orderNo } = await sold(world, goods, owner)
        await world.must('/api/v2/invoice/apply/add', { orderNo, invoice }, owner)
      }),
    cases:
      side === 'buyer'
        ? [newest]
        : [newest, { name: 'those that wait', input: { tab: 'requested' }, order: order('asc') }],
  }
}
const claimQueue = `order by coalesce(deadline, '9999-12-31 00:00:00+00'), id`
export function claimsOfMerchant(scene: Scene): List {
  const of = `select service_no as id from claim where merchant_id = ${scene.goods.merchants.paper}`
  return {
    ...claims(scene),
    who: scene.clerk,
    cases: [
      { name: 'by deadline', input: {}, order: `${of} ${claimQueue}` },
      { name: 'to be answered', input: { tab: 'mine' }, order: `${of} ${claimQueue}` },
    ],
  }
}
export async function claimsForStaff(scene: Scene): Promise<List> {
  return {
    ...claims(scene),
    who: await staffer(scene.world),
    cases: [{ name: 'by deadline', input: { tab: 'open' }, order: `select service_no as id from claim ${claimQueue}` }],
  }
}
export function returnAddresses({ world, clerk, goods, next }: Scene): List {
  const of = `where merchant_id = ${goods.merchants.paper} and deleted_at is null`
  return {
    who: clerk,
    id: 'id',
    add: (n) => times(n, () => world.must('/api/v2/mch/address/add', { ...shanghai, detail: `${next()} 号` }, clerk)),
    cases: [
      {
        name: 'default first',
        input: {},
        order: `select id from return_address ${of} order by is_default desc, id desc`,
      },
    ],
  }
}

export function balanceEntries({ world, owner }: Scene): List {
  return {
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
  }
}

const told = ({ world, owner, next }: Scene, n: number) =>
  times(n, () =>
    tell(world.app.db, {
      userId: owner.userId,
      key: 'refundDone',
      params: { amount: 100, number: String(next()) },
      link: '/user/user/order',
    }),
  )
export function messages(scene: Scene): List {
  const order = `select id from message where user_id = ${scene.owner.userId} and deleted_at is null`
  return {
    who: scene.owner,
    id: 'id',
    add: (n) => told(scene, n),
    cases: [
      { name: 'all', input: {}, order: `${order} order by id desc` },
      {
        name: 'unread of a type',
        input: { type: 'asset', unread: true },
        order: `${order} and type = 'asset' and read_at is null order by id desc`,
      },
    ],
  }
}
export function notices(scene: Scene): List {
  const order = `select id from message where user_id = ${scene.owner.userId} and deleted_at is null`
  return {
    who: scene.owner,
    id: 'id',
    add: (n) => told(scene, n),
    cases: [
      {
        name: 'account and trade',
        input: {},
        order: `${order} and type in ('order', 'afterSale', 'asset', 'notice') order by id desc`,
      },
    ],
  }
}

export function addresses({ world, owner, next }: Scene): List {
  return {
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
  }
}

export function buyers({ world, goods, clerk, next }: Scene): List {
  const merchantId = goods.merchants.paper
  return {
    who: clerk,
    id: 'id',
    add: (n) =>
      times(n, async (at) =>
        world.pool.query(
          `insert into shop_buyer (merchant_id, user_id, orders, paid, claims, first_at, last_at)
           values ($1, $2, $3, $4, 0, $5, $5)`,
          [merchantId, (await world.person(`buyer-row${next()}`)).userId, 2, 100 * (at % 3), moment],
        ),
      ),
    cases: [
      {
        name: 'last',
        input: {},
        order: `select id from shop_buyer where merchant_id = ${merchantId} order by last_at desc, id desc`,
      },
      {
        name: 'who came back, by what they paid',
        input: { kind: 'returning', sort: 'paid' },
        order: `select id from shop_buyer where merchant_id = ${merchantId} and orders > 1 order by paid desc, id desc`,
      },
    ],
  }
}
