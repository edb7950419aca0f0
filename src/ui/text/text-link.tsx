// A word with a fine line under it that leads on or acts: "Change", "Enter shop", "Copy".
import type { ComponentProps } from 'react'
import './text-link.css'
import { classes } from '../layout/classes.ts'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

/** With `render` a link wears it, else it is a button. */
export function TextLink({
  render,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { render?: Wearer }) {
  const look = classes('more', className)
  if (render) return wear(render, look, children)
  return (
    <button {...rest} type={type} className={look}>
      {children}
    </button>
  )
}
