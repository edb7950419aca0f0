// The SQL of payouts, their batches, and the accounts that merchants are paid to.
import { sql } from 'kysely'
import type { BatchStatus, Owner, PayoutStatus } from './states.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface SentBack {
  amount: number
  reason: string
  /** ms since 1970 */
  at: number
}
export interface Account {
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
  changedAt: Date
  changedBy: string
  sentBack: SentBack | null
}
/** What the bank sent back of the account as it is, unless it took one that was asked for afterwards. */
const sentBack = sql`(select json_build_object('amount', p.amount, 'reason', p.reason,
      'at', extract(epoch from p.ended_at) * 1000)
    from payout p where p.owner = 'merchant' and p.owner_id = a.merchant_id and p.status = 'failed'
      and p.created_at >= a.changed_at and not exists (
        select from payout later where later.owner = 'merchant' and later.owner_id = p.owner_id
          and later.status = 'paid' and later.created_at > p.ended_at)
    order by p.id desc limit 1) as "sentBack"`
export const accountBy = async (db: Db, merchantId: number): Promise<Account | undefined> =>
  (
    await sql<Account>`
      select a.bank, a.sealed, a.masked_holder as "maskedHolder", a.last_four as "lastFour",
        a.changed_at as "changedAt", u.nickname as "changedBy", ${sentBack}
      from merchant_account a join user_account u on u.id = a.changed_by where a.merchant_id = ${merchantId}`.execute(
      db,
    )
  ).rows[0]
export interface ToPay extends Pick<Account, 'bank' | 'sealed' | 'maskedHolder' | 'changedAt' | 'sentBack'> {
  merchantId: number
}
export const accountsBy = async (db: Db, merchantIds: readonly number[]): Promise<ToPay[]> =>
  (
    await sql<ToPay>`
      select a.merchant_id as "merchantId", a.bank, a.sealed, a.masked_holder as "maskedHolder",
        a.changed_at as "changedAt", ${sentBack}
      from merchant_account a where a.merchant_id = any(${idList(merchantIds)})`.execute(db)
  ).rows
export const putAccount = (
  db: Db,
  merchantId: number,
  a: { bank: string; sealed: Buffer; maskedHolder: string; lastFour: string; userId: number },
): Promise<unknown> =>
  sql`
    insert into merchant_account (merchant_id, bank, sealed, masked_holder, last_four, changed_by)
    values (${merchantId}, ${a.bank}, ${a.sealed}, ${a.maskedHolder}, ${a.lastFour}, ${a.userId})
    on conflict (merchant_id) do update set bank = excluded.bank, sealed = excluded.sealed,
      masked_holder = excluded.masked_holder, last_four = excluded.last_four, changed_by = excluded.changed_by,
      changed_at = shop_now()`.execute(db)
export const merchantNames = async (db: Db, id: number): Promise<Texts> =>
  (await sql<{ name: Texts }>`select name from merchant where id = ${id}`.execute(db)).rows[0]!.name

export interface NewPayout {
  payoutNo: string
  owner: Owner
  ownerId: number
  amount: number
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
}
/** Their ids, in this order. */
export const insertPayouts = async (db: Db, payouts: readonly NewPayout[]): Promise<number[]> => {
  const of = <K extends keyof NewPayout>(key: K): NewPayout[K][] => payouts.map((one) => one[key])
  const { rows } = await sql<{ id: number; payoutNo: string }>`
    insert into payout (payout_no, owner, owner_id, amount, bank, sealed, masked_holder, last_four)
    select * from unnest(${textList(of('payoutNo'))}, ${textList(of('owner'))}, ${idList(of('ownerId'))},
      ${idList(of('amount'))}, ${textList(of('bank'))}, (select ${of('sealed')}::bytea[]),
      ${textList(of('maskedHolder'))}, ${textList(of('lastFour'))})
    returning id, payout_no as "payoutNo"`.execute(db)
  const ids = new Map(rows.map(({ id, payoutNo }) => [payoutNo, id]))
  return payouts.map(({ payoutNo }) => ids.get(payoutNo)!)
}
export interface Payout {
  id: number
  payoutNo: string
  owner: Owner
  ownerId: number
  amount: number
  status: PayoutStatus
  bankRef: string
  reason: string
}
const columns = sql`p.id, p.payout_no as "payoutNo", p.owner, p.owner_id as "ownerId", p.amount, p.status,
  p.bank_ref as "bankRef", p.reason`
