// Secrets that serve once: made here, seen once, kept as their SHA-256. Those of an authorization belong to one browser, which is known by a cookie that no script reads.
import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from '#kernel/contract.ts'

const cookieName = 'authorizing'
export const once = (): string => randomBytes(32).toString('base64url')
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Marks this browser for so many seconds (anew, if it is marked already) and tells its mark's hash. */
export function markBrowser(browser: Browser | undefined, seconds: number): Buffer {
  const known = browser?.read(cookieName)
  const mark = known && /^[\w-]{43}$/.test(known) ? known : once()
  browser?.keep(cookieName, mark, seconds)
  return hashOf(mark)
}
/** The hash of this browser's mark; of a browser without one, a hash that nothing has. */
export const browserHash = (browser: Browser | undefined): Buffer => hashOf(browser?.read(cookieName) ?? once())
