// The door of accounts: people by e-mail or phone, proof by code or payment password, opening and closing, memberships.
import type { Static } from 'typebox'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session } from '#kernel/call/contract.ts'
import { mustBeAnother, type Asked, type StaffOnly } from '#kernel/security/approval.ts'
import { forgetTries } from './password-tries.ts'
import { takeCode, type Purpose } from './codes.ts'
import type { AloneProof, UserInfo } from './contract.ts'
import { checkEmail, checkNickname, checkPhone } from './identity.ts'
import { inviterOf } from './invitations.ts'
import { notify, notifyOfLink } from './notices.ts'
import { checkPassword, hashPassword } from './password.ts'
import { provePayPassword } from './pay-password.ts'
import {
  changeContact,
  erasePerson,
  readAccount,
  readCompany,
  readContacts,
  readPasswordHash,
  readPersonalData,
  savePassword,
  setKind,
  updateProfile,
  type Account,
  type Company,
  type Profile,
} from './queries.ts'
import { deleteMembership, deleteStaffMembership, upsertMembership, type MembershipRow } from './membership-queries.ts'
import { eraseViews } from './console-view-queries.ts'
import { dropAllProofs } from './proofs/queries.ts'
import { dropProofsOf } from './proofs/reset.ts'
import { endConsoleSessions, endOthers, eraseSessions } from './session-queries.ts'
import { admit, findOrCreate, type Visitor } from './sign-in.ts'

export { endConsoleSessions }
export { blockAccount, unblockAccount } from './blocking.ts'
export { blockedFor, type BlockedFor } from './queries.ts'
/** Every sign-in, wherever; how many ended. */
export const endAllSessions = (db: Db, userId: number): Promise<number> => endOthers(db, userId, null)
export { openSessions } from './session-queries.ts'
export { accountOfCalled, lacksPassword, staffAddress, startAnew } from './staff-accounts.ts'
export { checkPassword, hashPassword } from './password.ts'
/** The password of who works at the console, anew: before what they may change. Never inside a transaction. */
export { prove as provePassword } from './proofs/proofs.ts'
/** Every second proof of somebody who lost theirs. */
export const dropProofs = dropProofsOf
export { provePayPassword, setPayPassword } from './pay-password.ts'
export { hasPayPassword } from './pay-password-queries.ts'
export { checkNickname }
export { membersWho, staffWho } from './membership-queries.ts'
export { checkContact, checkEmail, maskContact, maskedName, recipientOf } from './identity.ts'
export type { Account }

type OwnPurpose = Exclude<Purpose, 'login' | 'register' | 'resetPassword'>
/**
 * Proves the signed-in person by a code sent to their e-mail or phone. Refuses codeWrong, codeLocked.
 * Never inside a transaction: the try that a code costs must stay.
 */
export async function proveByCode(
  db: Db,
  app: AppContext,
  userId: number,
  purpose: OwnPurpose,
  code: string,
): Promise<void> {
  const { email, phone } = await contactOf(db, userId)
  const taken = await takeCode(db, app, { purpose, targets: [email, phone].filter((c) => c !== null), typed: code })
  if (taken instanceof Refusal) throw taken
}
/**
 * Has a reviewer proven anew who they are? Asked for only where they answer their own request, and spent only where
 * `mustBeAnother` would let them; what it refuses is refused here. Never inside a transaction: in a call's `prepare`.
 */
export async function provedAlone(
  { db, app, user, ip }: { db: Db; app: AppContext; user: Session; ip: string },
  who: StaffOnly,
  asked: Asked | undefined,
  proof: Static<typeof AloneProof> | undefined,
): Promise<boolean> {
  const { userId } = user
  if (!proof || asked?.by !== userId) return false
  await mustBeAnother(db, app, who, { userId, ip, proven: true }, asked)
  if ('code' in proof) await proveByCode(db, app, userId, 'approveAlone', proof.code)
  else await provePayPassword(db, app, userId, proof.payPassword)
  return true
}
/** Was this the code sent to that phone? Costs a try. Refuses phoneInvalid, codeLocked. Never inside a transaction. */
export async function checkPhoneCode(
  db: Db,
  app: AppContext,
  purpose: 'bindPhone',
  areaCode: string,
  phone: string,
  { code, ...by }: { code: string; ip: string; device?: string | undefined },
): Promise<boolean> {
  const taken = await takeCode(db, app, { purpose, targets: [checkPhone(areaCode, phone)], typed: code, by })
  if (taken instanceof Refusal && taken.reason === 'codeLocked') throw taken
  return !(taken instanceof Refusal)
}

interface Beginning {
  nickname?: string | undefined
  language?: Language | undefined
  inviteCode?: string | undefined
}
const findOrCreateBy = async (
  db: Db,
  contact: string,
  { nickname, language, inviteCode }: Beginning,
): Promise<Account & { isNew: boolean }> => {
  const inviter = await inviterOf(db, inviteCode)
  if (inviter === undefined) throw new Refusal('inviteUnknown')
  return findOrCreate(db, contact, { nickname, language, inviter })
}
/** Refuses inviteUnknown: to be asked before a code is spent on it. */
export async function checkInvite(db: Db, inviteCode: string | undefined): Promise<void> {
  if ((await inviterOf(db, inviteCode)) === undefined) throw new Refusal('inviteUnknown')
}
/**
 * The account of an e-mail address, made when new; `closed` ones are found too. Safe in a race.
 * Refuses emailEmpty, emailInvalid, inviteUnknown.
 */
