// On or off, at once (a setting): a real checkbox with the role of a switch. On = ink, because nothing is bought by it.
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import './switch.css'
import { classes } from '../layout/classes.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode
  /** A second line: what it changes. */
  sub?: ReactNode
  className?: string
}

export function Switch({ label, sub, className, id: givenId, ...input }: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classes('switch', className)}>
      <span>
        <label htmlFor={id}>{label}</label>
        {sub && <small id={`${id}-sub`}>{sub}</small>}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className="switch-box"
        aria-describedby={sub ? `${id}-sub` : undefined}
      />
    </div>
  )
}
