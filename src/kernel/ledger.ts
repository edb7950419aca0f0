// Double entry over CNY (fen) and points: a transfer has a unique business key, so what is done twice moves money once.
import { sql } from 'kysely'
import { isSqlState, type Db } from './db.ts'
import { Refusal } from './refusal.ts'

export type Currency = 'CNY' | 'POINTS'
export interface Account {
  owner: 'platform' | 'user' | 'merchant' | 'order'
  /** 0 for the platform */
  ownerId: number
  kind: string
}
/** amount in fen or points: a debit (money leaves) is negative, a credit positive; a transfer's legs sum to zero. */
export interface Leg extends Account {
  amount: number
  currency?: Currency
}

export const userBalance = (userId: number): Account => ({ owner: 'user', ownerId: userId, kind: 'balance' })
export const heldOrder = (orderId: number): Account => ({ owner: 'order', ownerId: orderId, kind: 'held' })
export const clearing = (provider: string): Account => ({ owner: 'platform', ownerId: 0, kind: `clearing:${provider}` })

/**
 * Posts a transfer once per key; false when it was posted before. Refuses insufficientBalance.
 * One statement, in the caller's transaction.
 */
export async function transfer(db: Db, key: string, kind: string, legs: readonly Leg[]): Promise<boolean> {
  const rows = legs.map((l) => ({ currency: 'CNY', ...l }))
  try {
    const result = await sql<{
      posted: boolean
    }>`select ledger_post(${key}, ${kind}, ${JSON.stringify(rows)}::jsonb) as posted`.execute(db)
    return result.rows[0]!.posted
  } catch (e) {
    if (isSqlState(e, 'MI001')) throw new Refusal('insufficientBalance')
    throw e
  }
}

/** Both legs of the commonest transfer: `amount` fen from one account to another. */
export const move = (from: Account, to: Account, amount: number): Leg[] => [
  { ...from, amount: -amount },
  { ...to, amount },
]

/** The cached balance of a user's, merchant's or order's account; 0 when it never moved. */
export async function balanceOf(db: Db, account: Account, currency: Currency = 'CNY'): Promise<number> {
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
