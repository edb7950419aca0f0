// A choice that the server must know before it draws: kept in a cookie, one of a few words.
// No cookie is the usual; the server's word stands until another is chosen on this page.
import { useSyncExternalStore } from 'react'
import { dropCookie, writeCookie } from '#web/cookies.ts'

export interface CookieChoice<T extends string> {
  /** What is chosen here, else what the server was told; undefined is the usual. */
  use: (served: T | undefined) => T | undefined
  choose: (value: T | undefined) => void
}

export function cookieChoice<T extends string>(cookie: string): CookieChoice<T> {
  let chosen: { value: T | undefined } | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    use: (served) =>
      useSyncExternalStore(
        subscribe,
        () => (chosen ? chosen.value : served),
        () => served,
      ),
    choose: (value) => {
      chosen = { value }
      if (value === undefined) dropCookie(cookie)
      else writeCookie(cookie, value)
      listeners.forEach((listener) => listener())
    },
  }
}
