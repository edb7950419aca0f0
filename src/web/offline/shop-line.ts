// Whether the shop answers, as far as this window knows: the worker says when a page came from what is kept, and the
// shop is asked now and then until it is back.
import { useSyncExternalStore } from 'react'

interface Line {
  answers: boolean
  /** When what is shown at an address was kept; null: some time ago. */
  kept: ReadonlyMap<string, string | null>
}
type Told = { answers: true } | { answers: false; address: string; kept: boolean; keptAt: string | null }

const whole: Line = { answers: true, kept: new Map() }
const timeOf = (date: string | null): string | null => {
  const at = new Date(date ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
/** A document that was kept carries a mark of the worker. Without a net it is not the shop that is silent. */
function asLoaded(): Line {
  const mark = typeof document === 'undefined' ? undefined : document.documentElement.dataset['kept']
  if (mark === undefined || !navigator.onLine) return whole
  return { answers: false, kept: new Map([[location.pathname + location.search, timeOf(mark)]]) }
}
let line = asLoaded()
const listeners = new Set<() => void>()
function become(next: Line): void {
  if (next === line) return
  line = next
  for (const tell of listeners) tell()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useShopLine = (): Line =>
  useSyncExternalStore(
    subscribe,
    () => line,
    () => whole,
  )

/** Whether the shop was found not to answer. */
export const isSilent = (): boolean => !line.answers

/** Listens to the worker. */
export function followShop(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent<Told>) => {
    if (data.answers) become(whole)
    else if (navigator.onLine) findSilent(data.kept ? data.address : undefined, timeOf(data.keptAt))
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}
function findSilent(address?: string, keptAt: string | null = null): void {
  const kept = new Map(line.kept)
  if (address !== undefined) kept.set(address, keptAt)
  become({ answers: false, kept })
}

const mute: readonly number[] = [502, 503, 504]
/** Asks the shop whether it is there. */
export async function askShop(): Promise<boolean> {
  const answers = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(4000) }).then(
    ({ status }) => !mute.includes(status),
    () => false,
  )
  if (answers) become(whole)
  else if (line.answers && navigator.onLine) findSilent()
  return answers
}

/** Asks until it answers: every ten to fifteen seconds, so that not all come back at once, and when one looks again. */
export function awaitShop(): () => void {
  const ask = () => void (document.visibilityState === 'visible' && askShop())
  const timer = setInterval(ask, 10_000 + Math.random() * 5000)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
