// The door of the captcha: a token proves, once, that somebody at this address was no machine a moment ago.
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { networkOf } from './network.ts'
import { insertToken, takeToken } from './queries.ts'

export { networkOf } from './network.ts'

/** How long a puzzle, its token and a proof of work serve. */
export const validSeconds = 120

/** False where the shop asks for no proof. */
export const isRequired = (app: AppContext): boolean => app.settings.get('captchaRequired') !== 0

/**
 * Takes the token of somebody at `ip`, which never serves again. Refuses captchaRequired without one,
 * captchaFailed when it is used, old, foreign or made up.
 * Give it the plain `db`, never a transaction: a call that is refused later would give the token back.
 */
export async function spendCaptcha(db: Db, app: AppContext, token: string | undefined, ip: string): Promise<void> {
  if (!isRequired(app)) return
  if (!token) throw new Refusal('captchaRequired')
  if (!(await takeToken(db, hashToken(token), networkOf(ip)))) throw new Refusal('captchaFailed')
}

/** A new token for somebody at `ip` who proved it. */
export async function earnToken(db: Db, ip: string): Promise<string> {
  const token = newToken()
  await insertToken(db, hashToken(token), networkOf(ip), validSeconds)
  return token
}
