// Handlers of accounts: the login family, the signed-in person, their security and devices.
import { unreadOf } from '#features/platform/messages/messages.ts'
import { publicUrl } from '#features/platform/uploads/uploads.ts'
import { handled, type Ctx, type CallTable, type Session } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { isOpen, issueCode, type Purpose } from './codes.ts'
import { deviceList, deviceRemove, getUserInfo, logout, supplement, userSecurity } from './contract.ts'
import {
  consoleConfirm,
  consoleDetail,
  consoleMail,
  consoleOpen,
  consolePasskey,
  consoleSessionEnd,
  consoleSessionList,
} from './console-contract.ts'
import { askPasskey, confirmConsole, mailConsole, openConsole, showConsole } from './console-sign-in.ts'
import { viewDelete, viewList, viewSave } from './console-view-contract.ts'
import { dropView, saveView, viewsOf } from './console-view-queries.ts'
import { changePassword, complete, rebind } from './credentials.ts'
import { proofCalls } from './proofs/api.ts'
import { mustBeConsole } from './proofs/proofs.ts'
import { deviceName } from '#kernel/call/device-name.ts'
import { checkEmail, checkPhone, maskedName, maskEmail, maskPhone } from './identity.ts'
import { readContacts, readSecurity, readUser } from './queries.ts'
import { reset } from './recovery.ts'
import { consoleSessions, endConsoleSessions, endSession, openSessions, revokeSessions } from './session-queries.ts'
import {
  emailChangeBind,
  getEmailValidCode,
  getPhoneValidCode,
  login,
  loginByPassword,
  loginByPhone,
  mobileChangeBind,
  registerUser,
  resetPassword,
  updatePassword,
} from './sign-in-methods-contract.ts'
import { register, signInByCode, signInByPassword } from './sign-in-methods.ts'

/** The address of the person themselves, if that is what they named: empty, masked as they see it, or in full. */
function ownIfNamed(
  own: string | null | undefined,
  named: string,
  mask: (contact: string) => string,
): string | undefined {
  return own && ['', own, mask(own)].includes(named.trim().toLowerCase()) ? own : undefined
}
type Sending = Ctx<typeof getEmailValidCode>
/** Where a code goes by mail. To others than the person only what proves a visitor, or a new address. */
async function emailTarget({ db, user }: Sending, purpose: Purpose, named: string): Promise<string> {
  if (isOpen(purpose) && purpose !== 'bindPhone' && (!user || !/^$|\*/.test(named.trim()))) return checkEmail(named)
  if (!user) throw new Refusal('sessionRequired')
  const own = ownIfNamed((await readContacts(db, user.userId))?.email, named, maskEmail)
  if (own) return own
  if (purpose !== 'changeEmail') throw new Refusal('emailInvalid')
  return checkEmail(named)
}
async function phoneTarget(
  { db, user }: Sending,
  purpose: Purpose,
  areaCode: string | undefined,
  named: string,
): Promise<string> {
  if (isOpen(purpose) && (!user || !/^$|\*/.test(named.trim()))) return checkPhone(areaCode, named)
  if (!user) throw new Refusal('sessionRequired')
  const own = (await readContacts(db, user.userId))?.phone
  const meant = ownIfNamed(own, named, maskPhone)
  if (meant) return meant
  const typed = checkPhone(areaCode, named)
  if (typed !== own && purpose !== 'changePhone') throw new Refusal('phoneInvalid')
  return typed
}

