// The door of accounts: people by e-mail, proof by code, memberships.
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Shop } from '#kernel/shop.ts'
import { checkCode, type Purpose } from './codes.ts'
import { checkEmail, firstNickname } from './identity.ts'
import { insertAccount, readAccountByEmail, readEmail, upsertMembership, type Account, type MembershipRow } from './queries.ts'

/** Proves the signed-in person by a code sent to their e-mail. Refuses codeWrong. Never inside a transaction: the try that a code costs must stay. */
export async function proveByCode(db: Db, shop: Shop, userId: number, purpose: Exclude<Purpose, 'login'>, code: string): Promise<void> {
  const email = await readEmail(db, userId)
  if (!email || !(await checkCode(db, shop, purpose, email, code))) throw new Refusal('codeWrong')
}

/** The account of an e-mail address, made when new; `closed` ones are found too. Safe in a race. Refuses emailEmpty, emailInvalid. */
export async function findOrCreateByEmail(db: Db, input: string, { nickname, language }: { nickname?: string; language?: Language } = {}): Promise<Account> {
  const email = checkEmail(input)
  const account = (await readAccountByEmail(db, email)) ?? (await insertAccount(db, email, nickname ?? firstNickname(email), language)) ?? (await readAccountByEmail(db, email))
  return account!
}

/** Puts a hat on somebody: 2 with a merchant, 3 staff. Done again, it changes role and permissions. */
export const grantMembership = async (db: Db, membership: MembershipRow): Promise<void> => void (await upsertMembership(db, membership))
