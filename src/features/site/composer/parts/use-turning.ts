// A snapping row whose thread is its clock: when the thread of the child that stands has run (CSS pauses it under
// a pointer or the focus), the next one comes. Never where little motion is wanted.
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { calm, watchCalm } from '#ui/theme/reduced-motion.ts'

export function useTurning(track: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(true)
  const lively = useSyncExternalStore(
    watchCalm,
    () => !calm(),
    () => false,
  )
  const go = (place: number) =>
    track.current?.scrollTo({
      left: (track.current.children[place % count] as HTMLElement).offsetLeft,
      behavior: lively ? 'smooth' : 'instant',
    })

  // the row itself tells what stands in it, whoever moved it
  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const watch = new IntersectionObserver(
      (seen) => seen.forEach((s) => s.isIntersecting && setAt([...row.children].indexOf(s.target))),
      { root: row, threshold: 0.6 },
    )
    for (const child of row.children) watch.observe(child)
    return () => watch.disconnect()
  }, [track])
  return { at, playing, setPlaying, running: playing && lively, go }
}
