// The chosen appearance: a cookie; no cookie follows the system, by CSS alone.
import { useSyncExternalStore } from 'react'
import { writeCookie } from '#web/cookies.ts'

export type Theme = 'light' | 'dark'
let chosen: Theme | undefined
const listeners = new Set<() => void>()

export function chooseTheme(theme: Theme): void {
  chosen = theme
  writeCookie('theme', theme)
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** The appearance chosen on this page, else what the server was told. */
export const useTheme = (served: Theme | undefined): Theme | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen ?? served,
    () => served,
  )
