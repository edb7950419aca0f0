// Giving one to five stars: real radio buttons, each with its word;
// the chosen word stands beside the stars. Ink, not gold.
import { useId } from 'react'
import './rating-input.css'
import { classes } from '../layout/classes.ts'
import { FieldError } from './field-frame.tsx'
import { Star } from '../goods/star.tsx'
import { useRadios } from './use-radios.ts'

export type Stars = 1 | 2 | 3 | 4 | 5
const ALL: readonly Stars[] = [1, 2, 3, 4, 5]

export type RatingInputProps = {
  legend: string
  hideLegend?: boolean
  value: Stars | null
  onChange: (value: Stars) => void
  /** What each number of stars means, the lowest first. */
  words: readonly [string, string, string, string, string]
  /** Shown below, and tied to the stars; `errorWord` stands before it with its punctuation. */
  error?: string | undefined
  errorWord?: string
  /** For a form; without it the group gets a name of its own. */
  name?: string
  disabled?: boolean
  className?: string
}

export function RatingInput({
  legend,
  hideLegend = false,
  value,
  onChange,
  words,
  error,
  errorWord = '',
  name,
  disabled,
  className,
}: RatingInputProps) {
  const id = useId()
  const radio = useRadios(name, value, onChange)
  return (
    <fieldset
      className={classes('stars', error && 'stars-bad', className)}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? 'vh' : 'field-label'}>{legend}</legend>
      <div className="stars-row">
        {ALL.map((stars) => (
          <label
            key={stars}
            data-word={words[stars - 1]}
            className={value !== null && stars <= value ? 'stars-on' : undefined}
          >
            <input className="vh" {...radio({ value: stars })} />
            <Star size={28} />
            <span className="vh">{words[stars - 1]}</span>
          </label>
        ))}
        <span className="stars-word" aria-hidden="true">
          {value !== null && words[value - 1]}
        </span>
      </div>
      <FieldError id={id} error={error} errorWord={errorWord} />
    </fieldset>
  )
}
