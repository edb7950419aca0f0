// One-time codes by e-mail or text: who may ask when, and how one is proven. A code serves one purpose, one target,
// once. Its letter carries a link that serves in its place, whatever strangers guess meanwhile.
import { createHmac, randomInt } from 'node:crypto'
import { spendCaptcha } from '#features/platform/captcha/captcha.ts'
import { printCode, sendCode, type Purpose } from '#features/platform/inbox/inbox.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Ctx } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { day, hour, nameOf, ofPlace, type Budget } from '#kernel/security/abuse/budgets.ts'
import { giveBack, take, type Spent } from '#kernel/security/abuse/meters.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'
import { keyFor } from '#kernel/security/secret.ts'
import { dropCode, insertCode, lockCodes, takeLinked, tryCode } from './code-queries.ts'
import { linkOf, readLink } from './code-links.ts'
import { isEmail, recipientOf } from './identity.ts'
import { readContacts } from './queries.ts'
import { isKnownDevice } from './session-queries.ts'
import { deviceHash } from './sign-in.ts'
import type { getEmailValidCode } from './sign-in-methods-contract.ts'
import { checkServed, takeText } from './text-budget.ts'

export type { Purpose }
type Ordered = Ctx<typeof getEmailValidCode>
/** Anybody may have these sent to an address; their wrong guesses count together. */
const open: readonly Purpose[] = ['login', 'register', 'resetPassword', 'bindPhone']
export const isOpen = (purpose: Purpose): boolean => open.includes(purpose)

export interface Order {
  purpose: Exclude<Purpose, 'console'>
  target: string
  /** as it was typed: the captcha was asked for it */
  typed: string
  captchaToken: string | undefined
  /** the key that the browser keeps */
  device: string | undefined
}
/**
 * Makes a code and sends it. Knows nothing of accounts, so that nobody learns of one. Refuses captchaRequired,
 * captchaFailed, phoneNotServed, codeTooSoon and tooFast with the seconds, networkBusy.
 */
export async function issueCode(ctx: Ordered, { captchaToken, typed, ...order }: Order): Promise<void> {
  checkServed(ctx.app, order.target)
  await spendCaptcha(ctx.db, ctx.app, captchaToken, { ip: ctx.ip, scene: order.purpose, target: typed })
  await sendNewCode(ctx, order)
}
interface Sending extends Pick<Order, 'target' | 'device'> {
  purpose: Purpose
  /** it stands in the terminal instead of a letter */
  printed?: boolean
}
/** The same for who was proven to be a person otherwise. */
export async function sendNewCode(ctx: Ordered, { purpose, target, device, printed }: Sending): Promise<void> {
  const { db, app, transaction, lang, ip } = ctx
  const { get } = app.settings
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sent = await takeSending(db, app, ip)
  const wish = {
    purpose,
    target,
    askedFrom: (await isOwn(ctx, purpose, target)) ? 'own' : await whereOf(db, target, ip, device),
    hmac: codeHmac(app, purpose, target, code),
    validSeconds: get('codeValidSeconds'),
    resendSeconds: get('codeResendSeconds'),
    targetHour: get('codesPerTargetHour'),
  }
  const { id, wait } = await transaction(async (trx) => {
    await lockCodes(trx, wish)
    return insertCode(trx, wish)
  })
  if (id === null) {
    await giveBack(db, sent)
    throw wait > 0 ? new Refusal('codeTooSoon', { seconds: wait }) : new Refusal('tooFast', { seconds: hour })
  }
  try {
    if (!isEmail(target)) await takeText(db, app, target)
    if (printed) printCode(app, target, code)
    else await sendCode(app, recipientOf(target), lang, purpose, code, linkOf(app, { id, purpose, target }))
  } catch (e) {
    await dropCode(db, id)
    throw e
  }
}
/** What a place may send in an hour. Refuses tooFast. */
async function takeSending(db: Db, app: AppContext, ip: string): Promise<Budget[]> {
  const budgets = ofPlace('codes', ip, app.settings.get('codesPerAddressHour'), hour)
  const { spent } = await take(db, budgets)
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
  return budgets
}
/** Only the person can have this one sent here, so what strangers have sent does not make them wait for it. */
async function isOwn({ db, user }: Ordered, purpose: Purpose, target: string): Promise<boolean> {
  if (purpose === 'console') return true
  if (!user || isOpen(purpose)) return false
  const own = await readContacts(db, user.userId)
  return target === own?.email || target === own?.phone
}
/** Where somebody is, for the codes of a target: at a device that its account knows, else in a block. */
async function whereOf(db: Db, target: string, ip: string, device: string | undefined): Promise<string> {
  const hash = deviceHash(device)
  return hash && (await isKnownDevice(db, target, hash))
    ? `device ${hash.toString('base64url')}`
    : `block ${placeOf(ip).block}`
}

