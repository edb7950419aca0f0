// Radio buttons: a list of ways to choose from (how to pay), and a single plain one.
// Real inputs, so arrow keys and forms work by themselves.
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import './checkbox.css'
import './radio.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { useRadios } from './use-radios.ts'

export type RadioOption<T extends string> = {
  value: T
  label: ReactNode
  /** A second line; say here why a disabled way cannot be chosen. */
  sub?: ReactNode
  icon?: LucideIcon
  /** At the end of the row: a mark or a link of its own. */
  end?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<T extends string> = {
  legend: string
  hideLegend?: boolean
  /** For a form; without it the group gets a name of its own. */
  name?: string
  options: readonly RadioOption<T>[]
  value: T | null
  onChange: (value: T) => void
  className?: string
}

export function RadioCards<T extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
  className,
}: RadioCardsProps<T>) {
  const id = useId()
  const radio = useRadios(name, value, onChange)
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'vh' : 'mb-3 font-semibold'}>{legend}</legend>
      <div className="radios">
        {options.map((option) => {
          const own = `${id}-${option.value}`
          return (
            <div className="radio-row" key={option.value}>
              <input
                {...radio(option)}
                id={own}
                className="tick-box tick-round"
                aria-describedby={option.sub ? `${own}-sub` : undefined}
              />
              <span className={option.icon ? 'radio-icon' : undefined}>
                {option.icon && <Icon of={option.icon} size={24} />}
              </span>
              <span className="radio-words">
                <label htmlFor={own}>
                  <b>{option.label}</b>
                </label>
                {option.sub && <small id={`${own}-sub`}>{option.sub}</small>}
              </span>
              {option.end && <span className="radio-end">{option.end}</span>}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

export function Radio({
  label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode; className?: string }) {
  return (
    <label className={classes('tick', className)}>
      <input {...input} type="radio" className="tick-box tick-round" />
      <span>{label}</span>
    </label>
  )
}
