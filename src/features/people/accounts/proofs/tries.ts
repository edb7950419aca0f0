// How often a code of an app or a recovery code may be guessed: by one account from one line, and in a day from
// everywhere. Whoever guesses knows the password already; a passkey, and where it serves a code by mail, still open.
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { day } from '#kernel/security/abuse/budgets.ts'
import { giveBack, take } from '#kernel/security/abuse/meters.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'

const near = { allowed: 5, seconds: 900 }
const perDay = 30
/** Takes a try; call what it answers when the code was right. Refuses secondProofLocked. Outside of transactions. */
export async function takeProofTry(db: Db, userId: number, ip: string): Promise<(db: Db) => Promise<unknown>> {
  const budgets = [
    { key: `proof ${userId} line ${lineOf(ip)}`, ...near },
    { key: `proof ${userId} day`, allowed: perDay, seconds: day },
  ]
  const { spent } = await take(db, budgets)
  if (spent) throw new Refusal('secondProofLocked', { minutes: Math.max(1, Math.ceil(spent.wait / 60)) })
  return (at) => giveBack(at, budgets)
}
