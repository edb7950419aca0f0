// One specification of the goods (size, glaze): buttons with words, or with a picture. Real radio inputs;
// chosen = ink border, impossible or gone = dashed and struck, with the reason in words below.
import type { ReactNode } from 'react'
import './choices.css'
import { classes } from '../layout/classes.ts'
import { useRadios } from './use-radios.ts'

export type Choice<T extends string> = {
  value: T
  label: string
  picture?: ReactNode
  disabled?: boolean
  /** looks as if it could not be chosen: what comes of it is said by `why` */ faded?: boolean
  /** why it cannot be chosen, or had */ why?: string
}

export type ChoicesProps<T extends string> = {
  legend: string
  /** For a form; without it the group gets a name of its own. */
  name?: string
  options: readonly Choice<T>[]
  value: T | null
  onChange: (value: T) => void
  /** Right of the legend: "Only 6 left". */
  end?: ReactNode
  className?: string
}

export function Choices<T extends string>({ legend, name, options, value, onChange, end, className }: ChoicesProps<T>) {
  const radio = useRadios(name, value, onChange)
  const chosen = options.find((option) => option.value === value)
  const pictured = options.some((option) => option.picture)
  const reasons = options.filter((option) => option.why)
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="choices-head">
        <b>{legend}</b>
        {pictured && chosen && <span>{chosen.label}</span>}
        {end && <span className="choices-end">{end}</span>}
      </legend>
      <div className={pictured ? 'swatches' : 'choices'}>
        {options.map((option) => (
          <label key={option.value} className={classes(pictured ? 'swatch' : 'choice', option.faded && 'is-faded')}>
            <input className="vh" {...radio(option)} />
            {option.picture}
            {pictured ? (
              option.label
            ) : (
              <span className="choice-words" data-words={option.label}>
                {option.label}
              </span>
            )}
          </label>
        ))}
      </div>
      {reasons.map((option) => (
        <p className="choices-why" key={option.value}>
          {option.why}
        </p>
      ))}
    </fieldset>
  )
}
