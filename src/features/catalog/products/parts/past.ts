// What of a long page is above the screen, and what of it is in sight.
import { useEffect, useState } from 'react'

/** True once the element of this id has gone out at the upper edge. */
export function usePast(id: string): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const place = document.getElementById(id)
    const watch = new IntersectionObserver(
      ([seen]) => seen && setPast(!seen.isIntersecting && seen.boundingClientRect.top < 0),
    )
    if (place) watch.observe(place)
    return () => watch.disconnect()
  }, [id])
  return past
}

/** Which of these elements one reads: the first of them in the upper half of the screen. */
export function useInSight(ids: readonly string[]): string | undefined {
  const [now, setNow] = useState<string>()
  const asked = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          seen.delete(target.id)
          if (isIntersecting) seen.add(target.id)
        }
        setNow((before) => asked.split(' ').find((id) => seen.has(id)) ?? (window.scrollY < 200 ? undefined : before))
      },
      { rootMargin: '-140px 0px -50% 0px' },
    )
    for (const id of asked.split(' ')) {
      const place = document.getElementById(id)
      if (place) watch.observe(place)
    }
    return () => watch.disconnect()
  }, [asked])
  return now
}
