// A value kept in the browser's storage that components can watch; other tabs' changes arrive too.
// Storage that is shut (private mode) means memory only.
import { useSyncExternalStore } from 'react'

export interface Kept<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}
const inBrowser = typeof window !== 'undefined'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    /* memory only */
  }
}

/** `check` turns what was stored (or undefined) into a value; whatever others wrote there, it must give a sound one. */
export function keep<T>(key: string, check: (stored: unknown) => T): Kept<T> {
  const parse = (text: string | null): T => {
    try {
      return check(text === null ? undefined : JSON.parse(text))
    } catch {
      return check(undefined)
    }
  }
  const listeners = new Set<() => void>()
  let held: { value: T } | undefined
  const get = (): T => (held ??= { value: parse(inBrowser ? read(key) : null) }).value
  const tell = () => listeners.forEach((listener) => listener())
  if (inBrowser)
    addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return
      held = { value: parse(read(key)) }
      tell()
    })
  return {
    get,
    set: (next) => {
      held = { value: next }
      write(key, next === undefined ? null : JSON.stringify(next))
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Watches a kept value; `first` is what the server and the first drawing show. */
export const useKept = <T>(kept: Kept<T>, first: T): T => useSyncExternalStore(kept.subscribe, kept.get, () => first)