export interface Guess {
  purpose: Purpose
  /** the addresses it may have gone to: the newest code of them counts */
  targets: readonly string[]
  /** the digits, or the link's token in their place */
  typed: string
  /** who guesses; left out in a sign-in of the person */
  by?: { ip: string; device?: string | undefined }
}
/**
 * Was this the code? Its id when it was (it is used up then), else the refusal to give: codeWrong, or codeLocked after
 * too many wrong ones. Every look costs a try, so the caller must commit, whatever the answer.
 */
export async function takeCode(db: Db, app: AppContext, guess: Guess): Promise<number | Refusal> {
  const { purpose, targets, by } = guess
  const { get } = app.settings
  const code = guess.typed.normalize('NFKC').replace(/\s/g, '')
  const linked = readLink(app, code, purpose, targets)
  if (linked !== undefined) {
    const link = { id: linked, purpose, targets, seconds: get('codeLinkSeconds') }
    return (await takeLinked(db, link)) ?? new Refusal('codeWrong')
  }
  if (!/^\d{6}$/.test(code)) return new Refusal('codeWrong')
  const from = by && (await whereOf(db, targets[0] ?? '', by.ip, by.device))
  const { atTarget, atPlaces, hunted, spent } = await takeGuess(db, app, guess, from)
  if (spent) return new Refusal('codeLocked', { hours: Math.max(1, Math.ceil(spent.wait / hour)) })
  const tried = await tryCode(db, {
    purpose,
    targets,
    hmacs: targets.map((target) => codeHmac(app, purpose, target, code)),
    from: by && from !== undefined ? [from, `block ${placeOf(by.ip).block}`] : null,
    tries: get('codeMaxTries'),
    strangersTries: hunted ? 0 : get('codeStrangersTries'),
  })
  if (tried?.right) await giveBack(db, [...atTarget, ...atPlaces])
  // where there is no code to guess, only the place has guessed
  else if (!tried) await giveBack(db, atTarget)
  return tried?.right ? tried.id : new Refusal('codeWrong')
}
interface Tried {
  atTarget: Budget[]
  atPlaces: Budget[]
}
interface Guessed extends Tried {
  /** strangers have used up what the target has from everywhere */
  hunted: boolean
  spent: Spent | undefined
}
/**
 * Takes a try. Where strangers have used up those of the target from everywhere, each place has one in an hour, at a
 * code that was asked for there: so nobody has to wait for the end of the day.
 */
async function takeGuess(db: Db, app: AppContext, guess: Guess, from: string | undefined): Promise<Guessed> {
  const { atTarget, atPlaces } = wrongBudgets(app, guess, from)
  const [near, everywhere] = atTarget
  const { spent } = await take(db, [...atTarget, ...atPlaces])
  if (!near || !everywhere || spent?.key !== everywhere.key) return { atTarget, atPlaces, hunted: false, spent }
  const once = { key: `${near.key} hunted`, allowed: 1, seconds: hour }
  const again = await take(db, [once, ...atPlaces])
  return { atTarget: [once], atPlaces, hunted: true, spent: again.spent }
}
/** Of a target from here; for strangers, of this place at all targets, and of the target from everywhere. */
function wrongBudgets(app: AppContext, { purpose, targets, by }: Guess, from: string | undefined): Tried {
  const { get } = app.settings
  const target = `code ${isOpen(purpose) ? 'open' : purpose} ${nameOf(app, targets.join(' '))}`
  const near = { key: `${target} ${from ?? 'own'}`, allowed: get('codeWrongPerTargetDay'), seconds: day }
  if (!by || !from || from.startsWith('device')) return { atTarget: [near], atPlaces: [] }
  const everywhere = { key: `${target} everywhere`, allowed: get('codeWrongEverywhereDay'), seconds: day }
  const places = ofPlace('code', by.ip, get('codeWrongPerAddressHour'), hour)
  return { atTarget: [near, everywhere], atPlaces: places }
}

/** What is stored of a code: bound to its purpose and target, worthless without the key. */
const codeHmac = (app: AppContext, purpose: string, target: string, code: string): Buffer =>
  createHmac('sha256', keyFor(app, 'codes'))
    .update(JSON.stringify([purpose, target, code]))
    .digest()
