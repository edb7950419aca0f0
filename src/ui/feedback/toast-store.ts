// The toasts on show. A text that is already on show is counted, not shown twice, and its time starts anew.
// Duration 0 stays until closed.
import { pausableTimer } from './pausable-timer.ts'
import type { PausableTimer } from './pausable-timer.ts'

export type ToastKind = 'plain' | 'success' | 'error'
export type ToastAction = { label: string; onPress: () => void }
export type ToastOptions = { kind?: ToastKind; /** ms; 0 stays open */ duration?: number; action?: ToastAction }
export type Toast = {
  id: number
  text: string
  kind: ToastKind
  duration: number
  count: number
  action: ToastAction | undefined
}

export const TOAST_DURATION = 3000

export function createToastStore() {
  let toasts: readonly Toast[] = []
  let last = 0
  const timers = new Map<number, PausableTimer>()
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    timers.get(id)?.stop()
    timers.delete(id)
    set(toasts.filter((each) => each.id !== id))
  }
  const start = (id: number, duration: number) => {
    timers.get(id)?.stop()
    timers.delete(id)
    if (duration > 0)
      timers.set(
        id,
        pausableTimer(duration, () => close(id)),
      )
  }
  const show = (text: string, { kind = 'plain', duration = TOAST_DURATION, action }: ToastOptions = {}): number => {
    const same = toasts.find((each) => each.text === text && each.kind === kind)
    const id = same?.id ?? ++last
    const toast: Toast = { id, text, kind, duration, count: (same?.count ?? 0) + 1, action }
    set(same ? toasts.map((each) => (each.id === id ? toast : each)) : [...toasts, toast])
    start(id, duration)
    return id
  }
  return {
    show,
    close,
    /** Holds every toast while the pointer or the focus is on them. */
    pause: () => timers.forEach((timer) => timer.pause()),
    resume: () => timers.forEach((timer) => timer.resume()),
    list: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
