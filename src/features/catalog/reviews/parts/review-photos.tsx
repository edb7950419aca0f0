// Pictures that buyers took: small ones in a row, each a link to the picture, which opens the viewer where scripts run.
import { useState, type MouseEvent } from 'react'
import { useTexts } from '#web/texts.tsx'
import './review-photos.css'
import { classes } from '#ui/layout/classes.ts'
import { LazyLightbox } from '#ui/overlays/lazy-lightbox.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import type { OneReview } from './review-query.ts'

type Shown = OneReview['pictures'][number]

interface PhotosProps {
  pictures: readonly Shown[]
  /** of the words under the pictures, the author's */
  lang?: string
  label?: string
  strip?: boolean
}

export function ReviewPhotos({ pictures, lang, label, strip = false }: PhotosProps) {
  const { t } = useTexts('reviews')
  const [at, setAt] = useState<number | null>(null)
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAt(place)
  }
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={classes('review-photos', strip && 'review-photos-strip')} aria-label={label ?? t('photos')}>
        {pictures.map((p, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same file may be shown by two people
          <li key={`${p.file} ${place}`}>
            <a
              href={`/img/${encodeURIComponent(p.file)}-1440.webp`}
              onClick={(event) => open(event, place)}
              aria-haspopup="dialog"
            >
              <span className="vh">{t('photo', { at: place + 1, of: pictures.length })}: </span>
              <span lang={lang}>
                <Picture
                  shot={shotOf(p.file, { ...p, largest: 480 })}
                  alt={p.alt}
                  ratio="1"
                  sizes={strip ? '132px' : '84px'}
                  rounded="control"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Viewer at={at} onClose={() => setAt(null)} pictures={pictures} />
    </>
  )
}

function Viewer({ at, onClose, pictures }: { at: number | null; onClose: () => void; pictures: readonly Shown[] }) {
  const { t } = useTexts('reviews')
  return (
    <LazyLightbox
      at={at}
      onClose={onClose}
      pictures={pictures.map((p) => ({ shot: shotOf(p.file, p), alt: p.alt }))}
      words={{
        title: t('viewer'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
      }}
    />
  )
}
