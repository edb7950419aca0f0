// What the shop asks of an identity provider: the address of its page, and who came back from there.
import type { Kind } from '../kinds.ts'
import type { Page } from '#kernel/pages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export interface Identity {
  /** How the provider names the person to us, best first: the first is kept, any of them finds who was kept before. */
  subjects: string[]
  nickname: string
}
export interface Provider {
  kind: Kind
  /** The page of ours that takes up a sign-in; null where it only links accounts. */
  signInPage: Page | null
  /** The application that is asked, by its id at the provider; undefined when the shop has no keys. */
  application: (app: AppContext, userAgent: string) => string | undefined
  /** The page where the person allows it; it comes back to `back` with a code and this state. */
  page: (app: AppContext, application: string, back: string, state: string) => string
  /**
   * Who the code stands for. Refuses authorizationFailed, userAuthorizationFailed;
   * a provider that is silent or not to be believed is the former.
   */
  identify: (app: AppContext, application: string, code: string) => Promise<Identity>
}
