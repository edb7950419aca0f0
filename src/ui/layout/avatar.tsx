// A person: their picture, or the first sign of their name on paper. Decoration beside the name,
// so it says nothing by itself.
import './avatar.css'
import { classes } from './classes.ts'

export type AvatarProps = { name: string; picture?: string | null; size?: 'sm' | 'md' | 'lg'; className?: string }

/** The first letter as a reader sees it: never half an emoji. */
const segmenter = new Intl.Segmenter()
const initialOf = (name: string): string =>
  segmenter.segment(name.trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? ''

export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  return (
    <span className={classes('avatar', `avatar-${size}`, className)} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width={96} height={96} decoding="async" />
      ) : (
        <span className="display">{initialOf(name)}</span>
      )}
    </span>
  )
}
