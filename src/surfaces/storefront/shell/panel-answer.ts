// What panels of the shell ask when they open.
// The last answer is kept, so that a panel that is opened again has its content at once and renews it quietly.
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '#web/call.ts'

interface Answer<T> {
  at: number
  value: T
}
const kept = new Map<string, Answer<unknown>>()

/**
 * `key` names what is asked (with the language in it); an answer older than `maxAge` ms is renewed.
 * `failed` only when there is nothing to show.
 */
export function usePanelAnswer<T>(
  key: string,
  ask: () => Promise<T>,
  maxAge: number,
): { value: T | undefined; failed: boolean } {
  const [failed, setFailed] = useState<string>()
  const [, setFresh] = useState(0)
  const asked = useEffectEvent(ask)
  useEffect(() => {
    const known = kept.get(key)
    if (known && Date.now() - known.at < maxAge) return undefined
    let here = true
    asked().then(
      (value) => {
        kept.set(key, { at: Date.now(), value })
        if (here) setFresh((n) => n + 1)
      },
      (fault: unknown) => {
        if (!(fault instanceof CallError)) throw fault
        if (here) setFailed(key)
      },
    )
    return () => void (here = false)
  }, [key, maxAge])
  const value = kept.get(key)?.value as T | undefined
  return { value, failed: failed === key && value === undefined }
}
