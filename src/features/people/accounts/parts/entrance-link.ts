// Ways between the pages of the login area: each takes along the page that asked for a sign-in.
import { useLocation } from 'react-router'

/** From the sheet over another page, that page is the one to come back to. */
export function useEntranceLink(): (path: string) => string {
  const { pathname, search } = useLocation()
  const from = pathname.startsWith('/login') ? new URLSearchParams(search).get('from') : pathname + search
  return (path) => (from ? `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}` : path)
}
