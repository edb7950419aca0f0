// Pictures of the goods: a track that is swiped or scrolled by keys, thumbnails on every screen,
// and a closer look by a button, a press on the picture or Enter. Without scripts the first picture stands,
// the thumbnails jump to the others, and the button leads to the large file.
import { ChevronLeft, ChevronRight, Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import './gallery.css'
import { calm } from '../theme/reduced-motion.ts'
import { classes } from '../layout/classes.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import type { GalleryItem } from './gallery-thumbs.tsx'
import { Icon } from '../layout/icon.tsx'
import { LazyLightbox } from '../overlays/lazy-lightbox.tsx'
import type { LightboxWords } from '../overlays/lightbox.tsx'
import { largestOf, Picture } from './picture.tsx'

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

/** The closer look: which picture it shows, and the track that goes along with it. */
function useCloser(items: readonly GalleryItem[], show: (place: number) => void) {
  const [at, setAt] = useState<number | null>(null)
  const pictures = items.filter((item) => !item.node)
  const look = (event: KeyboardEvent | MouseEvent, item: GalleryItem | undefined) => {
    if (!item || item.node || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAt(pictures.indexOf(item))
  }
  const onView = (place: number) => {
    setAt((before) => (before === null ? null : place)) // a last word after closing must not open it again
    show(items.indexOf(pictures[place]!))
  }
  return { look, viewer: { at, pictures, onView, onClose: () => setAt(null) } }
}

export function Gallery({ items, label, sizes, ratio = '1', zoom, onShow, className, ...props }: GalleryProps) {
  const id = useId()
  const { track, now, show, settle } = useTrack(items.length, onShow)
  const closer = useCloser(items, show)
  const look = zoom ? closer.look : undefined
  const many = items.length > 1
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return look?.(event, items[now])
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return undefined
    event.preventDefault()
    return show(to)
  }
  return (
    <section className={classes('gallery', !many && 'gallery-single', className)} aria-label={label}>
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
            <Place key={item.key} id={`${id}-${place}`} item={item} away={place !== now} onLook={look}>
              <Picture shot={item.shot} alt={item.alt} ratio={ratio} sizes={sizes} eager={place === 0} rounded="none" />
            </Place>
          ))}
        </ul>
        {many && <Step by={-1} label={props.backLabel} off={now === 0} onPress={() => show(now - 1)} />}
        {many && <Step by={1} label={props.nextLabel} off={now === items.length - 1} onPress={() => show(now + 1)} />}
        <Tools tools={props.tools} zoom={zoom} item={items[now]} onLook={closer.look} />
        {many && (
          <span className="gallery-count" aria-hidden="true">
            {now + 1} / {items.length}
          </span>
        )}
      </div>
      {/* after the stage, which stands above them on a phone: a page that arrives in pieces must not push them down */}
      {many && <GalleryThumbs id={id} items={items} now={now} nameOf={props.thumbLabel} onPick={show} />}
      {zoom && <LazyLightbox {...closer.viewer} words={zoom.words} />}
    </section>
  )
}

type Look = (event: KeyboardEvent | MouseEvent, item: GalleryItem | undefined) => void
type PlaceProps = {
  id: string
  item: GalleryItem
  away: boolean
  onLook: Look | undefined
  /** The picture, where nothing else stands on the stage. */
  children: ReactNode
}
function Place({ id, item, away, onLook, children }: PlaceProps) {
  return (
    // the button below and the Enter key are its twins
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      id={id}
      inert={away && item.node ? true : undefined}
      className={onLook && !item.node ? 'gallery-closer' : undefined}
      onClick={(event) => onLook?.(event, item)}
    >
      {item.node ?? children}
    </li>
  )
}

type ToolsProps = Pick<GalleryProps, 'tools' | 'zoom'> & { item: GalleryItem | undefined; onLook: Look }
function Tools({ tools, zoom, item, onLook }: ToolsProps) {
  if (!tools && !zoom) return null
  return (
    <div className="gallery-tools">
      {tools}
      {zoom && item && !item.node && (
        <a
          className="gallery-tool"
          href={largestOf(item.shot)}
          aria-haspopup="dialog"
          aria-label={zoom.label}
          onClick={(event) => onLook(event, item)}
        >
          <Icon of={Search} size={18} />
        </a>
      )}
    </div>
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
