// Bank accounts that money goes back to: sealed, each for the money of one attempt.
import { accountOf, keepAccount } from './account-queries.ts'
import { maskName } from '#features/people/realname/numbers.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const sealedAs = 'attempt_account.sealed'
/** A bank account in full. */
export interface BankAccount {
  holder: string
  bank: string
  number: string
}
/** From now on the money of this attempt goes back there. */
export function giveAccount(db: Db, app: AppContext, attemptId: number, { holder, bank: name, number }: BankAccount) {
  return keepAccount(db, {
    attemptId,
    bank: name,
    sealed: seal(app, sealedAs, attemptId, JSON.stringify({ holder, number })),
    maskedHolder: maskName(holder),
    lastFour: number.slice(-4),
  })
}
/** In full, with its masks; undefined where nobody said where to. */
export async function accountInFull(db: Db, app: AppContext, attemptId: number) {
  const found = await accountOf(db, attemptId)
  if (!found) return undefined
  const told = JSON.parse(unseal(app, sealedAs, attemptId, found.sealed)) as Pick<BankAccount, 'holder' | 'number'>
  return { ...told, bank: found.bank, maskedHolder: found.maskedHolder }
}
