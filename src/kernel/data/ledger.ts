// Double entry over CNY (fen) and points: a transfer has a unique business key, so doing a thing twice moves money
// once.
import { ownValue } from '#kernel/data/own.ts'
import { sql } from 'kysely'
import { isSqlState, type Db } from './db.ts'
import { Refusal } from '../call/refusal.ts'

export type Currency = 'CNY' | 'POINTS'
/** Every account there is, by owner, with its currency. A provider's clearing account is named by `clearing`. */
export const accounts = {
  platform: {
    promotion: 'CNY',
    commission: 'CNY',
    fees: 'CNY',
    suspense: 'CNY',
    membership: 'CNY',
    adjustment: 'CNY',
    waived: 'CNY',
    pointsIssued: 'POINTS',
    pointsRedeemed: 'POINTS',
  },
  user: {
    balance: 'CNY',
    earnings: 'CNY',
    frozen: 'CNY',
    earningsDebt: 'CNY',
    debt: 'CNY',
    points: 'POINTS',
    pointsPending: 'POINTS',
    pointsDebt: 'POINTS',
  },
  merchant: { payable: 'CNY', frozen: 'CNY', receivable: 'CNY' },
  order: { held: 'CNY' },
} as const satisfies Record<string, Record<string, Currency>>
/** What may be owed: at most zero, where every other account of a user, merchant or order is at least zero. */
export const debts: readonly Account['kind'][] = ['pointsDebt', 'earningsDebt', 'debt', 'receivable']

type Kinds = typeof accounts
type Clearing = `clearing:${string}`
export type Account =
  | { owner: 'platform'; ownerId: 0; kind: keyof Kinds['platform'] | Clearing }
  | { owner: 'user'; ownerId: number; kind: keyof Kinds['user'] }
  | { owner: 'merchant'; ownerId: number; kind: keyof Kinds['merchant'] }
  | { owner: 'order'; ownerId: number; kind: keyof Kinds['order'] }
/** amount in fen or points: a debit (money leaves) is negative, a credit positive; the legs of a transfer sum to zero.
 * */
export type Leg = Account & {
  amount: number
  /** where it is not the account's usual one */
  currency?: Currency
}

export const ofPlatform = (kind: keyof Kinds['platform']): Account => ({ owner: 'platform', ownerId: 0, kind })
export const ofUser = (userId: number, kind: keyof Kinds['user']): Account => ({ owner: 'user', ownerId: userId, kind })
export const ofMerchant = (merchantId: number, kind: keyof Kinds['merchant']): Account => ({
  owner: 'merchant',
  ownerId: merchantId,
  kind,
})
export const userBalance = (userId: number): Account => ofUser(userId, 'balance')
export const heldOrder = (orderId: number): Account => ({ owner: 'order', ownerId: orderId, kind: 'held' })
/** What a provider, our bank or a payout has and we have not: `stripe`, `bank`, `payout`. */
export const clearing = (provider: string): Account => ({ owner: 'platform', ownerId: 0, kind: `clearing:${provider}` })

const usual = ({ owner, kind }: Account): Currency =>
  ownValue(accounts[owner] as Record<string, Currency>, kind) ?? 'CNY'

/** Posts a transfer once per key; false when it was posted before. One statement, in the caller's transaction.
 * Refuses insufficientBalance: an account would pass zero. */
export async function transfer(db: Db, key: string, kind: string, legs: readonly Leg[]): Promise<boolean> {
  const result = await sql<{
    posted: boolean
  }>`select ledger_post(${key}, ${kind}, ${JSON.stringify(legs.map(full))}::jsonb) as posted`
    .execute(db)
    .catch(refusedAt)
  return result.rows[0]!.posted
}
const full = (leg: Leg): Leg => ({ currency: usual(leg), ...leg })
function refusedAt(e: unknown): never {
  throw isSqlState(e, 'MI001') ? new Refusal('insufficientBalance') : e
}
export interface Transfer {
  key: string
  kind: string
  legs: readonly Leg[]
}
/** Posts transfers one after the other, in one statement, each once per key. Refuses insufficientBalance, and then none
 * is posted. */
export async function transferAll(db: Db, transfers: readonly Transfer[]): Promise<void> {
  const rows = JSON.stringify(transfers.map((one) => ({ ...one, legs: one.legs.map(full) })))
  await sql`
    select count(ledger_post(t ->> 'key', t ->> 'kind', t -> 'legs')) from jsonb_array_elements(${rows}::jsonb) t`
    .execute(db)
    .catch(refusedAt)
}

/** Whether a transfer of this key stands. */
export const isPosted = (db: Db, key: string): Promise<boolean> =>
  db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
    .then((row) => row !== undefined)

/** Both legs of the commonest transfer: `amount` fen from one account to another. */
export const move = (from: Account, to: Account, amount: number): Leg[] => [
  { ...from, amount: -amount },
  { ...to, amount },
]

/** The cached balance of a user's, merchant's or order's account; 0 when it never moved. */
export async function balanceOf(db: Db, account: Account, currency: Currency = usual(account)): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('currency', '=', currency)
    .where('owner', '=', account.owner)
    .where('owner_id', '=', account.ownerId)
    .where('kind', '=', account.kind)
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** What a person has in money, by kind of account: read at once, where several are told together. */
export async function balancesOfUser(db: Db, userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('currency', '=', 'CNY')
    .where('owner', '=', 'user')
    .where('owner_id', '=', userId)
    .execute()
  return new Map(rows.map(({ kind, balance }) => [kind, balance ?? 0]))
}
/** Of one account, locked for the rest of the transaction: nobody else moves it meanwhile. */
export async function lockedBalance(db: Db, account: Account): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_account where currency = ${usual(account)} and owner = ${account.owner}
      and owner_id = ${account.ownerId} and kind = ${account.kind} for update`.execute(db)
  return rows[0]?.balance ?? 0
}
