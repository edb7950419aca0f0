// The SQL of what a person did here, kind by kind, each read from an index of its own.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Trail } from './trails.ts'

export interface TrailRow {
  id: number
  at: Date
  no: string | null
  title: string
  text: string
  state: string | null
  fen: number | null
  by: string | null
}
interface Source {
  /** with the id as `t.id`, of one person */
  from: RawBuilder<unknown>
  columns: RawBuilder<unknown>
}
const none = sql`null::text`
/** Messages are said by the feature that keeps them. */
export type OwnTrail = Exclude<Trail, 'messages'>
const sourceOf = (kind: OwnTrail, userId: number, lang: Language): Source =>
  ({
    orders: {
      from: sql`shop_order t join merchant m on m.id = t.merchant_id where t.user_id = ${userId}`,
      columns: sql`t.created_at as at, t.order_no as no, in_language(m.name, ${lang}) as title, '' as text,
        t.status as state, t.payable as fen, ${none} as by`,
    },
    claims: {
      from: sql`claim t join merchant m on m.id = t.merchant_id where t.user_id = ${userId}`,
      columns: sql`t.created_at as at, t.service_no as no, in_language(m.name, ${lang}) as title,
        case when t.type = 'exchange' and not t.return_goods then 'replenishment' else t.type end as text,
        t.status as state, t.goods_refunded + coalesce(t.freight_refunded, 0) as fen, ${none} as by`,
    },
    balance: {
      from: sql`ledger_entry t join ledger_account a on a.id = t.account_id
        join ledger_transfer x on x.id = t.transfer_id
        where a.currency = 'CNY' and a.owner = 'user' and a.owner_id = ${userId} and a.kind = 'balance'`,
      columns: sql`t.created_at as at, x.key as no, x.kind as title, '' as text, ${none} as state,
        t.amount as fen, ${none} as by`,
    },
    reviews: {
      from: sql`review t join product p on p.id = t.product_id where t.user_id = ${userId}`,
      columns: sql`t.created_at as at, t.rating::text as no, in_language(p.title, ${lang}) as title,
        left(t.body, 300) as text, t.status as state, null::bigint as fen, ${none} as by`,
    },
    reports: {
      from: sql`report t left join report_case c on c.id = t.case_id where t.user_id = ${userId}`,
      columns: sql`t.created_at as at, t.case_id::text as no, t.kind as title, left(t.body, 300) as text,
        c.state as state, null::bigint as fen, ${none} as by`,
    },
    notes: {
      from: sql`member_note t join user_account b on b.id = t.staff_id where t.user_id = ${userId}`,
      columns: sql`t.created_at as at, ${none} as no, t.kind as title, t.text as text, ${none} as state,
        null::bigint as fen, b.nickname as by`,
    },
  })[kind]

/** The newest first, one more than asked, and how many up to 1,001. */
export async function listTrail(
  db: Db,
  { kind, userId, lang }: { kind: OwnTrail; userId: number; lang: Language },
  { size, offset, cursor }: Limits,
): Promise<{ rows: TrailRow[]; counted: number }> {
  const { from, columns } = sourceOf(kind, userId, lang)
  const { rows } = await sql<TrailRow>`
    select t.id, ${columns} from ${from} ${cursor ? sql`and t.id < ${cursor[0]}::bigint` : sql``}
    order by t.id desc ${limitTo(size + 1, offset)}`.execute(db)
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${from} limit 1001) c`.execute(db)
  return { rows, counted: counted.rows[0]!.n }
}