export const payoutBy = async (db: Db, id: number): Promise<Payout | undefined> =>
  (await sql<Payout>`select ${columns} from payout p where p.id = ${id}`.execute(db)).rows[0]

/** What is held is not sent: a suspended merchant's waits until the shop is open again. */
const free = sql`p.status = 'ready' and (p.owner <> 'merchant' or exists (
  select from merchant m where m.id = p.owner_id and m.status <> 'suspended'))`
/** So many of those that wait, held for the rest of the transaction. */
export const holdReady = async (db: Db, most: number): Promise<{ id: number; amount: number }[]> =>
  (
    await sql<{ id: number; amount: number }>`
      select p.id, p.amount from payout p where ${free} order by p.id limit ${most}
      for update of p skip locked`.execute(db)
  ).rows
export const insertBatch = async (
  db: Db,
  b: { batchNo: string; status: BatchStatus; amount: number; userId: number; payouts: readonly number[] },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into payout_batch (batch_no, status, amount, payouts, made_by, approved_at)
    values (${b.batchNo}, ${b.status}, ${b.amount}, ${b.payouts.length}, ${b.userId},
      case when ${b.status === 'approved'} then shop_now() end) returning id`.execute(db)
  const id = rows[0]!.id
  await sql`update payout set status = 'batched', batch_id = ${id}
    where id = any(${idList(b.payouts)}) and status = 'ready'`.execute(db)
  return id
}
export interface Batch {
  id: number
  batchNo: string
  status: BatchStatus
  amount: number
  payouts: number
  madeBy: number
  maker: string
  madeAt: Date
  approver: string | null
  approvedAt: Date | null
  sentAt: Date | null
  answeredAt: Date | null
  /** of an answer */
  failed: number
  paid: number
}
const batchColumns = sql`b.id, b.batch_no as "batchNo", b.status, b.amount, b.payouts, b.made_by as "madeBy",
  m.nickname as maker, b.made_at as "madeAt", a.nickname as approver, b.approved_at as "approvedAt",
  b.sent_at as "sentAt", b.answered_at as "answeredAt",
  (select count(*)::int from payout p where p.batch_id = b.id and p.status = 'failed') as failed,
  (select coalesce(sum(p.amount), 0)::bigint from payout p where p.batch_id = b.id and p.status = 'paid') as paid`
const batchJoined = sql`payout_batch b join user_account m on m.id = b.made_by
  left join user_account a on a.id = b.approved_by`
export const batchBy = async (db: Db, id: number): Promise<Batch | undefined> =>
  (await sql<Batch>`select ${batchColumns} from ${batchJoined} where b.id = ${id}`.execute(db)).rows[0]
/** Held for the rest of the transaction. */
export const holdBatch = async (db: Db, id: number): Promise<Batch | undefined> => {
  await sql`select from payout_batch where id = ${id} for update`.execute(db)
  return batchBy(db, id)
}
export const listBatches = async (db: Db, { size, offset, cursor }: Limits): Promise<Batch[]> =>
  (
    await sql<Batch>`
      select ${batchColumns} from ${batchJoined}
      where ${cursor === undefined} or b.id < ${cursor?.[0] ?? 0}
      order by b.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countBatches = async (db: Db): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from (select from payout_batch limit 1001) c`.execute(db))
    .rows[0]!.n
export const markBatch = (db: Db, id: number, status: BatchStatus, userId: number): Promise<unknown> =>
  status === 'approved'
    ? sql`update payout_batch set status = 'approved', approved_by = ${userId}, approved_at = shop_now()
        where id = ${id}`.execute(db)
    : status === 'sent'
      ? sql`update payout_batch set status = 'sent', sent_by = ${userId}, sent_at = shop_now()
          where id = ${id}`.execute(db)
      : status === 'answered'
        ? sql`update payout_batch set status = 'answered', answered_by = ${userId}, answered_at = shop_now()
            where id = ${id}`.execute(db)
        : sql`update payout_batch set status = ${status} where id = ${id}`.execute(db)
export const freeAgain = (db: Db, batchId: number): Promise<unknown> =>
  sql`update payout set status = 'ready', batch_id = null where batch_id = ${batchId} and status = 'batched'`.execute(
    db,
  )

export interface Listed extends Payout {
  bank: string
  maskedHolder: string
  lastFour: string
  createdAt: Date
  endedAt: Date | null
  /** whose it is */
  name: string
  held: boolean
}
const listed = (lang: Language) => sql`${columns}, p.bank, p.masked_holder as "maskedHolder", p.last_four as "lastFour",
  p.created_at as "createdAt", p.ended_at as "endedAt",
  coalesce(in_language(m.name, ${lang}), u.nickname, p.masked_holder) as name,
  coalesce(m.status = 'suspended', false) as held`
const listedFrom = sql`payout p left join merchant m on p.owner = 'merchant' and m.id = p.owner_id
  left join user_account u on p.owner = 'user' and u.id = p.owner_id`
/** Of a batch, or those that wait for one. */
export const listPayouts = async (
  db: Db,
  lang: Language,
  batchId: number | undefined,
  { size, offset, cursor }: Limits,
): Promise<Listed[]> =>
  (
    await sql<Listed>`
      select ${listed(lang)} from ${listedFrom}
      where ${batchId === undefined ? sql`p.status = 'ready'` : sql`p.batch_id = ${batchId}`}
        and (${cursor === undefined} or p.id > ${cursor?.[0] ?? 0})
      order by p.id limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countPayouts = async (db: Db, batchId: number | undefined): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from payout p
        where ${batchId === undefined ? sql`p.status = 'ready'` : sql`p.batch_id = ${batchId}`} limit 1001) c`.execute(
      db,
    )
  ).rows[0]!.n
export interface Waiting {
  ready: number
  amount: number
  held: number
  toApprove: number
  atBank: number
  atBankAmount: number
}
export const waitingOf = async (db: Db): Promise<Waiting> =>
  (
    await sql<Waiting>`
      select count(*) filter (where ${free})::int as ready,
        coalesce(sum(p.amount) filter (where ${free}), 0)::bigint as amount,
        count(*) filter (where p.status = 'ready' and not (${free}))::int as held,
        (select count(*)::int from payout_batch where status = 'made') as "toApprove",
        (select count(*)::int from payout_batch where status = 'sent') as "atBank",
        (select coalesce(sum(amount), 0)::bigint from payout_batch where status = 'sent') as "atBankAmount"
      from payout p where p.status = 'ready'`.execute(db)
  ).rows[0]!

export interface Instructed extends Payout {
  bank: string
  sealed: Buffer | null
}
export const payoutsIn = async (db: Db, batchId: number): Promise<Instructed[]> =>
  (
    await sql<Instructed>`
      select ${columns}, p.bank, p.sealed from payout p where p.batch_id = ${batchId} order by p.id`.execute(db)
  ).rows
export const markSent = (db: Db, batchId: number): Promise<unknown> =>
  sql`update payout set status = 'sent' where batch_id = ${batchId} and status = 'batched'`.execute(db)
/** The numbers of an account are kept no longer than they are needed. */
export const endPayouts = (
  db: Db,
  batchId: number,
  of: readonly { payoutNo: string; paid: boolean; bankRef: string; reason: string }[],
): Promise<unknown> =>
  sql`
    update payout p set status = case when a.paid then 'paid' else 'failed' end, bank_ref = a.ref, reason = a.reason,
      ended_at = shop_now(), sealed = null
    from unnest(${textList(of.map(({ payoutNo }) => payoutNo))}, (select ${of.map(({ paid }) => paid)}::boolean[]),
      ${textList(of.map(({ bankRef }) => bankRef))}, ${textList(of.map(({ reason }) => reason))})
      as a(no, paid, ref, reason)
    where p.batch_id = ${batchId} and p.payout_no = a.no and p.status = 'sent'`.execute(db)
/** Of who left: what was paid, when and why stays. */
export const forgetHolders = (db: Db, userId: number): Promise<unknown> =>
  sql`update payout set bank = '', masked_holder = '', last_four = '', reason = ''
    where owner = 'user' and owner_id = ${userId} and ended_at is not null`.execute(db)
export const forgetHoldersOf = (db: Db, payoutIds: readonly number[]): Promise<unknown> =>
  sql`update payout set bank = '', masked_holder = '', last_four = '', reason = ''
    where id = any(${idList(payoutIds)}) and ended_at is not null`.execute(db)
