// Pictures of the goods: a track that is swiped or scrolled by keys, thumbnails on every screen, and a closer look by a
// button, a press on the picture or Enter. Without scripts the first picture stands, the thumbnails jump to the others,
// and the button leads to the large file.
import { ChevronLeft, ChevronRight, Play, Rotate3d, Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import './gallery.css'
import { calm } from '../theme/reduced-motion.ts'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { LazyLightbox } from '../overlays/lazy-lightbox.tsx'
import type { LightboxWords } from '../overlays/lightbox.tsx'
import { largestOf, Picture } from './picture.tsx'
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
  /** Over the lower left corner, beside the zoom: 3D (class `gallery-tool`). */
  tools?: ReactNode
  /** The pictures can be looked at closely: the button's name, and the viewer's words. */
  zoom?: { label: string; words: LightboxWords }
  onShow?: (place: number) => void
  className?: string
}

const MARKS = { play: Play, turn: Rotate3d }

/** The track: which picture is in sight, and the way to another. */
function useTrack(of: number, onShow: GalleryProps['onShow']) {
  const track = useRef<HTMLUListElement>(null)
  const [now, setNow] = useState(0)
  const show = (place: number) => {
    const stage = track.current
    if (!stage || place < 0 || place >= of) return
    stage.scrollTo({
      left: place * stage.clientWidth,
      behavior: calm() || Math.abs(place - now) > 1 ? 'instant' : 'smooth',
    })
  }
  const settle = () => {
    const stage = track.current
    if (!stage) return
    const place = Math.round(stage.scrollLeft / Math.max(1, stage.clientWidth))
    if (place === now) return
    setNow(place)
    onShow?.(place)
  }
  return { track, now, show, settle }
}

export function Gallery({
  items,
  label,
  thumbLabel,
  backLabel,
  nextLabel,
  sizes,
  ratio = '1',
  tools,
  zoom,
  onShow,
  className,
}: GalleryProps) {
  const id = useId()
  const { track, now, show, settle } = useTrack(items.length, onShow)
  const [closer, setCloser] = useState<number | null>(null)
  const pictured = items.filter((item) => !item.node)
  const here = items[now]
  const look = (event: KeyboardEvent | MouseEvent, item: GalleryItem | undefined) => {
    if (!zoom || !item || item.node || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setCloser(pictured.indexOf(item))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return look(event, here)
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return undefined
    event.preventDefault()
    return show(to)
  }
  const seen = (place: number) => {
    setCloser((before) => (before === null ? null : place)) // a last word after closing must not open it again
    show(items.indexOf(pictured[place]!))
  }
  return (
    <section className={classes('gallery', items.length < 2 && 'gallery-single', className)} aria-label={label}>
      <div className="gallery-stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <ul
          ref={track}
          className="gallery-track"
          tabIndex={0}
          aria-label={label}
          onScroll={settle}
          onKeyDown={(event) => event.target === track.current && keys(event)}
        >
          {items.map((item, place) => (
            // the button below and the Enter key are its twins
            /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
               jsx-a11y/no-noninteractive-element-interactions */
            <li
              key={item.key}
              id={`${id}-${place}`}
              inert={place !== now && item.node ? true : undefined}
              className={zoom && !item.node ? 'gallery-closer' : undefined}
              onClick={(event) => look(event, item)}
            >
              {item.node ?? (
                <Picture
                  shot={item.shot}
                  alt={item.alt}
                  ratio={ratio}
                  sizes={sizes}
                  eager={place === 0}
                  rounded="none"
                />
              )}
            </li>
          ))}
        </ul>
        {items.length > 1 && <Step by={-1} label={backLabel} off={now === 0} onPress={() => show(now - 1)} />}
        {items.length > 1 && (
          <Step by={1} label={nextLabel} off={now === items.length - 1} onPress={() => show(now + 1)} />
        )}
        {(tools || zoom) && (
          <div className="gallery-tools">
            {tools}
            {zoom && here && !here.node && (
              <a
                className="gallery-tool"
                href={largestOf(here.shot)}
                aria-haspopup="dialog"
                aria-label={zoom.label}
                onClick={(event) => look(event, here)}
              >
                <Icon of={Search} size={18} />
              </a>
            )}
          </div>
        )}
        {items.length > 1 && (
          <span className="gallery-count" aria-hidden="true">
            {now + 1} / {items.length}
          </span>
        )}
      </div>
      {/* after the stage, which stands above them on a phone: a page that arrives in pieces must not push them down */}
      {items.length > 1 && <Thumbs id={id} items={items} now={now} nameOf={thumbLabel} onPick={show} />}
      {zoom && (
        <LazyLightbox
          at={closer}
          onClose={() => setCloser(null)}
          onView={seen}
          pictures={pictured}
          words={zoom.words}
        />
      )}
    </section>
  )
}

function Thumbs({
  id,
  items,
  now,
  nameOf,
  onPick,
}: {
  id: string
  items: readonly GalleryItem[]
  now: number
  nameOf: GalleryProps['thumbLabel']
  onPick: (place: number) => void
}) {
  const pick = (event: MouseEvent, place: number) => {
    event.preventDefault()
    onPick(place)
  }
  return (
    <ul className="gallery-thumbs">
      {items.map((item, place) => (
        <li key={item.key}>
          <a
            href={`#${id}-${place}`}
            aria-label={nameOf(place, item)}
            aria-current={place === now ? 'true' : undefined}
            onClick={(event) => pick(event, place)}
          >
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
  )
}

function Step({ by, label, off, onPress }: { by: 1 | -1; label: string; off: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={classes('gallery-step', by < 0 ? 'gallery-back' : 'gallery-next')}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onPress}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={22} />
    </button>
  )
}
