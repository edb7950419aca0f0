// Whether a place has come near the screen; once it has, it stays so.
import { useEffect, useState, type RefObject } from 'react'

export function useNear(place: RefObject<Element | null>, margin = 900): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const spot = place.current
    if (!spot || near) return undefined
    const watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && setNear(true), {
      rootMargin: `${margin}px 0px`,
    })
    watch.observe(spot)
    return () => watch.disconnect()
  }, [place, near, margin])
  return near
}
