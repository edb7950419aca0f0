// Pictures over the whole screen: swiped, zoomed, closed by Escape. Open it through `lazy-lightbox.tsx`.
import YarlLightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './lightbox.css'
import { calm } from '../theme/reduced-motion.ts'
import { largestOf } from '../goods/picture.tsx'
import type { Shot } from '../goods/picture.tsx'

export type LightboxPicture = { shot: Shot; alt: string }
export type LightboxProps = {
  pictures: readonly LightboxPicture[]
  /** Place of the picture to begin with; null when closed. */
  at: number | null
  onClose: () => void
  /** Another picture came into sight. */
  onView?: (place: number) => void
  words: LightboxWords
}
export type LightboxWords = {
  title: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
}

const plugins = [Zoom]

export function Lightbox({ pictures, at, onClose, onView, words }: LightboxProps) {
  const slides = pictures.map(({ shot, alt }) => {
    const wide = (width: number) => ({ width, height: Math.round((width * shot.height) / shot.width) })
    const widths = shot.widths ?? []
    return {
      src: largestOf(shot),
      ...wide(widths.at(-1)?.width ?? shot.width),
      alt,
      srcSet: widths.map((w) => ({ src: w.src, ...wide(w.width) })),
    }
  })
  const still = typeof window !== 'undefined' && calm()
  const alone = slides.length < 2
  return (
    <YarlLightbox
      className="lightbox"
      open={at !== null}
      index={at ?? 0}
      close={onClose}
      slides={slides}
      on={{ view: ({ index }) => onView?.(index) }}
      plugins={plugins}
      // twice the file's own pixels: the grain of a glaze, before it turns to squares
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      carousel={{ finite: true, padding: '24px' }}
      animation={still ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: 200, swipe: 280, zoom: 280 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={alone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Lightbox: words.title,
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
    />
  )
}
