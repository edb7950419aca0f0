// A picture that never shifts the page: width and height are always known. In dark mode it is dimmed by a token,
// its ground is sunken paper.
import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import './picture.css'
import { classes } from '../layout/classes.ts'

export type Shot = {
  src: string
  /** CSS pixels of the file; only their ratio matters. */
  width: number
  height: number
  /** A few pixels of it as base64 WebP, drawn large until it is there. */
  preview?: string | undefined
  /** Other widths of the same file. */
  widths?: readonly { src: string; width: number }[]
  /** Better formats first, each with its own widths. */
  formats?: readonly { type: string; widths: readonly { src: string; width: number }[] }[]
}

export type PictureProps = {
  shot: Shot
  /** Empty for decoration, or where the words beside it say the same. */
  alt: string
  sizes?: string
  /** The largest picture of the first screen: loaded at once. */
  eager?: boolean
  /** Its place's ratio where it differs from the file's, e.g. "1" or "4 / 5". */
  ratio?: string
  rounded?: 'none' | 'control' | 'picture' | 'card'
  className?: string
  imgClassName?: string
}

/** The address of the largest file. */
export const largestOf = ({ widths, src }: Shot): string => widths?.at(-1)?.src ?? src

const srcSet = (widths: readonly { src: string; width: number }[] | undefined) =>
  widths?.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined

const ROUND = { none: '', control: 'rounded-control', picture: 'rounded-picture', card: 'rounded-card' }

/** The best format of a leading picture is on its way before the style sheet is read; who cannot show it, skips it. */
function preloadBest({ formats, widths, src }: Shot, sizes: string | undefined): void {
  const [best] = formats ?? []
  const list = srcSet(best?.widths ?? widths)
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(list && { imageSrcSet: list }),
    ...(sizes && { imageSizes: sizes }),
    ...(best && { type: best.type }),
  })
}

export function Picture({
  shot,
  alt,
  sizes,
  eager = false,
  ratio,
  rounded = 'picture',
  className,
  imgClassName,
}: PictureProps) {
  if (eager) preloadBest(shot, sizes)
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${shot.width} / ${shot.height}`,
    ...(shot.preview && { backgroundImage: `url(data:image/webp;base64,${shot.preview})` }),
  }
  return (
    <picture className={classes('picture', ROUND[rounded], className)} style={style}>
      {shot.formats?.map(({ type, widths }) => (
        <source key={type} type={type} srcSet={srcSet(widths)} sizes={sizes} />
      ))}
      <img
        src={shot.src}
        srcSet={srcSet(shot.widths)}
        sizes={sizes}
        width={shot.width}
        height={shot.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={imgClassName}
      />
    </picture>
  )
}
