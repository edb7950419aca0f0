// The SQL that reads statements: lists, one of them, what its lines are made of.
import { sql, type RawBuilder } from 'kysely'
import type { Cycle } from '#features/catalog/terms/limits.ts'
import type { PayoutStatus } from '#features/money/payouts/states.ts'
import type { AmountLine, DisputeStatus, StatementLine, StatementStatus } from './states.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Head {
  id: number
  cycle: Cycle
  fromDay: string
  toDay: string
  status: StatementStatus
  amount: number
  carried: number
  held: number
  paid: number
  confirmBy: Date
  createdAt: Date
  confirmedAt: Date | null
  /** the bank sent its payout back: what was paid is due again */
  sentBack: boolean
}
export interface OfMerchant {
  merchantId: number
  merchantName: string
  merchantStatus: 'open' | 'suspended' | 'closed'
}
const head = sql`s.id, s.cycle, s.from_day::text as "fromDay", s.to_day::text as "toDay", s.status, s.amount, s.carried,
  s.held, s.paid, s.confirm_by as "confirmBy", s.created_at as "createdAt", s.confirmed_at as "confirmedAt",
  s.status in ('confirmed', 'disputed') and exists (
    select from payout p where p.id = s.payout_id and p.status = 'failed') as "sentBack"`
const ofMerchant = (
  lang: Language,
) => sql`s.merchant_id as "merchantId", in_language(m.name, ${lang}) as "merchantName",
  m.status as "merchantStatus"`

