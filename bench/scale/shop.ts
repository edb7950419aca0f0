// The large shop: 400 merchants, 100,000 products of one of them, a million orders of two years. Made once, and kept.
import type pg from 'pg'
import { setSequences, step } from './copying.ts'
import { keepSums, makeFigures } from './figures.ts'
import { makeFront, makeGoods, makeMerchants, makePeople } from './goods.ts'
import { makeOrders } from './orders.ts'

/** Makes what is missing. As the owner of the tables. */
export async function makeLargeShop(owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await makePeople(client)
    await makeMerchants(client)
    await makeGoods(client)
    await makeFront(client)
    await makeOrders(client)
    await makeFigures(client)
    await step(client, 'kept sums', () => keepSums(client))
    await step(client, 'sequences', () => setSequences(client))
    const { rowCount } = await client.query(`select from scale.step where name = 'vacuum'`)
    if (rowCount) return
    await client.query('vacuum analyze')
    await client.query(`insert into scale.step values ('vacuum')`)
  } finally {
    client.release()
  }
}
