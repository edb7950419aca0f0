// Statements as rows, where a test only needs one to be there: of a sum, open, without what made it.
import type { World } from './world.ts'
import { ofMerchant, ofPlatform, transfer } from '#kernel/data/ledger.ts'

let count = 0
/** Its id. */
export async function openStatement(
  { pool }: Pick<World, 'pool'>,
  merchantId: number,
  sales = 10_000,
): Promise<number> {
  const day = new Date(Date.UTC(2001, 0, ++count)).toISOString().slice(0, 10)
  const { rows } = await pool.query<{ id: number }>(
    `insert into statement (merchant_id, cycle, from_day, to_day, until, status, sales, opening, closing, confirm_by,
       counts)
     values ($1, 'day', $2, $2, $2::date + interval '16 hours', 'open', $3, 0, $3, shop_now() + interval '7 days',
       '{"sales": 1}')
     returning id::int`,
    [merchantId, day, sales],
  )
  return rows[0]!.id
}
/** One more posting of it, an adjustment. */
export async function postInto(world: World, merchantId: number, statementId: number): Promise<void> {
  const key = `test:${crypto.randomUUID()}`
  await transfer(world.app.db, key, 'adjustment', [
    { ...ofPlatform('adjustment'), amount: -100 },
    { ...ofMerchant(merchantId, 'payable'), amount: 100 },
  ])
  await world.pool.query(
    `insert into statement_posting (merchant_id, transfer_id, statement_id, cause, amount)
     select $1, id, $2, 'adjustment', 100 from ledger_transfer where key = $3`,
    [merchantId, statementId, key],
  )
}