export const findOrCreateByEmail = (db: Db, email: string, beginning: Beginning = {}) =>
  findOrCreateBy(db, checkEmail(email), beginning)
/** The same by phone. Refuses phoneInvalid, inviteUnknown. */
export const findOrCreateByPhone = (db: Db, areaCode: string, phone: string, beginning: Beginning = {}) =>
  findOrCreateBy(db, checkPhone(areaCode, phone), beginning)

/**
 * Opens a sign-in for somebody who was proven otherwise, in the caller's transaction,
 * and answers the login family's userinfo. Refuses accountClosed, passwordRequired (staff).
 */
export async function admitUser(
  visitor: Visitor,
  db: Db,
  userId: number,
  { device, isNew }: { device?: string | undefined; isNew?: boolean } = {},
): Promise<Static<typeof UserInfo>> {
  const account = await readAccount(db, userId)
  if (!account) throw new Refusal('accountClosed')
  return admit(visitor, db, account, { device, isNew: isNew ?? false, strength: 'elsewhere' })
}

/** By what else the person can sign in. */
export async function waysIn(db: Db, userId: number): Promise<{ email: boolean; phone: boolean; password: boolean }> {
  const { email, phone } = await contactOf(db, userId)
  return { email: email !== null, phone: phone !== null, password: (await readPasswordHash(db, userId)) !== null }
}
/** E-mail and phone (E.164) in full: for letters and proofs, never for a reply. */
export async function contactOf(
  db: Db,
  userId: number,
): Promise<{ email: string | null; phone: string | null; language: Language | null }> {
  return (await readContacts(db, userId)) ?? { email: null, phone: null, language: null }
}
/**
 * What happened to a request of theirs, as a letter in their language: queued in the caller's transaction,
 * so that it comes if and only if it happened.
 */
export const tellOfAnswer = (
  db: Db,
  userId: number,
  kind: 'realNameApproved' | 'realNameRejected' | 'closingReceived' | 'closingRejected',
  reason = '',
): Promise<void> =>
  kind === 'realNameRejected' || kind === 'closingRejected'
    ? notify(db, { userId, kind, params: { reason } })
    : notify(db, { userId, kind, params: {} })
/** Tells the owner that an account elsewhere opens theirs now. In the caller's transaction. */
export const tellOfLink = notifyOfLink
/** Tells the owner that their payment password was set. */
export const tellOfPayPassword = (db: Db, userId: number): Promise<void> =>
  notify(db, { userId, kind: 'payPasswordChanged', params: {} })
/** Gives a demo account its phone. Refuses phoneInvalid; false when somebody else has it. */
export const givePhone = (db: Db, userId: number, areaCode: string, phone: string): Promise<boolean> =>
  changeContact(db, userId, checkPhone(areaCode, phone))

/** Gives an account its login password. Refuses passwordInvalid. Hashing takes some ms: never inside a transaction. */
export async function setPassword(db: Db, userId: number, password: string): Promise<void> {
  const hash = await hashPassword(checkPassword(password))
  await savePassword(db, userId, hash, await readPasswordHash(db, userId))
}

/** Keeps parts of the profile, as they are; missing ones stay. */
export const saveProfile = async (db: Db, userId: number, profile: Profile): Promise<void> => {
  if (Object.keys(profile).length > 0) await updateProfile(db, userId, profile)
}
/** A company that was verified buys as an enterprise. */
export const becomeEnterprise = (db: Db, userId: number): Promise<unknown> => setKind(db, userId, 'enterprise')
/** What an enterprise stated about itself at registration. */
export const companyOf = (db: Db, userId: number): Promise<Company | undefined> => readCompany(db, userId)

/**
 * Closes the account for good, in the caller's transaction: everything personal goes, every sign-in ends,
 * e-mail and phone are free for somebody new.
 */
export async function closeAccount(db: Db, userId: number): Promise<void> {
  await erasePerson(db, userId)
  await eraseSessions(db, userId)
  await eraseViews(db, userId)
  await dropAllProofs(db, userId)
  await forgetTries(db, userId)
}
/** What the shop keeps of a person here, for the data export; undefined when there is nobody. */
export const personalDataOf = (db: Db, userId: number): Promise<Record<string, unknown> | undefined> =>
  readPersonalData(db, userId)

/** Makes somebody a member of a merchant or of the staff, in a role of the shop. Done again, it changes the role. */
export const grantMembership = async (db: Db, membership: MembershipRow): Promise<void> =>
  void (await upsertMembership(db, membership))
/** Somebody works for this merchant no more. */
export const endMembership = async (db: Db, userId: number, merchantId: number): Promise<void> =>
  void (await deleteMembership(db, userId, merchantId))
/** Somebody belongs to the staff no more. */
export const endStaffMembership = async (db: Db, userId: number): Promise<void> =>
  void (await deleteStaffMembership(db, userId))
