// One-time codes by e-mail or text: who may ask when, and how one is proven.
// A code serves one purpose, one target, once.
import { createHmac, randomInt } from 'node:crypto'
import { spendCaptcha } from '#features/platform/captcha/captcha.ts'
import { sendCode, type Purpose } from '#features/platform/inbox/inbox.ts'
import type { Ctx } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { keyFor } from '#kernel/security/secret.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { dropCode, insertCode, lockCodes, tryCode, wrongCodes } from './code-queries.ts'
import { recipientOf } from './identity.ts'
import type { getEmailValidCode } from './sign-in-methods-contract.ts'

export type { Purpose }
type Ordered = Ctx<typeof getEmailValidCode>
/** Anybody may have these sent to an address; their wrong guesses count together. */
const open: readonly Purpose[] = ['login', 'register', 'resetPassword', 'bindPhone']
export const isOpen = (purpose: Purpose): boolean => open.includes(purpose)

/**
 * Makes a code and sends it. Knows nothing of accounts, so that nobody learns of one.
 * Refuses captchaRequired, captchaFailed, codeTooSoon with the seconds, tooFast, networkBusy.
 */
export async function issueCode(
  ctx: Ordered,
  purpose: Purpose,
  target: string,
  captchaToken: string | undefined,
): Promise<void> {
  await spendCaptcha(ctx.db, ctx.app, captchaToken, ctx.ip)
  await sendNewCode(ctx, purpose, target)
}
/** The same for who was proven to be a person otherwise. Refuses codeTooSoon, tooFast, networkBusy. */
export async function sendNewCode(
  { db, app, transaction, lang, ip }: Ordered,
  purpose: Purpose,
  target: string,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { get } = app.settings
  const wish = {
    purpose,
    target,
    ip,
    hmac: codeHmac(app, purpose, target, code),
    validSeconds: get('codeValidSeconds'),
    resendSeconds: get('codeResendSeconds'),
    targetHour: get('codesPerTargetHour'),
    ipHour: app.demo ? null : get('codesPerAddressHour'),
  }
  const { id, wait } = await transaction(async (trx) => {
    await lockCodes(trx, wish)
    return insertCode(trx, wish)
  })
  if (id === null) throw wait > 0 ? new Refusal('codeTooSoon', { seconds: wait }) : new Refusal('tooFast')
  await sendCode(app, recipientOf(target), lang, purpose, code).catch(async (e: unknown) => {
    await dropCode(db, id)
    throw e
  })
}

export interface Guess {
  purpose: Purpose
  /** the addresses it may have gone to: the newest code of them counts */
  targets: readonly string[]
  typed: string
}
/**
 * Was this the code? Its id when it was (it is used up then), else the refusal to give: codeWrong,
 * or codeLocked after too many wrong ones in a day. Every look costs one of its tries, so the caller must commit,
 * whatever the answer. `spared`: asked only when locked, whether this visitor may go on.
 */
export async function takeCode(
  db: Db,
  app: AppContext,
  { purpose, targets, typed }: Guess,
  spared?: () => Promise<boolean>,
): Promise<number | Refusal> {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return new Refusal('codeWrong')
  const { wrong, hours } = await wrongCodes(db, isOpen(purpose) ? open : [purpose], targets)
  if (wrong >= app.settings.get('codeWrongPerTargetDay') && !(await spared?.()))
    return new Refusal('codeLocked', { hours })
  const hmacs = targets.map((target) => codeHmac(app, purpose, target, code))
  return (await tryCode(db, purpose, targets, hmacs, app.settings.get('codeMaxTries'))) ?? new Refusal('codeWrong')
}

/** What is stored of a code: bound to its purpose and target, worthless without the key. */
const codeHmac = (app: AppContext, purpose: string, target: string, code: string): Buffer =>
  createHmac('sha256', keyFor(app, 'codes'))
    .update(JSON.stringify([purpose, target, code]))
    .digest()
