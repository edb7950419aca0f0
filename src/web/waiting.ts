// Whether this page is being asked for with another query (a tab, a department, a page number) and takes its time:
// when to show a skeleton instead of what is no longer asked for.
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const patience = 200

export function useWaiting(): boolean {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const busy = state === 'loading' && location.pathname === pathname
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return busy && slow
}
