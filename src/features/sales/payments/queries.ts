// The SQL of what the cashier shows.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface CashierRow {
  id: number
  payNo: string
  subject: string
  /** the payment whose gap a top-up fills */
  forPayNo: string | null
  status: 'open' | 'paid' | 'closed' | 'void'
  amount: number
  method: string | null
  createdAt: Date
  expiresAt: Date
  overdue: boolean
  /** a provider that may have been paid has not said so yet */
  asking: boolean
  /** where the buyer, and no friend of theirs, goes on to pay, as far as a provider has opened it */
  redirectUrl: string | null
  /** what an app scans to go on, of the same attempt */
  code: string | null
  paidAt: Date | null
  /** since when a bank transfer for it is looked at */
  reviewSince: Date | null
  /** buyers can be told an account of ours */
  recipient: boolean
  /** bank transfers of the payer that are not decided, for other payments */
  openTransfers: number
  orders: {
    orderNo: string
    merchantName: string
    payable: number
    quantity: number
    pictures: string[]
    areas: string[] | null
    lines: { stock: string; preorderDay: string | null; priceKind: string }[]
  }[]
  productIds: number[]
  lastMethod: string | null
  balance: number
  hasPayPassword: boolean
}
/** An array, and no join: without fresh statistics PostgreSQL would walk along a million orders to find these few. */
const ofPayment = (order: 'o.id' | 'l.order_id') =>
  sql`${sql.ref(order)} = any(array(select k.order_id from payment_order k where k.payment_id = p.id))`
/** Everything the cashier shows of the buyer's payment number, in one statement. */
export const cashierOf = (db: Db, userId: number, lang: Language, payNo: string) =>
  cashier(db, userId, lang, sql`p.pay_no = ${payNo} and p.user_id = ${userId}`)
/** The same for who was asked to pay it: with their own money; nobody, of a guest. */
export const sharedCashierOf = (db: Db, payerId: number | null, lang: Language, paymentId: number) =>
  cashier(db, payerId, lang, sql`p.id = ${paymentId}`)

const cashier = (db: Db, payerId: number | null, lang: Language, which: RawBuilder<unknown>) =>
  first(
    sql<CashierRow>`
    select p.id, p.pay_no as "payNo", p.subject, (
        select f.pay_no from top_up t join payment f on f.id = t.for_payment_id
        where t.payment_id = p.id) as "forPayNo", p.status, p.amount, p.method, p.created_at as "createdAt",
      p.expires_at as "expiresAt", p.expires_at <= shop_now() as overdue, p.paid_at as "paidAt",
      p.status in ('open', 'closed') and exists (
        select from payment_attempt a where a.payment_id = p.id and (a.status = 'started'
          or a.status = 'open' and (p.status = 'closed' or p.expires_at <= shop_now()))) as asking,
      case when p.status = 'open' then p.review_since end as "reviewSince",
      exists (select from bank_recipient) as recipient, (
        select count(*)::int from bank_transfer b join payment q on q.id = b.payment_id
        where b.user_id = ${payerId} and q.status = 'open' and q.review_since is not null
          and b.payment_id <> p.id) as "openTransfers",
      going."redirectUrl", going.code, (
        select coalesce(json_agg(json_build_object('orderNo', o.order_no,
          'merchantName', in_language(m.name, ${lang}), 'payable', g.amount,
          'quantity', (select sum(quantity) from order_line l where l.order_id = o.id),
          'pictures', (
            select coalesce(json_agg(l.picture order by l.id) filter (where l.picture is not null), '[]')
            from order_line l where l.order_id = o.id),
          'areas', o.address -> 'areas', 'lines', (
            select json_agg(json_build_object('stock', l.stock, 'preorderDay', l.preorder_day::text,
              'priceKind', l.price_kind))
            from order_line l where l.order_id = o.id)) order by o.id), '[]')
        from shop_order o join payment_order g on g.order_id = o.id and g.payment_id = p.id
        join merchant m on m.id = o.merchant_id where ${ofPayment('o.id')}) as orders, (
        select coalesce(json_agg(distinct l.product_id), '[]')
        from order_line l where ${ofPayment('l.order_id')}) as "productIds", (
        select x.method from payment x
        where x.user_id = ${payerId} and x.status = 'paid' and x.method <> 'free'
        order by x.id desc limit 1) as "lastMethod",
      coalesce((
        select balance from ledger_account
        where currency = 'CNY' and owner = 'user' and owner_id = ${payerId} and kind = 'balance'), 0) as balance,
      exists (
        select from user_account u where u.id = ${payerId} and u.pay_password_hash is not null) as "hasPayPassword"
    from payment p left join lateral (
        select a.redirect_url as "redirectUrl", a.code from payment_attempt a
        where a.payment_id = p.id and a.status = 'open' and p.status = 'open' and p.expires_at > shop_now()
          and a.payer_id = ${payerId} and a.share_id is null
        order by a.id desc limit 1) going on true
    where ${which}`.execute(db),
  )
