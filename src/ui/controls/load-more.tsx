// The end of a list: how much is shown, and a button for more.
// The first pages may load by themselves when the end comes near, so that the footer stays reachable afterwards.
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type LoadMoreProps = {
  label: string
  /** "24 of 128": read out when it changes. */
  status: string
  more: boolean
  busy: boolean
  onLoad: () => void
  /** Loads when the button comes near the screen. Give `page <= 3`. */
  auto?: boolean
  /** Works without scripts: a link to the next page. */
  render?: Wearer
}

export function LoadMore({ label, status, more, busy, onLoad, auto = false, render }: LoadMoreProps) {
  const spot = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const ready = auto && more && !busy
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '600px 0px' })
    if (ready && spot.current) watch.observe(spot.current)
    return () => watch.disconnect()
  }, [ready])
  return (
    <div ref={spot} className="mt-10 grid justify-items-center gap-3">
      <p className="text-13 text-ink-3 tabular-nums" role="status">
        {status}
      </p>
      {more && (
        <Button kind="second" busy={busy} onClick={onLoad} render={render}>
          {label}
        </Button>
      )}
    </div>
  )
}
