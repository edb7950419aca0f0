// Pictures of the goods: a track that is swiped or scrolled by keys, thumbnails on every screen. Without scripts the first picture stands and the
// thumbnails jump to the others.
import { ChevronLeft, ChevronRight, Play, Rotate3d } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import './gallery.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import type { Shot } from './picture.tsx'

export type GalleryItem = {
  key: string
  shot: Shot
  alt: string
  thumb?: Shot
  /** Stands on the stage instead of the picture: a video, a turning model. */
  node?: ReactNode
  mark?: 'play' | 'turn'
}

export type GalleryProps = {
  items: readonly GalleryItem[]
  label: string
  /** "Picture 2 of 6: the lid" */
  thumbLabel: (place: number, item: GalleryItem) => string
  backLabel: string
  nextLabel: string
  sizes?: string
  ratio?: string
  /** Over the lower left corner: 3D, zoom (class `gallery-tool`). */
  tools?: ReactNode
  onShow?: (place: number) => void
  className?: string
}

const MARKS = { play: Play, turn: Rotate3d }

export function Gallery({ items, label, thumbLabel, backLabel, nextLabel, sizes, ratio = '1', tools, onShow, className }: GalleryProps) {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [now, setNow] = useState(0)
  const show = (place: number) => {
    const stage = track.current
    if (!stage || place < 0 || place >= items.length) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    stage.scrollTo({ left: place * stage.clientWidth, behavior: calm || Math.abs(place - now) > 1 ? 'instant' : 'smooth' })
  }
  const settle = () => {
    const stage = track.current
    if (!stage) return
    const place = Math.round(stage.scrollLeft / Math.max(1, stage.clientWidth))
    if (place === now) return
    setNow(place)
    onShow?.(place)
  }
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  const pick = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={classes('gallery-step', by < 0 ? 'gallery-back' : 'gallery-next')}
      aria-label={by < 0 ? backLabel : nextLabel}
      aria-disabled={now + by < 0 || now + by >= items.length || undefined}
      onClick={() => show(now + by)}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={22} />
    </button>
  )
  return (
    <section className={classes('gallery', className)} aria-label={label}>
      {items.length > 1 && (
        <ul className="gallery-thumbs">
          {items.map((item, place) => (
            <li key={item.key}>
              <a href={`#${id}-${place}`} aria-label={thumbLabel(place, item)} aria-current={place === now ? 'true' : undefined} onClick={(event) => pick(event, place)}>
                <Picture shot={item.thumb ?? item.shot} alt="" ratio="1" sizes="76px" rounded="none" />
                {item.mark && (
                  <span className="gallery-mark">
                    <Icon of={MARKS[item.mark]} size={20} />
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="gallery-stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <ul ref={track} className="gallery-track" tabIndex={0} aria-label={label} onScroll={settle} onKeyDown={keys}>
          {items.map((item, place) => (
            <li key={item.key} id={`${id}-${place}`} inert={place !== now && item.node ? true : undefined}>
              {item.node ?? <Picture shot={item.shot} alt={item.alt} ratio={ratio} sizes={sizes} eager={place === 0} rounded="none" />}
            </li>
          ))}
        </ul>
        {items.length > 1 && step(-1)}
        {items.length > 1 && step(1)}
        {tools && <div className="gallery-tools">{tools}</div>}
        {items.length > 1 && (
          <span className="gallery-count" aria-hidden="true">
            {now + 1} / {items.length}
          </span>
        )}
      </div>
    </section>
  )
}
