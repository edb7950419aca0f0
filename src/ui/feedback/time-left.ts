// How long until a deadline, by the server's clock. Each tick reads the clock anew, so sleep,
// throttled tabs and tab switches cannot make it wrong.
import { useEffect, useEffectEvent, useState } from 'react'

/** deadline: server time in ms. offset: server clock minus device clock in ms. Never below 0. */
export const msLeft = (deadline: number, offset: number, now: number = Date.now()): number =>
  Math.max(0, deadline - (now + offset))

/** Milliseconds left, renewed on every full second; `onEnd` once per deadline, also when it has passed already. */
export function useTimeLeft(deadline: number, offset: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => msLeft(deadline, offset))
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const tick = () => {
      clearTimeout(timer)
      const now = msLeft(deadline, offset)
      setLeft(now)
      if (now > 0) {
        timer = setTimeout(tick, now % 1000 || 1000)
      } else if (!ended) {
        ended = true
        end()
      }
    }
    const wake = () => {
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', wake)
    window.addEventListener('focus', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('focus', wake)
    }
  }, [deadline, offset])
  return left
}
