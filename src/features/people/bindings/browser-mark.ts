// An authorization belongs to one browser, which is known by a cookie that no script reads;
// of the mark in it the shop keeps the hash only.
import type { Browser } from '#kernel/call/contract.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'

const cookieName = 'authorizing'

/** Marks this browser for so many seconds (anew, if it is marked already) and tells its mark's hash. */
export function markBrowser(browser: Browser | undefined, seconds: number): Buffer {
  const known = browser?.read(cookieName)
  const mark = known && /^[\w-]{43}$/.test(known) ? known : newToken()
  browser?.keep(cookieName, mark, seconds)
  return hashToken(mark)
}
/** The hash of this browser's mark; of a browser without one, a hash that nothing has. */
export const browserHash = (browser: Browser | undefined): Buffer => hashToken(browser?.read(cookieName) ?? newToken())
