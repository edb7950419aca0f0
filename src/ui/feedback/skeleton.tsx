// Paper where content will come, in the content's own shape. Silent: the region that waits carries aria-busy.
import type { CSSProperties } from 'react'
import './skeleton.css'
import { classes } from '../layout/classes.ts'

/** A block: `ratio` for pictures ("1", "4 / 5"), else width and height in CSS units. */
export function Skeleton({
  ratio,
  width,
  height,
  className,
}: {
  ratio?: string
  width?: string
  height?: string
  className?: string
}) {
  const style: CSSProperties = { aspectRatio: ratio, width, height }
  return <span className={classes('skel', className)} style={style} aria-hidden="true" />
}

/** A line of text; the width tells how long the words are likely to be. */
export function SkeletonLine({ width, height, className }: { width?: string; height?: string; className?: string }) {
  return <span className={classes('skel skel-line', className)} style={{ width, height }} aria-hidden="true" />
}

/** The shape of a product card, for `<Cards>`. */
export function CardSkeleton({ tall = false }: { tall?: boolean }) {
  return (
    <li className="min-w-0" aria-hidden="true">
      <Skeleton ratio={tall ? '4 / 5' : '1'} />
      <SkeletonLine className="mt-3.5" />
      <SkeletonLine className="mt-1.5" width="60%" />
      <SkeletonLine className="mt-3.5" width="44%" height="22px" />
      <SkeletonLine className="mt-3.5" width="70%" height="12px" />
    </li>
  )
}
