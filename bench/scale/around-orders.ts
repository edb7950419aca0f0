// Before and after the orders are made: indexes that wait, balances and counters that follow.
import type { Client } from './copying.ts'

const filled = [
  'shop_order',
  'message',
  'review',
  'parcel',
  'claim',
  'payment',
  'payment_attempt',
  'refund',
  'product_sale',
  'order_history',
  'ledger_entry',
  'ledger_transfer',
  'parcel_scan',
  'invoice_application',
  'figure_goods',
]
/** Made at once they are ready in a part of the time. */
export async function dropIndexes(client: Client, tables: readonly string[] = filled): Promise<void> {
  await client.query(
    `create table scale.index as select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as made
    from pg_index x where x.indrelid = any($1::regclass[])
      and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [tables],
  )
  const { rows } = await client.query<{ name: string }>('select name from scale.index')
  for (const { name } of rows) await client.query(`drop index ${name}`)
}
export async function makeIndexes(client: Client): Promise<void> {
  await client.query(`set local maintenance_work_mem = '512MB'`)
  const { rows } = await client.query<{ made: string }>('select made from scale.index')
  for (const { made } of rows) await client.query(made)
}

export async function counters(client: Client): Promise<void> {
  await client.query(`update ledger_account a set balance = s.sum from (
    select account_id, sum(amount) from ledger_entry where account_id in (select id from ledger_account
      where owner in ('user', 'merchant')) group by 1) s where s.account_id = a.id and a.balance <> s.sum`)
  await client.query(`insert into review_summary as s (product_id, star1, star2, star3, star4, star5, with_pictures,
      followed_up, in_zh, in_en, in_es)
    select product_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
      count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5),
      count(*) filter (where pictures <> '[]'), count(follow_up), count(*) filter (where lang = 'zh-CN' and body <> ''),
      count(*) filter (where lang = 'en-US' and body <> ''), count(*) filter (where lang = 'es-ES' and body <> '')
    from review where status = 'shown' group by 1
    on conflict (product_id) do update set star1 = excluded.star1, star2 = excluded.star2, star3 = excluded.star3,
      star4 = excluded.star4, star5 = excluded.star5, with_pictures = excluded.with_pictures,
      followed_up = excluded.followed_up, in_zh = excluded.in_zh, in_en = excluded.in_en, in_es = excluded.in_es`)
  await client.query(`delete from review_summary s where not exists (select from review r
    where r.product_id = s.product_id and r.status = 'shown')`)
  await client.query(`insert into follow (user_id, kind, subject_id, created_at)
    select 1000001 + (n * 4 % 100000) + 1, 'merchant', case when n <= 20000 then 1001 else 1001 + n % 392 end,
      shop_now() - n * interval '17 minutes'
    from generate_series(1, 100000) n on conflict do nothing`)
  await client.query(`update merchant m set follower_count = n from (select subject_id, count(*)::int n from follow
    where kind = 'merchant' and deleted_at is null group by 1) f where f.subject_id = m.id`)
}
