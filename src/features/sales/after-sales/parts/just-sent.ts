// How many claims were sent a moment ago: told once, by the page that is shown next, not again when it is loaded anew.
import { useEffect, useState } from 'react'

let waiting = 0
/** Before the page that follows is shown; in the browser only. */
export const tellSent = (count: number): void => void (waiting = count)
export function useSent(): number {
  const [count] = useState(() => waiting)
  useEffect(() => tellSent(0), [])
  return count
}
