// Lets a component's look be worn by another element (a router Link, an <a>):
// `render={<Link to="/x" />}` gets the class and the content.
import { cloneElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'

export type Wearer = ReactElement<{ className?: string; children?: ReactNode }>

/** `extra` holds further attributes (aria-current and the like). Children of the wearer itself win over `children`. */
export function wear(wearer: Wearer, className: string, children: ReactNode, extra: Record<string, unknown> = {}) {
  return cloneElement(wearer, {
    ...extra,
    className: classes(className, wearer.props.className),
    children: wearer.props.children ?? children,
  })
}
