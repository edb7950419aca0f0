// The door of accounts: people by e-mail, proof by code, memberships, and addresses as orders keep them.
import type { Static } from 'typebox'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Shop } from '#kernel/shop.ts'
import { areasOf, type AddressFields } from './address-rules.ts'
import { consigneeName } from './address-text.ts'
import { checkCode, type Purpose } from './codes.ts'
import type { Address } from './contract.ts'
import { checkEmail, firstNickname } from './identity.ts'
import { insertAccount, readAccountByEmail, readAddress, readDefaultAddress, readEmail, upsertMembership, type Account, type AddressRow, type MembershipRow } from './queries.ts'

export { areasOf } from './address-rules.ts'

/** An address as it stood, with the areas that freight rows name, the most specific first. */
export type AddressSnapshot = AddressFields & { id: number; isDefault: boolean; areas: string[] }
const snapshot = (row: AddressRow): AddressSnapshot => ({ ...row, areas: areasOf(row) })

/** The person's own address, or undefined: that of another is as good as none. */
export async function addressOf(db: Db, userId: number, id: number): Promise<AddressSnapshot | undefined> {
  const row = await readAddress(db, userId, id)
  return row && snapshot(row)
}

/** The person's default address, else the newest, else undefined. */
export async function defaultAddress(db: Db, userId: number): Promise<AddressSnapshot | undefined> {
  const row = await readDefaultAddress(db, userId)
  return row && snapshot(row)
}

/** As calls tell it: with the name put together. */
export const addressView = (address: AddressRow): Static<typeof Address> => ({ ...address, consignee: consigneeName(address) })

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
