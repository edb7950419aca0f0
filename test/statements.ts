// Statements as rows, where a test only needs one to be there: of a sum, open, in one posting.
import type { World } from './world.ts'
import { ofMerchant, ofPlatform, transfer } from '#kernel/data/ledger.ts'

let count = 0
/** Its id. */
export async function openStatement(
  { app, pool }: Pick<World, 'app' | 'pool'>,
  merchantId: number,
  sales = 10_000,
): Promise<number> {
  const day = new Date(Date.UTC(2001, 0, ++count)).toISOString().slice(0, 10)
  const { rows } = await pool.query<{ id: number }>(
    `insert into statement (merchant_id, cycle, from_day, to_day, until, status, sales, opening, closing, confirm_by,
       counts)
     select $1, 'day', $2, $2, $2::date + interval '16 hours', 'open', $3, b.before, b.before + $3,
       shop_now() + interval '7 days', '{"sales": 1}'
     from (select coalesce((select closing from statement where merchant_id = $1 order by until desc limit 1), 0)
       as before) b
     returning id::int`,
    [merchantId, day, sales],
  )
  const { id } = rows[0]!
  await postInto({ app, pool }, merchantId, { id, cause: 'settled', amount: sales })
  return id
}
interface Posting {
  /** of the statement */
  id: number
  cause: 'settled' | 'adjustment'
  amount: number
}
/** One more posting of it. */
export async function postInto(
  { app, pool }: Pick<World, 'app' | 'pool'>,
  merchantId: number,
  { id, cause, amount }: Posting,
): Promise<void> {
  const key = `test:${crypto.randomUUID()}`
  await transfer(app.db, key, 'adjustment', [
    { ...ofPlatform('adjustment'), amount: -amount },
    { ...ofMerchant(merchantId, 'payable'), amount },
  ])
  await pool.query(
    `insert into statement_posting (merchant_id, transfer_id, statement_id, cause, amount)
     select $1, id, $2, $4, $5 from ledger_transfer where key = $3`,
    [merchantId, id, key, cause, amount],
  )
}
/** An invoice of the commission of a new statement: its id. */
export async function feeInvoice(world: Pick<World, 'app' | 'pool'>, merchantId: number): Promise<number> {
  const statementId = await openStatement(world, merchantId)
  await world.pool.query(
    `update statement set status = 'confirmed', confirmed_at = shop_now(), sales = sales + 500, commission = -500
     where id = $1`,
    [statementId],
  )
  const nobody = { name: 'Miralo Ltd', taxNo: '91310000MA1K', address: '', phone: '', bank: '', account: '' }
  const content = {
    issuer: { ...nobody, place: 'Shanghai' },
    recipient: nobody,
    lines: [{ line: 'commission', orders: 1, amount: 500 }],
    fromDay: '2001-01-01',
    toDay: '2001-01-01',
  }
  const { rows } = await world.pool.query<{ id: number }>(
    `with s as (
       insert into fee_series as s (prefix, year, tax_no, last) values ('T', 2001, 'T', 1)
       on conflict (prefix, year) do update set last = s.last + 1 returning last)
     insert into fee_invoice (merchant_id, statement_id, kind, prefix, year, number, amount, tax, tax_bp, content)
     select $1, $2, 'invoice', 'T', 2001, last, 500, 28, 600, $3 from s returning id::int`,
    [merchantId, statementId, JSON.stringify(content)],
  )
  return rows[0]!.id
}
