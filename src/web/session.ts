// Who is signed in, as the browser knows it: token and person (storage and the `token` cookie, 365 days),
// the cart's count, the page to return to after sign-in.
import type { Calls } from '#kernel/call/contract.ts'
import { dropCookie, readCookie, writeCookie } from '#web/cookies.ts'
import { keep, useKept, type Kept } from '#web/kept.ts'
import { forgetPages } from '#web/offline/keeping.ts'
import { ownPage } from '#web/own-path.ts'

type SignedIn = Calls['/login']['output']
export interface Person {
  userId: number
  nickName: string
  username: string
  /** 1 super member, 0 normal user */
  vip: number
}
interface Signed {
  token: string
  person: Person | undefined
}

const signed = keep<Signed | null>('session', (stored) => {
  const s = stored as Partial<Signed> | undefined
  if (s && typeof s.token === 'string' && s.token !== '') return { token: s.token, person: s.person }
  const fromCookie = typeof document === 'undefined' ? '' : readCookie('token')
  return fromCookie ? { token: fromCookie, person: undefined } : null
})
const count = keep<number>('cart-count', (stored) => (typeof stored === 'number' && stored >= 0 ? stored : 0))

/** The bearer token, from the store or the cookie. */
export const token = (): string | undefined => signed.get()?.token ?? (readCookie('token') || undefined)

/** A sign-in that lost its cookie gets it again, so that pages are drawn for the person. */
export function mendCookie(): void {
  const now = signed.get()?.token
  if (now && readCookie('token') !== now) writeCookie('token', now)
}

/** Keeps what a sign-in answered. */
export function keepSession(userinfo: SignedIn): void {
  const { user_token, user_id, nickName, username, vip } = userinfo
  signed.set({ token: user_token, person: { userId: user_id, nickName, username, vip } })
  writeCookie('token', user_token)
  forgetPages()
}
/** The person is called so from now on. */
export function renamePerson(nickName: string): void {
  const now = signed.get()
  if (now?.person) signed.set({ ...now, person: { ...now.person, nickName } })
}
/** Forgets token, person and the cart's count. */
export function dropSession(): void {
  dropCookie('token') // first: a store that is read anew looks there
  signed.set(null)
  count.set(0)
  forgetPages()
}
export const keepCartCount = (pieces: number): void => count.set(pieces)

/**
 * Before the first drawing in the browser (and on the server) nobody is known here:
 * use the root's `signedIn` for what must not flicker.
 */
export function useSession(): { signedIn: boolean; person: Person | undefined } {
  const now = useKept(signed, null)
  return { signedIn: now !== null, person: now?.person }
}
/** Whether somebody is signed in: `served` is what the server drew, until the browser knows better. */
export const useSignedIn = (served: boolean): boolean => {
  const now = useKept<Signed | null | undefined>(signed as Kept<Signed | null | undefined>, undefined)
  return now === undefined ? served : now !== null
}
/** Pieces in the account's cart, as the shop last told. */
export const useKeptCartCount = (): number => useKept(count, 0)

const returnTo = 'return-to'

/** Remembers the page to come back to after sign-in; login pages are never remembered. */
export function rememberPage(path: string): void {
  if (ownPage(path) !== path) return
  try {
    sessionStorage.setItem(returnTo, path)
  } catch {
    /* home then */
  }
}
/** Where to go after sign-in: the remembered page (also the login page's `?from=`), else '/'. Then forgotten. */
export function takeReturnPage(): string {
  const from = new URLSearchParams(location.search).get('from')
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(returnTo)
    sessionStorage.removeItem(returnTo)
  } catch {
    /* home then */
  }
  return ownPage(from ?? kept)
}
