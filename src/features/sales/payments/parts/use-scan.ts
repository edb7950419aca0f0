// Waiting beside a code for the phone that scans it: asked every 2 seconds for a minute, then slower and slower; at
// once when the person looks back at the page.
import { useEffect, useEffectEvent, useState } from 'react'
import { gapAfter } from './asking-gap.ts'

/** `code`: of an attempt that the provider has opened meanwhile. */
export interface Seen {
  open: boolean
  code: string | null
}
/** `given`: null until the provider has opened the payment. `ask`: undefined when the shop could not be asked. */
export function useScan(given: string | null, ask: () => Promise<Seen | undefined>, onKnown: () => void) {
  const [later, setLater] = useState<string | null>(null)
  const look = useEffectEvent(ask)
  const hear = useEffectEvent((seen: Seen | undefined) => {
    if (seen === undefined) return
    if (seen.code !== null) setLater(seen.code)
    if (!seen.open) onKnown()
  })
  useEffect(() => {
    let asked = 0
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = async () => {
      clearTimeout(timer)
      const seen = await look()
      if (!here) return
      hear(seen)
      asked++
      clearTimeout(timer)
      timer = setTimeout(() => void turn(), gapAfter(asked))
    }
    const back = () => void (document.hidden || turn())
    timer = setTimeout(() => void turn(), gapAfter(0))
    document.addEventListener('visibilitychange', back)
    return () => {
      here = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
  return given ?? later
}
