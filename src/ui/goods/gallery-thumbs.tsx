// The thumbnails of a gallery. Each is a link to its picture's place, so that it works without scripts too.
import { Play, Rotate3d } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
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

const MARKS = { play: Play, turn: Rotate3d }

/** `id` of the gallery: picture n has the place `id-n`. `nameOf`: "Picture 2 of 6: the lid". */
export function GalleryThumbs({
  id,
  items,
  now,
  nameOf,
  onPick,
}: {
  id: string
  items: readonly GalleryItem[]
  now: number
  nameOf: (place: number, item: GalleryItem) => string
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
