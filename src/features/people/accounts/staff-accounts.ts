// Accounts of those who are called to the staff, or back: by a link that came to their address, or from the shell.
// The link names the address; what opens the console afterwards is a password and a code all the same.
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { shutRefusal } from './blocking.ts'
import { replacePassword } from './credentials.ts'
import { isEmail } from './identity.ts'
import { notify, notifyOfReset } from './notices.ts'
import { dropAllProofs } from './proofs/queries.ts'
import { create } from './sign-in.ts'
import { readAccountByContact, readPasswordHash, savePassword, updateProfile } from './queries.ts'

interface Called {
  nickname: string | undefined
  /** of the password that they typed */
  hash: string | undefined
  language: Language
}
/** What an invited address still needs: an account with a password stays as it is. */
export async function lacksPassword(db: Db, email: string): Promise<boolean> {
  const account = await readAccountByContact(db, email)
  return !account || (await readPasswordHash(db, account.userId)) === null
}
/**
 * The account of an invited address: found, made, or given its first password, whichever it needs. Refuses
 * accountClosed, accountBlocked, passwordInvalid where a password is needed and none was given. In the caller's
 * transaction.
 */
export async function accountOfCalled(db: Db, email: string, { nickname, hash, language }: Called): Promise<number> {
  const found = await readAccountByContact(db, email)
  if (found?.closed) throw await shutRefusal(db, language, found)
  if (found && (await readPasswordHash(db, found.userId)) !== null) return found.userId
  if (hash === undefined) throw new Refusal('passwordInvalid')
  if (nickname === undefined) throw new Refusal('nicknameInvalid')
  if (!found) {
    const made = await create(db, { contact: email, nickname, language, passwordHash: hash }, null)
    if (!made) throw new Refusal('accountExists')
    return made.userId
  }
  if (!(await savePassword(db, found.userId, hash, null))) throw new Refusal('passwordExists')
  await updateProfile(db, found.userId, { nickname })
  await notify(db, { userId: found.userId, kind: 'passwordAdded', params: {} })
  return found.userId
}

/** Another password and no second proof: what was lost opens nothing any more, sign-ins included. */
export async function startAnew(db: Db, userId: number, hash: string): Promise<void> {
  await replacePassword(db, userId, hash, await readPasswordHash(db, userId), null)
  await dropAllProofs(db, userId)
  await notify(db, { userId, kind: 'passwordChanged', params: {} })
  await notifyOfReset(db, userId)
}

/** The mail address that an account still has; undefined of a closed one, and of one with a phone only. */
export async function staffAddress(db: Db, email: string): Promise<{ userId: number } | undefined> {
  const account = isEmail(email) ? await readAccountByContact(db, email) : undefined
  return account && !account.closed ? { userId: account.userId } : undefined
}
