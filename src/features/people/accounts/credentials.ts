// Changing what signs a person in: password, e-mail, phone.
// Each change needs fresh proof that it is the person, and tells them of it.
import type { Static } from 'typebox'
import type { Ctx } from '#kernel/call/contract.ts'
import { holdSession } from '#kernel/call/session.ts'
import { isSqlState, type Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { giveCodeBack } from './code-queries.ts'
import { takeCode, type Purpose } from './codes.ts'
import type { supplement } from './contract.ts'
import { checkNickname, isEmail, maskContact } from './identity.ts'
import { bindInviter } from './invitations.ts'
import { notify, type Notice } from './notices.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import { forgetTries, takeTryOfOwn } from './password-tries.ts'
import { provePayPassword } from './pay-password.ts'
import { changeContact, readContacts, readPasswordHash, readSecurity, savePassword, updateProfile } from './queries.ts'
import { endOthers } from './session-queries.ts'
import type { emailChangeBind, updatePassword } from './sign-in-methods-contract.ts'

/**
 * A new password stands, the other sign-ins end, their devices are strangers again.
 * How many ended; undefined when the password changed meanwhile.
 */
export async function replacePassword(
  db: Db,
  userId: number,
  hash: string,
  before: string | null,
  keepSession: number | null,
): Promise<number | undefined> {
  if (!(await savePassword(db, userId, hash, before))) return undefined
  const ended = await endOthers(db, userId, keepSession)
  await forgetTries(db, userId)
  return ended
}
const tellOfPassword = (db: Db, userId: number, kind: 'passwordChanged' | 'passwordAdded'): Promise<unknown> =>
  notify(db, { userId, kind, params: {} })

/** Another password by the old one, or the first by a code or the sign-in that made the account. */
export async function changePassword(
  ctx: Ctx<typeof updatePassword>,
  input: Static<typeof updatePassword.input>,
): Promise<null> {
  const { db, user, transaction } = ctx
  const password = checkPassword(input.new_password)
  const before = await readPasswordHash(db, user.userId)
  if (before !== null) await proveOldPassword(ctx, before, input.old_password ?? '', password)
  else await proveFresh(ctx, 'resetPassword', input.code)
  const hash = await hashPassword(password)
  const done = await transaction(async (trx) => {
    await holdSession(trx, user)
    if ((await replacePassword(trx, user.userId, hash, before, user.id)) === undefined) return false
    await tellOfPassword(trx, user.userId, before === null ? 'passwordAdded' : 'passwordChanged')
    return true
  })
  if (!done) throw new Refusal('oldPasswordWrong')
  return null
}
async function proveOldPassword(
  { db, app, user }: Ctx<typeof updatePassword>,
  hash: string,
  old: string,
  fresh: string,
): Promise<void> {
  const judged = await takeTryOfOwn(db, app, user.userId)
  const right = await isPassword(hash, old)
  await judged(right)
  if (!right) throw new Refusal('oldPasswordWrong')
  if (old === fresh) throw new Refusal('passwordSame')
}

type Own = Pick<Ctx<typeof updatePassword>, 'db' | 'app' | 'user' | 'transaction'>
const ownTargets = async (db: Db, userId: number): Promise<string[]> => {
  const own = await readContacts(db, userId)
  return [own?.email, own?.phone].filter((c) => typeof c === 'string')
}
const isFresh = async ({ db, app, user }: Own): Promise<boolean> =>
  (await readSecurity(db, user.userId, user.id, app.settings.get('freshSignInSeconds')))?.freshSignIn === true
/**
 * The sign-in that made the account, minutes ago, or a code to an address of the person.
 * Refuses proofRequired, codeWrong, codeLocked.
 */
async function proveFresh(own: Own, purpose: Purpose, typed: string | undefined): Promise<void> {
  const { db, app, user } = own
  if (typed === undefined) {
    if (await isFresh(own)) return
    throw new Refusal('proofRequired')
  }
  const code = await takeCode(db, app, { purpose, targets: await ownTargets(db, user.userId), typed })
  if (code instanceof Refusal) throw code
}

type Change = Pick<Static<typeof emailChangeBind.input>, 'code' | 'old_code' | 'pay_password'>
/**
 * Binds an e-mail or phone to the signed-in person: a code proves the new one, and an old code or the payment password
 * (or the sign-in that made the account, where there was none) the person.
 */
export async function rebind(
  ctx: Ctx<typeof emailChangeBind>,
  contact: string,
  { code: typed, old_code, pay_password }: Change,
): Promise<null> {
  const { db, app, user } = ctx
  const { userId } = user
  const own = await readContacts(db, userId)
  const old = (isEmail(contact) ? own?.email : own?.phone) ?? null
  if (old === contact) throw new Refusal('contactSame')
  const purpose: Purpose = isEmail(contact) ? 'changeEmail' : old === null ? 'bindPhone' : 'changePhone'
  if (old_code === undefined) {
    if (pay_password !== undefined) await provePayPassword(db, app, userId, pay_password)
    else if (old !== null || !(await isFresh(ctx))) throw new Refusal('proofRequired')
  }
  const targets = await ownTargets(db, userId)
  const refusal = await ctx
    .transaction(async (trx) => {
      await holdSession(trx, user)
      const proof = old_code === undefined ? null : await takeCode(trx, app, { purpose, targets, typed: old_code })
      // two codes are in play: `of` tells which one was wrong
      if (proof instanceof Refusal) return new Refusal(proof.reason, { ...proof.params, of: 'old_code' })
      const code = await takeCode(trx, app, { purpose, targets: [contact], typed, by: { ip: ctx.ip } })
      if (code instanceof Refusal) {
        if (proof !== null) await giveCodeBack(trx, proof)
        return code
      }
      if (!(await changeContact(trx, userId, contact))) return new Refusal('contactTaken')
      // who still sits at devices of the old one is out
      if (old !== null) await endOthers(trx, userId, user.id)
      await notify(
        trx,
        old === null ? noticeOfFirst(userId, targets[0], contact) : noticeOfChange(userId, old, contact),
      )
      return undefined
    })
    .catch((e: unknown) => {
      if (isSqlState(e, '23505')) return new Refusal('contactTaken')
      throw e
    })
  if (refusal) throw refusal
  return null
}
/** Goes to the old address: if it was somebody else, only there the person learns of it. */
const noticeOfChange = (userId: number, to: string, contact: string): Notice =>
  isEmail(contact)
    ? { userId, to, kind: 'emailChanged', params: { email: maskContact(contact) } }
    : { userId, to, kind: 'phoneChanged', params: { phone: maskContact(contact) } }

/** Goes to what the person had before: an address more is a way in more. */
const noticeOfFirst = (userId: number, to: string | undefined, contact: string): Notice =>
  isEmail(contact)
    ? { userId, to, kind: 'emailAdded', params: { email: maskContact(contact) } }
    : { userId, to, kind: 'phoneAdded', params: { phone: maskContact(contact) } }

/** What a new account may add to itself, all or nothing. */
export async function complete(
  ctx: Ctx<typeof supplement>,
  { nickName, password, inviteCode }: Static<typeof supplement.input>,
): Promise<{ inviteBound: boolean }> {
  const { db, app, user } = ctx
  const nickname = nickName === undefined ? undefined : checkNickname(nickName)
  let hash: string | undefined
  if (password !== undefined) {
    checkPassword(password)
    if ((await readPasswordHash(db, user.userId)) !== null) throw new Refusal('passwordExists')
    if (!(await isFresh(ctx))) throw new Refusal('proofRequired')
    hash = await hashPassword(password)
  }
  return ctx.transaction(async (trx) => {
    await holdSession(trx, user)
    const inviteBound = await bindInviter(trx, user.userId, inviteCode, app.settings.get('inviteBindDays'))
    if (hash !== undefined) {
      if (!(await savePassword(trx, user.userId, hash, null))) throw new Refusal('passwordExists')
      await tellOfPassword(trx, user.userId, 'passwordAdded')
    }
    if (nickname !== undefined) await updateProfile(trx, user.userId, { nickname })
    return { inviteBound }
  })
}
