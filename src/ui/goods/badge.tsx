// Square words: the one badge flush left on a picture (deal before new, member, custom, second-hand),
// the outlined mark, the red count.
import type { ReactNode } from 'react'
import './badge.css'
import { classes } from '../layout/classes.ts'

export type BadgeKind = 'deal' | 'new' | 'member' | 'custom' | 'used'

export function Badge({
  kind,
  inline = false,
  className,
  children,
}: {
  kind: BadgeKind
  inline?: boolean
  className?: string
  children: ReactNode
}) {
  return <span className={classes('badge', `badge-${kind}`, inline && 'badge-inline', className)}>{children}</span>
}

/** An outlined word beside another: "Default", "Last used". */
export function Mark({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classes('mark', className)}>{children}</span>
}

/** Unread or in the cart: 99 at most, then "99+"; nothing for zero. `label` says it in words. */
export function Count({ of, label, className }: { of: number; label: string; className?: string }) {
  if (of <= 0) return null
  return (
    <span className={classes('count', className)}>
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="vh">{label}</span>
    </span>
  )
}