export const calls = [
  handled(getEmailValidCode, async (ctx, { user_email, purpose = 'login', captchaToken, device }) => {
    const target = await emailTarget(ctx, purpose, user_email)
    await issueCode(ctx, { purpose, target, typed: user_email, captchaToken, device })
    return null
  }),
  handled(getPhoneValidCode, async (ctx, { area_code, phone, purpose = 'login', captchaToken, device }) => {
    const target = await phoneTarget(ctx, purpose, area_code, phone)
    await issueCode(ctx, { purpose, target, typed: phone, captchaToken, device })
    return null
  }),
  handled(login, async (ctx, input) => signInByCode(ctx, checkEmail(input.user_email), input)),
  handled(loginByPhone, async (ctx, input) => signInByCode(ctx, checkPhone(input.area_code, input.phone), input)),
  handled(loginByPassword, signInByPassword),
  handled(consoleOpen, openConsole),
  handled(consoleMail, mailConsole),
  handled(consolePasskey, askPasskey),
  handled(consoleConfirm, confirmConsole),
  ...proofCalls,
  handled(consoleSessionList, async ({ db, user }) => {
    mustBeConsole(user)
    const rows = await consoleSessions(db, user.userId)
    return rows.map(({ userAgent, since, lastUsedAt, second, ...row }) => ({
      ...row,
      ...deviceName(userAgent),
      since: since.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      second: second as Session['second'],
      current: row.id === user.id,
    }))
  }),
  handled(consoleSessionEnd, async ({ db, user }, { id }) => {
    mustBeConsole(user)
    const ended = await endConsoleSessions(db, user.userId, id === undefined ? { except: user.id } : { only: id })
    if (id !== undefined && ended === 0) throw new Refusal('notFound')
    return { ended }
  }),
  handled(consoleDetail, showConsole),
  handled(viewList, ({ db, user }, of) => viewsOf(db, user.userId, of)),
  handled(viewSave, async ({ db, user }, { desk, list, name, search }) => {
    if (!(await saveView(db, user.userId, { desk, list, name: name.trim() || name, search })))
      throw new Refusal('tooManyViews')
    return {}
  }),
  handled(viewDelete, async ({ db, user }, { desk, list, name }) => {
    if (!(await dropView(db, user.userId, { desk, list, name }))) throw new Refusal('notFound')
    return {}
  }),
  handled(registerUser, register),
  handled(resetPassword, reset),
  handled(updatePassword, changePassword),
  handled(mobileChangeBind, async (ctx, input) => rebind(ctx, checkPhone(input.area_code, input.phone), input)),
  handled(emailChangeBind, async (ctx, input) => rebind(ctx, checkEmail(input.user_email), input)),
  handled(supplement, complete),
  handled(logout, async ({ db, user }) => {
    await endSession(db, user.id)
    return {}
  }),
  handled(getUserInfo, async ({ db, app, lang, user }) => {
    const row = await readUser(db, user.userId, lang)
    if (!row) throw new Refusal('sessionRequired')
    const { email, phone, avatar, ...person } = row
    return {
      ...person,
      username: maskedName(email, phone),
      email: email && maskEmail(email),
      phone: phone && maskPhone(phone),
      avatar: avatar && publicUrl(avatar),
      messageCount: await unreadOf(db, app, user.userId),
    }
  }),
  handled(userSecurity, async ({ db, app, user }) => {
    const row = await readSecurity(db, user.userId, user.id, app.settings.get('freshSignInSeconds'))
    if (!row) throw new Refusal('sessionRequired')
    const { email, phone, passwordChangedAt } = row
    const score = (row.hasPassword ? 30 : 0) + (row.hasPayPassword ? 30 : 0) + (email ? 20 : 0) + (phone ? 20 : 0)
    return {
      ...row,
      passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
      email: email && maskEmail(email),
      phone: phone && maskPhone(phone),
      score,
    }
  }),
  handled(deviceList, async ({ db, user }) => {
    const rows = await openSessions(db, user.userId)
    const devices = rows.map(({ id, userAgent, firstSeen, lastSeen, console }) => ({
      sessionId: id,
      ...deviceName(userAgent),
      firstSeen: firstSeen.toISOString(),
      lastSeen: lastSeen.toISOString(),
      console,
      current: id === user.id,
    }))
    return devices.sort((a, b) => Number(b.current) - Number(a.current))
  }),
  handled(deviceRemove, async ({ db, user }, input) => {
    const removed = await revokeSessions(
      db,
      user.userId,
      'sessionId' in input ? { only: input.sessionId } : { except: user.id },
    )
    if ('sessionId' in input && removed === 0) throw new Refusal('notFound')
    return { removed }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
