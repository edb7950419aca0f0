// A heading that opens what lies below it; several make an accordion (`group`: at most one is open).
// The browser's own <details>: works without scripts, and is found by the page search.
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import './disclosure.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type DisclosureProps = {
  title: ReactNode
  /** Beside the title, in small: how many, the present choice. */
  end?: ReactNode
  /** Same name, same accordion. */
  group?: string
  open?: boolean
  level?: 2 | 3 | 4
  className?: string
  children: ReactNode
}

export function Disclosure({ title, end, group, open, level = 3, className, children }: DisclosureProps) {
  const Heading = `h${level}` as const
  return (
    <details className={classes('disclosure', className)} name={group} open={open}>
      <summary>
        <Heading>{title}</Heading>
        {end && <span className="disclosure-end">{end}</span>}
        <Icon of={Plus} size={18} />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
