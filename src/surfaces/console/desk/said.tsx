// What was just done, in one line of ink at the foot; it goes by itself. Faults are never told here.
import { useEffect, useSyncExternalStore } from 'react'

let said: { words: string; at: number } | undefined
const listeners = new Set<() => void>()
function set(next: typeof said): void {
  said = next
  listeners.forEach((tell) => tell())
}
export const say = (words: string): void => set({ words, at: Date.now() })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export function SaidLine() {
  const now = useSyncExternalStore(subscribe, () => said)
  useEffect(() => {
    if (!now) return undefined
    const timer = setTimeout(() => set(undefined), 5000)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <div role="status" aria-live="polite">
      {now && <p className="said">{now.words}</p>}
    </div>
  )
}
