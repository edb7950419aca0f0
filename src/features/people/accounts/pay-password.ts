// Payment passwords: six digits, Argon2id, a wait after wrong tries.
// They are tried in a sign-in only, so the count is the person's own.
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { forget, forgive, hold, settle } from '#kernel/security/abuse/meters.ts'
import { hashUnderKey, matchesUnderKey } from './pay-password-hash.ts'
import { payPasswordOf, renewHash, savePayPassword } from './pay-password-queries.ts'

const sixDigits = /^\d{6}$/
const keyOf = (userId: number): string => `payPassword ${userId}`

/** Keeps a new payment password. Refuses payPasswordInvalid. Hashing takes some ms: never inside a transaction. */
export async function setPayPassword(db: Db, app: AppContext, userId: number, payPassword: string): Promise<void> {
  if (!sixDigits.test(payPassword)) throw new Refusal('payPasswordInvalid')
  await savePayPassword(db, userId, await hashUnderKey(app, payPassword))
  await forget(db, [keyOf(userId)])
}

/**
 * Proves the person by the payment password; of right ones at once each counts as right. Refuses payPasswordNotSet,
 * payPasswordWrong with the tries left, payPasswordLocked. Outside of transactions.
 */
export async function provePayPassword(
  db: Db,
  app: AppContext,
  userId: number,
  payPassword: string | undefined,
): Promise<void> {
  const { get } = app.settings
  const budget = { key: keyOf(userId), allowed: get('payPasswordMaxTries'), seconds: get('payPasswordLockSeconds') }
  const { counts, spent, known: hash } = await hold(db, [budget], payPasswordOf(userId))
  if (hash === null) {
    if (!spent) await forgive(db, budget.key)
    throw new Refusal('payPasswordNotSet')
  }
  if (spent) throw new Refusal('payPasswordLocked', { minutes: Math.ceil(spent.wait / 60) })
  const matched =
    payPassword !== undefined && sixDigits.test(payPassword) && (await matchesUnderKey(app, hash, payPassword))
  if (matched) {
    await forgive(db, budget.key)
    if (matched === 'outdated') await renewHash(db, userId, hash, await hashUnderKey(app, payPassword))
    return
  }
  await settle(db, budget.key)
  const triesLeft = budget.allowed - (counts[0]?.n ?? budget.allowed)
  if (triesLeft <= 0) throw new Refusal('payPasswordLocked', { minutes: Math.ceil(budget.seconds / 60) })
  throw new Refusal('payPasswordWrong', { triesLeft })
}