const byTab = {
  open: sql`s.status = 'open'`,
  running: sql`s.status in ('disputed', 'confirmed', 'paying')`,
  disputed: sql`s.status <> 'making' and exists (
    select from statement_dispute d where d.statement_id = s.id and d.status <> 'closed')`,
  confirmed: sql`s.status in ('confirmed', 'disputed')`,
  paying: sql`s.status = 'paying'`,
  done: sql`s.status in ('paid', 'carried')`,
  all: sql`s.status <> 'making'`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type Tab = keyof typeof byTab
export interface Filter {
  tab: Tab
  merchantId?: number | undefined
}
const whose = ({ merchantId }: Filter) => (merchantId === undefined ? sql`true` : sql`s.merchant_id = ${merchantId}`)

export const listStatements = async (
  db: Db,
  lang: Language,
  filter: Filter,
  { size, offset, cursor }: Limits,
): Promise<(Head & OfMerchant)[]> =>
  (
    await sql<Head & OfMerchant>`
      select ${head}, ${ofMerchant(lang)} from statement s join merchant m on m.id = s.merchant_id
      where ${byTab[filter.tab]} and ${whose(filter)}
        and (${cursor === undefined} or s.id < ${cursor?.[0] ?? 0})
      order by s.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countStatements = async (db: Db, filter: Filter): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (
        select from statement s where ${byTab[filter.tab]} and ${whose(filter)} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface Detail extends Head, OfMerchant {
  sums: Record<StatementLine, number>
  counts: Record<string, number>
  opening: number
  payouts: number
  closing: number
  confirmedBy: string | null
  payout: {
    payoutNo: string
    batchId: number | null
    amount: number
    bank: string
    lastFour: string
    status: PayoutStatus
    bankRef: string
    reason: string
    at: string
  } | null
  dispute: {
    lines: AmountLine[]
    amount: number
    held: number
    status: DisputeStatus
    granted: number | null
    askedAt: string
    proposedBy: number | null
    proposer: string | null
  } | null
}
/** Of one merchant where it says which. */
export const readStatement = async (
  db: Db,
  lang: Language,
  id: number,
  merchantId?: number,
): Promise<Detail | undefined> =>
  (
    await sql<Detail>`
      select ${head}, ${ofMerchant(lang)}, s.counts, s.opening, s.payouts, s.closing,
        (select nickname from user_account u where u.id = s.confirmed_by) as "confirmedBy",
        jsonb_build_object('sales', s.sales, 'discounts', s.discounts, 'freight', s.freight, 'tax', s.tax,
          'commission', s.commission, 'refunds', s.refunds, 'commissionBack', s.commission_back,
          'returnFreight', s.return_freight, 'adjustments', s.adjustments, 'platform', s.platform) as sums,
        (select jsonb_build_object('payoutNo', p.payout_no, 'batchId', p.batch_id, 'amount', p.amount, 'bank', p.bank,
            'lastFour', p.last_four, 'status', p.status, 'bankRef', p.bank_ref, 'reason', p.reason,
            'at', coalesce(p.ended_at, p.created_at))
          from payout p where p.id = s.payout_id) as payout,
        (select jsonb_build_object('lines', d.lines, 'amount', d.amount, 'held', d.held, 'status', d.status,
            'granted', d.granted, 'askedAt', d.asked_at, 'proposedBy', d.proposed_by, 'proposer', u.nickname)
          from statement_dispute d left join user_account u on u.id = d.proposed_by
          where d.statement_id = s.id order by d.id desc limit 1) as dispute
      from statement s join merchant m on m.id = s.merchant_id
      where s.id = ${id} and ${byTab.all} and ${whose({ tab: 'all', merchantId })}`.execute(db)
  ).rows[0]
export interface Word {
  id: number
  side: 'merchant' | 'staff'
  by: string
  kind: 'word' | 'dispute' | 'answer'
  words: string
  at: Date
}
export const wordsOf = async (db: Db, id: number): Promise<Word[]> =>
  (
    await sql<Word>`
      select w.id, w.side, u.nickname as by, w.kind, w.words, w.created_at as at
      from statement_word w join user_account u on u.id = w.user_id
      where w.statement_id = ${id} order by w.id desc limit 200`.execute(db)
  ).rows

/** What a posting adds to a line, and which postings do. */
const parts = {
  sales: [sql`x.gross`, sql`p.cause = 'settled' and x.gross <> 0`],
  discounts: [sql`x.goods - x.gross`, sql`p.cause = 'settled' and x.goods <> x.gross`],
  freight: [sql`x.rest - x.tax`, sql`p.cause = 'settled' and x.rest <> x.tax`],
  tax: [sql`x.tax`, sql`p.cause = 'settled' and x.tax <> 0`],
  commission: [sql`-x.commission`, sql`p.cause = 'settled' and x.commission <> 0`],
  refunds: [sql`x.goods + x.rest`, sql`p.cause = 'takenBack'`],
  commissionBack: [sql`-x.commission`, sql`p.cause = 'takenBack' and x.commission <> 0`],
  returnFreight: [sql`p.amount`, sql`p.cause = 'returnFreight'`],
  adjustments: [sql`p.amount`, sql`p.cause = 'adjustment'`],
  platform: [sql`x.added`, sql`p.cause = 'settled' and x.added <> 0`],
} as const satisfies Record<StatementLine, readonly [RawBuilder<unknown>, RawBuilder<unknown>]>
export interface Posting {
  id: number
  orderNo: string | null
  title: string | null
  picture: string | null
  at: Date
  amount: number
}
const joined = (lang: Language) => sql`o.order_no as "orderNo", in_language(l.title, ${lang}) as title, l.picture,
  t.created_at as at`
const from = sql`statement_posting p join ledger_transfer t on t.id = p.transfer_id
  left join settlement x on x.id = p.settlement_id left join shop_order o on o.id = p.order_id
  left join order_line l on l.id = x.order_line_id`
export const listPostings = async (
  db: Db,
  lang: Language,
  { id, line }: { id: number; line: StatementLine },
  { size, offset, cursor }: Limits,
): Promise<Posting[]> => {
  const [amount, counts] = parts[line]
  const { rows } = await sql<Posting>`
    select p.transfer_id as id, ${joined(lang)}, ${amount} as amount from ${from}
    where p.statement_id = ${id} and ${counts}
      and (${cursor === undefined} or p.transfer_id < ${cursor?.[0] ?? 0})
    order by p.transfer_id desc limit ${size + 1} offset ${offset}`.execute(db)
  return rows
}
export const countPostings = async (db: Db, id: number, line: StatementLine): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (
        select from statement_posting p left join settlement x on x.id = p.settlement_id
        where p.statement_id = ${id} and ${parts[line][1]} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface SheetRow extends Posting {
  cause: 'settled' | 'takenBack' | 'returnFreight' | 'adjustment' | 'payout'
  gross: number | null
  goods: number | null
  added: number | null
  commission: number | null
  rest: number | null
  tax: number | null
}
export const sheetRows = async (
  db: Db,
  lang: Language,
  { id, after, size }: { id: number; after: number; size: number },
): Promise<SheetRow[]> =>
  (
    await sql<SheetRow>`
      select p.transfer_id as id, ${joined(lang)}, p.amount, p.cause, x.gross, x.goods, x.added, x.commission, x.rest,
        x.tax
      from ${from} where p.statement_id = ${id} and p.transfer_id > ${after}
      order by p.transfer_id limit ${size + 1}`.execute(db)
  ).rows

export interface Summary {
  payable: number
  receivable: number
  frozen: number
  /** of statements that are not paid yet */
  stated: number
  due: number
  cycle: Cycle
  newest: string | null
  status: 'open' | 'suspended' | 'closed'
}
export const summaryOf = async (db: Db, merchantId: number): Promise<Summary> =>
  (
    await sql<Summary>`
      select coalesce(sum(a.balance) filter (where a.kind = 'payable'), 0)::bigint as payable,
        coalesce(sum(a.balance) filter (where a.kind = 'receivable'), 0)::bigint as receivable,
        coalesce(sum(a.balance) filter (where a.kind = 'frozen'), 0)::bigint as frozen,
        (select coalesce(sum(s.amount + s.carried - s.paid), 0)::bigint from statement s
          where s.merchant_id = m.id and s.carried_to is null and s.status <> 'making') as stated,
        (select coalesce(sum(s.amount + s.carried - s.held - s.paid), 0)::bigint from statement s
          where s.merchant_id = m.id and s.status in ('confirmed', 'disputed')
            and s.amount + s.carried - s.held - s.paid > 0) as due,
        coalesce((select settlement_cycle from merchant_terms where merchant_id = m.id), 'month') as cycle,
        (select max(to_day)::text from statement s where s.merchant_id = m.id) as newest, m.status
      from merchant m left join ledger_account a
        on a.currency = 'CNY' and a.owner = 'merchant' and a.owner_id = m.id
      where m.id = ${merchantId} group by m.id`.execute(db)
  ).rows[0]!

export interface OpenStatements {
  merchantId: number
  count: number
  confirmBy: Date
}
export const openStatements = async (db: Db, merchantIds: readonly number[]): Promise<OpenStatements[]> =>
  (
    await sql<OpenStatements>`
      select merchant_id as "merchantId", count(*)::int as count, min(confirm_by) as "confirmBy" from statement
      where merchant_id = any(${idList(merchantIds)}) and status = 'open' group by 1`.execute(db)
  ).rows
/** A dispute of which somebody granted something. */
export const grantOf = async (db: Db, id: number): Promise<{ by: number; at: Date; granted: number } | undefined> =>
  (
    await sql<{ by: number; at: Date; granted: number }>`
      select proposed_by as by, proposed_at as at, granted from statement_dispute
      where statement_id = ${id} and status = 'proposed'`.execute(db)
  ).rows[0]
