// The SQL of links by which somebody else is asked to pay.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** The payment that its owner shares; undefined for other people's. */
export const ownPayment = (db: Db, userId: number, payNo: string) =>
  sql<{ id: number }>`select id from payment where user_id = ${userId} and pay_no = ${payNo}`
    .execute(db)
    .then((r) => r.rows[0])

/** The link of a payment, with its word as it is now; where there is one already, that one stays. */
export const keepShare = (
  db: Db,
  { paymentId, hash, sealed, word }: { paymentId: number; hash: Buffer; sealed: Buffer; word: string },
) =>
  sql<{ sealed: Buffer }>`
    insert into payment_share (payment_id, token_hash, sealed, word)
    values (${paymentId}, ${hash}, ${sealed}, ${word})
    on conflict (payment_id) do update set word = excluded.word returning sealed`
    .execute(db)
    .then((r) => r.rows[0]!.sealed)
export const sealedOf = (db: Db, shareId: number) =>
  sql<{ sealed: Buffer }>`select sealed from payment_share where id = ${shareId}`
    .execute(db)
    .then((r) => r.rows[0]!.sealed)

export interface Share {
  shareId: number
  paymentId: number
  ownerId: number
  payNo: string
  word: string
  nickname: string
}
export const shareByHash = (db: Db, hash: Buffer) =>
  sql<Share>`
    select s.id as "shareId", p.id as "paymentId", p.user_id as "ownerId", p.pay_no as "payNo", s.word, u.nickname
    from payment_share s join payment p on p.id = s.payment_id join user_account u on u.id = p.user_id
    where s.token_hash = ${hash}`
    .execute(db)
    .then((r) => r.rows[0])

export interface SharedLine {
  title: string
  spec: string
  picture: string | null
  quantity: number
}
/** What is paid for, without anything of where it goes. */
export const sharedLines = (db: Db, paymentId: number, lang: Language) =>
  sql<SharedLine>`
    select in_language(l.title, ${lang}) as title, l.picture, l.quantity, spec_in(l.spec, ${lang}) as spec
    from order_line l where l.order_id = any(array(select order_id from payment_order where payment_id = ${paymentId}))
    order by l.id`
    .execute(db)
    .then((r) => r.rows)

/** What became of an attempt by this link. */
export const attemptOfShare = (db: Db, shareId: number, attemptNo: string) =>
  sql<{ status: string; unwanted: boolean }>`
    select status, unwanted from payment_attempt where share_id = ${shareId} and attempt_no = ${attemptNo}`
    .execute(db)
    .then((r) => r.rows[0])
/** Somebody is at a provider to pay this. */
export const isBeingPaid = (db: Db, paymentId: number) =>
  sql`select 1 from payment_attempt where payment_id = ${paymentId} and status in ('started', 'open') limit 1`
    .execute(db)
    .then((r) => r.rows.length > 0)

export const forgetWords = (db: Db, userId: number): Promise<unknown> =>
  sql`update payment_share s set word = '' from payment p where p.id = s.payment_id and p.user_id = ${userId}`.execute(
    db,
  )
/** What somebody wrote to their friends, for the data export. */
export const wordsOf = (db: Db, userId: number) =>
  sql<{ payNo: string; word: string }>`
    select p.pay_no as "payNo", s.word from payment_share s join payment p on p.id = s.payment_id
    where p.user_id = ${userId} and s.word <> '' order by s.id`
    .execute(db)
    .then((r) => r.rows)
