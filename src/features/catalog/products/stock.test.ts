// Stock under attack: nothing is sold twice, nothing is lost, every change is a move.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { transact } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { adjustStock, consumeStock, releaseStock, reserveStock, restock, type StockLine } from './products.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(async () => {
  await movesAddUp()
  await piecesAddUp()
  await world.close()
})

const reserve = (lines: StockLine[], ref = 'test') => transact(world.app.db, (db) => reserveStock(db, lines, ref))
const stockOf = async (skuId: number) => {
  const { rows } = await world.pool.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where sku_id = $1',
    [skuId],
  )
  return [rows[0]!.on_hand, rows[0]!.reserved]
}
async function movesAddUp() {
  const { rows } = await world.pool.query(
    `select s.sku_id from stock s left join stock_move m on m.sku_id = s.sku_id group by s.sku_id, s.on_hand, s.reserved
     having s.on_hand <> coalesce(sum(m.on_hand), 0) or s.reserved <> coalesce(sum(m.reserved), 0)`,
  )
  expect(rows).toEqual([])
}
/** What is kept of each product is what its SKUs have. */
async function piecesAddUp() {
  const { rows } = await world.pool.query(
    `select p.id from product p left join product_pieces f on f.product_id = p.id and f.merchant_id = p.merchant_id
     join pieces_of(array(select id from product)) n on n.product_id = p.id
     where (f.skus, f.on_hand, f.free, f.available, f.uncounted)
       is distinct from (n.skus, n.on_hand, n.free, n.available, n.uncounted)
     union all select l.product_id from product_listing l left join product_pieces f on f.product_id = l.product_id
     where l.in_stock is distinct from f.available > 0`,
  )
  expect(rows).toEqual([])
}
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const refusal: unknown = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  return refusal as Refusal
}

test('200 buyers reach for the last piece: one gets it', async () => {
  const last = goods.skus.last
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, (_, i) => reserve([{ skuId: last, quantity: 1 }], `order:${i}`)),
  )
  const reasons = tries.flatMap((t) => (t.status === 'rejected' ? [(t.reason as Refusal).reason] : []))
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1)
  expect(reasons.every((r) => r === 'itemNotInStock' || r === 'crowded')).toBe(true)
  expect(await stockOf(last)).toEqual([1, 1])
})

test('150 orders over two SKUs in both orders: all pieces go, none twice, no deadlock', async () => {
  const { limited, second } = goods.skus
  const tries = await Promise.allSettled(
    Array.from({ length: 150 }, (_, i) => {
      const lines = [
        { skuId: limited, quantity: 1 },
        { skuId: second, quantity: 1 },
      ]
      return reserve(i % 2 ? lines : lines.toReversed(), `both:${i}`)
    }),
  )
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(40)
  expect(await stockOf(second)).toEqual([40, 40])
  expect(await stockOf(limited)).toEqual([100, 40])
})

test('lines of one SKU are summed; too few of one holds none of the others', async () => {
  const { normal, cent } = goods.skus
  const refusal = await refusalOf(
    reserve([
      { skuId: cent, quantity: 5 },
      { skuId: normal, quantity: 300 },
      { skuId: normal, quantity: 201 },
    ]),
  )
  expect([refusal.reason, refusal.params]).toEqual(['onlyLeft', { skuId: normal, left: 500 }])
  expect(await stockOf(cent)).toEqual([1000, 0])
  const none = await refusalOf(reserve([{ skuId: goods.skus.soldOut, quantity: 1 }]))
  expect([none.reason, none.params]).toEqual(['itemNotInStock', { skuId: goods.skus.soldOut, left: 0 }])
})

test('reserved pieces leave when paid, come free when cancelled, come back when returned', async () => {
  const line = [{ skuId: goods.skus.cent, quantity: 10 }]
  await transact(world.app.db, async (db) => {
    await reserveStock(db, line, 'a')
    await reserveStock(db, line, 'b')
    await consumeStock(db, line, 'a')
    await releaseStock(db, line, 'b')
  })
  expect(await stockOf(goods.skus.cent)).toEqual([990, 0])
  await transact(world.app.db, (db) => restock(db, line, 'returned', 'a'))
  expect(await stockOf(goods.skus.cent)).toEqual([1000, 0])
  await expect(transact(world.app.db, (db) => consumeStock(db, line, 'c'))).rejects.toThrow('does not hold')
  await expect(transact(world.app.db, (db) => releaseStock(db, line, 'c'))).rejects.toThrow('does not hold')
})

test('a count never falls below what orders hold', async () => {
  const skuId = goods.skus.paper
  await reserve([{ skuId, quantity: 30 }])
  await transact(world.app.db, (db) => adjustStock(db, [{ skuId, onHand: 10 }], 'counted', 'desk'))
  expect(await stockOf(skuId)).toEqual([30, 30])
  await transact(world.app.db, (db) => adjustStock(db, [{ skuId, onHand: 45 }], 'counted', 'desk'))
  expect(await stockOf(skuId)).toEqual([45, 30])
})

test('what is kept of a product is what its SKUs have, when two of them move at once', async () => {
  const { normal, second } = goods.skus
  const moved = (skuId: number) => `update stock set on_hand = on_hand + 3 where sku_id = ${skuId}`
  const noted = `insert into stock_move (sku_id, on_hand, reason)
    values (${normal}, 3, 'counted'), (${second}, 3, 'counted')`
  const first = await world.pool.connect()
  try {
    await first.query('begin')
    await first.query(moved(normal))
    const later = world.pool.query(moved(second))
    for (let waits = 0; waits === 0;)
      waits = (await first.query('select from pg_locks where not granted')).rowCount ?? 0
    await first.query(noted)
    await first.query('commit')
    await later
  } finally {
    first.release()
  }
  await piecesAddUp()
  await world.pool.query(`update sku set status = 'offShelf' where id = $1`, [second])
  await piecesAddUp()
  await world.pool.query(`update sku set status = 'onSale' where id = $1`, [second])
})
