// The balance of who leaves: what was topped up goes back the way it came, the newest top-up first, never more of one
// than its rest, nor more than the balance.
import { methodOf } from './methods.ts'
import { returnTopUp } from './refunds.ts'
import { returnableTopUps } from './top-up-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

export interface TopUpBack {
  attemptId: number
  amount: number
}
/** Which top-ups, and how much of each. */
export async function topUpsBack(db: Db, userId: number, balance: number): Promise<TopUpBack[]> {
  const found: TopUpBack[] = []
  let left = balance
  for (const topUp of await returnableTopUps(db, userId)) {
    const amount = Math.min(left, topUp.left)
    if (amount <= 0 || methodOf(topUp.method)?.interaction !== 'redirect') continue
    found.push({ attemptId: topUp.attemptId, amount })
    left -= amount
  }
  return found
}
export const sumOf = (back: readonly TopUpBack[]): number => back.reduce((sum, { amount }) => sum + amount, 0)
/** Sends them; what that was. In the transaction that closes the account. */
export async function sendTopUpsBack(db: Db, app: AppContext, userId: number, balance: number): Promise<number> {
  const back = await topUpsBack(db, userId, balance)
  for (const one of back) await returnTopUp(db, app, { ...one, userId })
  return sumOf(back)
}
