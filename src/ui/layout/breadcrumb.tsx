// Where this page stands. The last crumb is the page itself and no link. Phones have a back button instead.
import type { ReactNode } from 'react'
import './breadcrumb.css'
import { classes } from './classes.ts'
import { wear } from './wear.tsx'
import type { Wearer } from './wear.tsx'

export type Crumb = { label: ReactNode; link: Wearer }

export function Breadcrumb({
  label,
  crumbs,
  here,
  className,
}: {
  label: string
  crumbs: readonly Crumb[]
  here: ReactNode
  className?: string
}) {
  return (
    <nav className={classes('crumbs', className)} aria-label={label}>
      <ol>
        {crumbs.map((crumb, place) => (
          <li key={place}>{wear(crumb.link, '', crumb.label)}</li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
