// Chips: a small choice that is on or off, an applied filter that can be taken away,
// and a row of them as radio buttons.
import { X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import './chip.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { useRadios } from './use-radios.ts'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type ChipProps = ComponentProps<'button'> & {
  /** Leave out for a chip that acts instead of staying on. */
  pressed?: boolean
  icon?: LucideIcon
  count?: ReactNode
  render?: Wearer
}

export function Chip({ pressed, icon, count, render, className, children, ...rest }: ChipProps) {
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </>
  )
  if (render) return wear(render, classes('chip', className), content)
  return (
    <button type="button" {...rest} className={classes('chip', className)} aria-pressed={pressed}>
      {content}
    </button>
  )
}

/** A filter that is on; pressing takes it away. `removeLabel` says so with its name ("Remove: free freight"). */
export function AppliedChip({
  removeLabel,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { removeLabel: string }) {
  return (
    <button type="button" {...rest} className={classes('chip chip-applied', className)} aria-label={removeLabel}>
      {children}
      <Icon of={X} size={14} />
    </button>
  )
}

export type ChipChoice<T extends string> = { value: T; label: ReactNode; icon?: LucideIcon; disabled?: boolean }

export type ChipRadiosProps<T extends string> = {
  legend: string
  /** For a form; without it the group gets a name of its own. */
  name?: string
  options: readonly ChipChoice<T>[]
  value: T | null
  onChange: (value: T) => void
  className?: string
}

/** One of a few, as chips (invoice: none, personal, company). The legend is for screen readers. */
export function ChipRadios<T extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: ChipRadiosProps<T>) {
  const radio = useRadios(name, value, onChange)
  return (
    <fieldset className={className}>
      <legend className="vh">{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label className="chip" key={option.value}>
            <input className="vh" {...radio(option)} />
            {option.icon && <Icon of={option.icon} size={16} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
