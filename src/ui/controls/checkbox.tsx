// A checkbox: a real input, drawn by us. `mixed` is the third state of "select all".
import { useEffect, useId, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import './checkbox.css'
import { classes } from '../layout/classes.ts'

export type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  label: ReactNode
  /** Words for screen readers only, where the row itself says what is ticked. */
  hideLabel?: boolean
  /** How many there are (filters). */
  count?: ReactNode
  mixed?: boolean
  className?: string
}

export function Tick({ label, hideLabel = false, count, mixed = false, className, id: givenId, ...input }: TickProps) {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const id = givenId ?? ownId
  return (
    <label
      className={classes('tick', hideLabel && 'tick-bare', count !== undefined && 'w-full', className)}
      htmlFor={id}
    >
      <input {...input} ref={box} id={id} type="checkbox" className="tick-box" />
      <span className={hideLabel ? 'vh' : undefined}>{label}</span>
      {count !== undefined && <span className="tick-count">{count}</span>}
    </label>
  )
}
