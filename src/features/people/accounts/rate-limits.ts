// Guessing a password is slow: tries are counted per account and internet address (or known device),
// per account over all of them, and per internet address over all accounts.
import { spendCaptcha } from '#features/platform/captcha/captcha.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { readGuesses, returnGuesses, takeGuesses, type Limit } from './code-queries.ts'

const day = 86_400
const hour = 3600

export interface Limits {
  /** locks this account for this address or device only */
  near: Limit
  /** what guessing from many places, or at many accounts, meets; a known device is spared */
  far: Limit[]
}
/**
 * `who`: the account's id, or what was typed where there is none, so that both are treated alike.
 * `device`: the hash of one that the account knows.
 */
export function limitsOf(
  { settings: { get } }: AppContext,
  who: number | string,
  ip: string,
  device: Buffer | null,
): Limits {
  const near = {
    key: `password:${who}:${device ? device.toString('base64url') : ip}`,
    allowed: get('passwordMaxTries'),
    seconds: get('passwordLockSeconds'),
  }
  if (device) return { near, far: [] }
  return {
    near,
    far: [
      { key: `password:${who}:*`, allowed: get('passwordTriesPerAccountDay'), seconds: day },
      { key: `password:*:${ip}`, allowed: get('passwordTriesPerAddressHour'), seconds: hour },
    ],
  }
}

/**
 * Asks for a captcha after some wrong passwords, then takes one try. Refuses passwordLocked with the minutes, tooFast,
 * captchaRequired, captchaFailed.
 */
export async function takeTry(
  db: Db,
  app: AppContext,
  { near, far }: Limits,
  captchaToken: string | undefined,
  ip: string,
): Promise<void> {
  const tried = await readGuesses(db, [near, ...far])
  const spent = (limit: Limit) => tried.find((t) => t.key === limit.key && t.n >= limit.allowed)
  const lock = spent(near) ?? (far[0] && spent(far[0]))
  if (lock) throw locked(lock.wait)
  if (far[1] && spent(far[1])) throw new Refusal('tooFast')
  if (tried.some((t) => t.n >= app.settings.get('passwordTriesBeforeCaptcha')))
    await spendCaptcha(db, app, captchaToken, ip)
  if ((await takeGuesses(db, [near])).length === 0) throw locked(near.seconds)
  if (far.length > 0 && (await takeGuesses(db, far)).length < far.length) throw new Refusal('tooFast')
}
const locked = (seconds: number): Refusal => new Refusal('passwordLocked', { minutes: Math.ceil(seconds / 60) })

/** The password was right. */
export const returnTry = (db: Db, { near, far }: Limits): Promise<unknown> =>
  returnGuesses(
    db,
    near.key,
    far.map((l) => l.key),
  )
