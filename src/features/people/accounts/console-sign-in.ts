// The console's sign-in: a password opens a ticket and sends a code, ticket and code open the sign-in.
import type { Static } from 'typebox'
import type { Ctx } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { hasMail } from '#features/platform/inbox/inbox.ts'
import { shutRefusal } from './blocking.ts'
import { sendNewCode } from './codes.ts'
import type { consoleConfirm, consoleDetail, consoleMail, consoleOpen, consolePasskey } from './console-contract.ts'
import {
  holdMemberships,
  holdTicket,
  insertTicket,
  isMember,
  isStaff,
  readMemberships,
  spendTicket,
} from './console-queries.ts'
import { checkContact, isEmail, maskContact } from './identity.ts'
import { holdPassword, readAccount } from './queries.ts'
import { askAtDoor, judge, secondOf, waysAtDoor } from './proofs/at-door.ts'
import { holderOfTicket } from './proofs/queries.ts'
import { provePassword, settle } from './sign-in-methods.ts'
import { admit } from './sign-in.ts'

/** Only who knows the password learns whether the account is a member of anything. */
export async function openConsole(
  ctx: Ctx<typeof consoleOpen>,
  input: Static<typeof consoleOpen.input>,
): Promise<Static<typeof consoleOpen.output>> {
  const contact = checkContact(input.account, input.area_code)
  const { app, db } = ctx
  const { account, hash } = await provePassword(ctx, contact, input)
  if (account.closed) throw await shutRefusal(db, ctx.lang, account)
  if (!(await isMember(db, account.userId))) throw new Refusal('forbidden')
  const ways = await waysAtDoor(db, account.userId, ctx.lang)
  // who has a proof of their own is asked for that first
  const sends = !ways.totp && !ways.passkey
  const printed = sends && (await isPrinted(ctx, account.userId, contact))
  if (sends) await sendNewCode(ctx, { purpose: 'console', target: contact, device: input.device, printed })
  const ticket = newToken()
  const seconds = app.settings.get('codeValidSeconds')
  await settle(ctx.transaction, async (trx) => {
    // a password that was changed meanwhile opens nothing, and a change from here on drops the ticket
    if (!(await holdPassword(trx, account.userId, hash))) return new Refusal('passwordWrong')
    const sentTo = isEmail(contact) ? 'email' : 'phone'
    return insertTicket(trx, account.userId, { hash: hashToken(ticket), sentTo, seconds })
  })
  return { ticket, sentTo: sends ? maskContact(contact) : '', printed, seconds, ways }
}
/** A shop without a mail server lets its staff in by its terminal: else nobody could ever set one up. */
const isPrinted = async ({ db, app }: Pick<Ctx, 'db' | 'app'>, userId: number, contact: string): Promise<boolean> =>
  !hasMail(app) && isEmail(contact) && (await isStaff(db, userId))

/** Whose ticket it is, with their address. Refuses consoleTicketExpired. */
async function holder(db: Db, hash: Buffer): Promise<{ userId: number; contact: string }> {
  const held = await holderOfTicket(db, hash)
  const contact = held && (await readAccount(db, held.userId))?.[held.sentTo]
  if (!held || !contact) throw new Refusal('consoleTicketExpired')
  return { userId: held.userId, contact }
}
export async function mailConsole(
  ctx: Ctx<typeof consoleMail>,
  { ticket, device }: Static<typeof consoleMail.input>,
): Promise<Static<typeof consoleMail.output>> {
  const { db, app, lang } = ctx
  const { userId, contact } = await holder(db, hashToken(ticket))
  if (!(await waysAtDoor(db, userId, lang)).mail) throw new Refusal('secondProofRequired')
  const printed = await isPrinted(ctx, userId, contact)
  await sendNewCode(ctx, { purpose: 'console', target: contact, device, printed })
  return { sentTo: maskContact(contact), printed, seconds: app.settings.get('codeValidSeconds') }
}
export async function askPasskey(
  { db, app }: Ctx<typeof consolePasskey>,
  { ticket }: Static<typeof consolePasskey.input>,
): Promise<Static<typeof consolePasskey.output>> {
  const hash = hashToken(ticket)
  const { userId } = await holder(db, hash)
  return { options: await askAtDoor(db, app, hash, userId) }
}

/** A wrong code costs one of its tries and leaves the ticket. */
export async function confirmConsole(
  ctx: Ctx<typeof consoleConfirm>,
  { ticket, by = 'mail', code = '', answer = '', device }: Static<typeof consoleConfirm.input>,
): Promise<Static<typeof consoleConfirm.output>> {
  const { app, lang } = ctx
  const hash = hashToken(ticket)
  const spend = await judge(ctx, hash, (await holder(ctx.db, hash)).userId, { by, code, answer })
  return settle(ctx.transaction, async (db): Promise<Static<typeof consoleConfirm.output> | Refusal> => {
    const held = await holdTicket(db, hash)
    const account = held && (await readAccount(db, held.userId))
    const contact = account?.[held!.sentTo]
    if (!account || !contact) return new Refusal('consoleTicketExpired')
    if (account.closed) return shutRefusal(db, lang, account)
    const refusal = await spend(db, account, contact)
    if (refusal) return refusal
    await spendTicket(db, hash)
    const memberships = await holdMemberships(db, account.userId, lang)
    if (memberships.length === 0) return new Refusal('forbidden')
    const person = await admit(ctx, db, account, { device, strength: 'twoProofs', console: true, second: secondOf(by) })
    return { ...person, idleSeconds: app.settings.get('consoleIdleHours') * 3600, memberships }
  })
}

/** Refuses forbidden to a sign-in of the shop. */
export async function showConsole({
  db,
  app,
  user,
  lang,
}: Ctx<typeof consoleDetail>): Promise<Static<typeof consoleDetail.output>> {
  const { userId } = user
  const account = user.console ? await readAccount(db, userId) : undefined
  if (!account) throw new Refusal('forbidden')
  const memberships = await readMemberships(db, userId, lang)
  return { userId, nickName: account.nickName, memberships, off: app.settings.off() }
}
