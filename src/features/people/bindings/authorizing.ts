// An authorization from its beginning to the answer of the provider: the state serves one browser,
// one purpose, one person, once.
import { blindIndex } from '#kernel/security/sealed.ts'
import type { Browser } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Address } from '#kernel/pages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { maskNickname, type Kind } from './kinds.ts'
import { browserHash, markBrowser } from './browser-mark.ts'
import { providers } from './providers.ts'
import { insertState, spendState } from './queries.ts'

interface Asking {
  db: Db
  app: AppContext
  ip: string
  userAgent: string
  browser?: Browser | undefined
}
export interface Wish {
  kind: Kind
  purpose: 'login' | 'bind'
  /** who links, for purpose bind */
  userId: number | null
}
/** An account elsewhere as it is kept: nobody can read from it who it is there. */
export interface Known {
  /** best first */
  subjects: Buffer[]
  nickname: string
}
/** Where the provider sends people back to; fixed, so that no address from outside gets a code. */
function backOf(app: AppContext, { kind, purpose }: Wish): string | undefined {
  const page: Address | null = purpose === 'login' ? providers[kind].signInPage : `/user/user/system/bind/${kind}`
  return page ? app.publicUrl() + page : undefined
}

/** The address of the provider's page. Refuses wayNotOffered, tooFast. */
export async function begin({ db, app, ip, userAgent, browser }: Asking, wish: Wish): Promise<string> {
  const provider = providers[wish.kind]
  const application = provider.application(app, userAgent)
  const back = backOf(app, wish)
  if (!application || !back) throw new Refusal('wayNotOffered')
  const state = newToken()
  const seconds = app.settings.get('authorizationSeconds')
  const row = {
    ...wish,
    application,
    hash: hashToken(state),
    browserHash: markBrowser(browser, 2 * seconds),
    ip,
    seconds,
    perHour: app.demo ? null : app.settings.get('authorizationsPerHour'),
  }
  if (!(await insertState(db, row))) throw new Refusal('tooFast')
  return provider.page(app, application, back, state)
}

/**
 * Who came back. The state is spent before the provider is asked, so a code is tried once.
 * Refuses authorizationExpired, authorizationFailed, userAuthorizationFailed.
 */
export async function finish({ db, app, browser }: Asking, wish: Wish, state: string, code: string): Promise<Known> {
  const spent = await spendState(db, { ...wish, hash: hashToken(state), browserHash: browserHash(browser) })
  if (!spent) throw new Refusal('authorizationExpired')
  const { subjects, nickname } = await providers[wish.kind].identify(app, spent.application, code)
  return {
    subjects: subjects.map((subject) => blindIndex(app, `bindings.${wish.kind}`, subject)),
    nickname: maskNickname(nickname),
  }
}
