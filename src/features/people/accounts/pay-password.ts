// Payment passwords: six digits, Argon2id, locked after wrong tries.
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { hashUnderKey, matchesUnderKey } from './pay-password-hash.ts'
import { clearTries, payPasswordOf, renewHash, savePayPassword, takeTry } from './pay-password-queries.ts'

const sixDigits = /^\d{6}$/

/** Keeps a new payment password. Refuses payPasswordInvalid. Hashing takes some ms: never inside a transaction. */
export async function setPayPassword(db: Db, app: AppContext, userId: number, payPassword: string): Promise<void> {
  if (!sixDigits.test(payPassword)) throw new Refusal('payPasswordInvalid')
  await savePayPassword(db, userId, await hashUnderKey(app, payPassword))
}

/**
 * Proves the person by the payment password. Refuses payPasswordNotSet, payPasswordWrong with the tries left,
 * payPasswordLocked. Outside of transactions.
 */
export async function provePayPassword(
  db: Db,
  app: AppContext,
  userId: number,
  payPassword: string | undefined,
): Promise<void> {
  const max = app.settings.get('payPasswordMaxTries')
  const taken = await takeTry(db, userId, max, app.settings.get('payPasswordLockSeconds'))
  if (!taken) {
    const state = await payPasswordOf(db, userId)
    throw state.hash === null
      ? new Refusal('payPasswordNotSet')
      : new Refusal('payPasswordLocked', { minutes: Math.max(1, state.lockedMinutes ?? 1) })
  }
  const matched =
    payPassword !== undefined && sixDigits.test(payPassword) && (await matchesUnderKey(app, taken.hash!, payPassword))
  if (matched) {
    await clearTries(db, userId)
    if (matched === 'outdated') await renewHash(db, userId, taken.hash!, await hashUnderKey(app, payPassword))
    return
  }
  if (taken.failures >= max)
    throw new Refusal('payPasswordLocked', { minutes: Math.ceil(app.settings.get('payPasswordLockSeconds') / 60) })
  throw new Refusal('payPasswordWrong', { triesLeft: max - taken.failures })
}

export const hasPayPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await payPasswordOf(db, userId)).hash !== null
