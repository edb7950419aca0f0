// The button, and its look for links. A page has one primary button; `second` stands beside it,
// `quiet` is everything else.
import type { ComponentProps, MouseEvent } from 'react'
import './button.css'
import { classes } from '../layout/classes.ts'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type ButtonLook = { kind?: 'primary' | 'second' | 'quiet'; size?: 'sm' | 'md' | 'lg'; wide?: boolean }

/** The class alone, for an element that is no button of ours. */
export const buttonClass = ({ kind = 'quiet', size = 'md', wide = false }: ButtonLook = {}): string =>
  classes('btn', `btn-${kind}`, size !== 'md' && `btn-${size}`, wide && 'btn-wide')

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'size'> & {
    /** Waiting for an answer: further presses are swallowed, the focus stays. */
    busy?: boolean
    /** A link that wears the button: `render={<Link to="/cart" />}`. */
    render?: Wearer
  }

export function Button({
  kind,
  size,
  wide,
  busy = false,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = classes(buttonClass({ kind, size, wide }), className)
  const content = (
    <>
      {children}
      {busy && <span className="btn-thread" aria-hidden="true" />}
    </>
  )
  if (render) return wear(render, look, content, onClick ? { onClick } : {})
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={look}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      {content}
    </button>
  )
}
