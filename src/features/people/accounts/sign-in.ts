// Opening a sign-in: for whom, from which device; a closed or blocked account gets none, staff none without their
// password.
import type { Static } from 'typebox'
import type { Ctx, Session, Strength } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { openSession } from '#kernel/call/session.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'
import { hashToken } from '#kernel/security/tokens.ts'
import { shutRefusal } from './blocking.ts'
import type { UserInfo } from './contract.ts'
import { deviceWords } from '#kernel/call/device-name.ts'
import { notifyOfSignIn } from './notices.ts'
import { firstNickname, maskedName } from './identity.ts'
import { insertInvitation } from './invitation-queries.ts'
import { insertAccount, keepLanguage, readAccountByContact, type Account, type NewAccount } from './queries.ts'
import { arrive } from './session-queries.ts'

export type Visitor = Pick<Ctx, 'app' | 'ip' | 'lang' | 'userAgent'>
const hour = 3600
export const deviceHash = (key: string | undefined): Buffer | null => (key === undefined ? null : hashToken(key))

export interface Admission {
  /** the key that the browser keeps */
  device?: string | undefined
  isNew?: boolean
  strength: Strength
  /** at the console's sign-in */
  console?: boolean
  /** a proof of their own, in the place of the code by mail */
  second?: Session['second'] | undefined
}
/**
 * Opens a sign-in in the caller's transaction.
 * Refuses accountClosed, passwordRequired (staff sign in by password and code only).
 */
export async function admit(
  visitor: Visitor,
  db: Db,
  account: Account,
  { device, isNew = false, strength, console = false, second }: Admission,
): Promise<Static<typeof UserInfo>> {
  const { userId, nickName, vip, closed, staff, email, phone } = account
  if (closed) throw await shutRefusal(db, visitor.lang, account)
  if (staff && strength !== 'twoProofs') throw new Refusal('passwordRequired')
  const { app, ip, lang, userAgent } = visitor
  await keepLanguage(db, userId, lang)
  const { deviceId, known } = await arrive(db, userId, deviceHash(device))
  const token = await openSession(db, userId, {
    userAgent,
    network: placeOf(ip).block,
    days: app.settings.get('sessionDays'),
    deviceId,
    strength,
    madeAccount: isNew,
    ...(console && { idleSeconds: app.settings.get('consoleIdleHours') * hour, second }),
  })
  if (!isNew && !known)
    await notifyOfSignIn(db, {
      userId,
      device: deviceWords(userAgent),
      at: app.clock.now(),
      byCode: strength === 'code',
    })
  return { user_token: token, user_id: userId, nickName, username: maskedName(email, phone), vip, isNew }
}

/** The account of an e-mail or phone as it stands, or made now. Safe in a race; `closed` ones are found too. */
export async function findOrCreate(
  db: Db,
  contact: string,
  {
    nickname,
    language,
    inviter,
  }: { nickname?: string | undefined; language?: Language | undefined; inviter?: number | null } = {},
) {
  const found = await readAccountByContact(db, contact)
  if (found) return { ...found, isNew: false }
  const made = await create(db, { contact, nickname: nickname ?? firstNickname(contact), language }, inviter)
  return made ? { ...made, isNew: true } : { ...(await readAccountByContact(db, contact))!, isNew: false }
}
/** A new account with whoever invited it; undefined when another sign-in made it at the same moment. */
export async function create(
  db: Db,
  account: NewAccount,
  inviter: number | null | undefined,
): Promise<Account | undefined> {
  const made = await insertAccount(db, account)
  if (made && inviter) await insertInvitation(db, inviter, made.userId)
  return made
}
