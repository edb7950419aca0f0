// The server's clock: every answer tells it, deadlines are shown by it, never by the device's.
import { useSyncExternalStore } from 'react'

let ahead = 0
export const noteServerTime = (at: number): void => void (ahead = at - Date.now())
export const serverNow = (): number => Date.now() + ahead

const step = 15_000
const listeners = new Set<() => void>()
let told = 0
let timer: ReturnType<typeof setInterval> | undefined
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (document.visibilityState === 'visible') listeners.forEach((tell) => tell())
  }, step)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
/** Now, to a quarter of a minute. */
const now = (): number => {
  const at = serverNow()
  if (Math.abs(at - told) >= step) told = at
  return told
}
export const useNow = (): number => useSyncExternalStore(subscribe, now)
