// The door of the captcha: a token proves, once, that somebody in this network did some work for one purpose and
// target a moment ago. It is friction and no lock: whoever pays for the work gets through, so what it guards is
// counted as well.
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { nameOf } from '#kernel/security/abuse/budgets.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import type { Scene } from './limits.ts'
import { insertToken, takeToken } from './queries.ts'

/** How long a puzzle, its token and a proof of work serve. */
export const validSeconds = 120

/** False where the shop asks for no proof. */
export const isRequired = (app: AppContext): boolean => app.settings.get('captchaRequired') !== 0

export interface Proving {
  ip: string
  scene: Scene
  /** the e-mail, phone or account as it was typed */
  target: string
}
/** Names what a proof is for, without keeping it. */
export const boundTo = (app: AppContext, { scene, target }: Omit<Proving, 'ip'>): string =>
  `${scene} ${nameOf(app, target)}`

/**
 * Takes the token, which never serves again. Refuses captchaRequired without one,
 * captchaFailed when it is used, old, for something else or made up.
 * Give it the plain `db`, never a transaction: a call that is refused later would give the token back.
 */
export async function spendCaptcha(
  db: Db,
  app: AppContext,
  token: string | undefined,
  proving: Proving,
): Promise<void> {
  if (!isRequired(app)) return
  if (!token) throw new Refusal('captchaRequired')
  if (!(await takeToken(db, hashToken(token), placeOf(proving.ip).line, boundTo(app, proving))))
    throw new Refusal('captchaFailed')
}

/** A new token for somebody at `ip` who proved it; `bound` null serves any purpose. */
export async function earnToken(db: Db, ip: string, bound: string | null): Promise<string> {
  const token = newToken()
  await insertToken(db, { hash: hashToken(token), line: placeOf(ip).line, bound, seconds: validSeconds })
  return token
}
