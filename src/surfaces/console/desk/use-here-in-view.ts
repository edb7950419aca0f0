// Rooms that stand beside each other and scroll sideways on a phone: the one that is open is brought into view. Each
// room draws the row anew.
import { useEffect, useRef, type RefObject } from 'react'

export function useHereInView(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current="page"]')
    if (!nav.current || !here) return
    const [outer, inner] = [nav.current.getBoundingClientRect(), here.getBoundingClientRect()]
    nav.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [])
  return nav
}
