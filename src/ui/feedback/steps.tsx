// The steps of the checkout on one straight thread: red = done, ring = now, grey = to come.
import './steps.css'
import { classes } from '../layout/classes.ts'

export type StepsProps = {
  label: string
  steps: readonly string[]
  /** Place of the present step, from 0; `steps.length` when all are done. */
  current: number
  /** Said after a step that is behind: "done". */
  doneLabel: string
  className?: string
}

export function Steps({ label, steps, current, doneLabel, className }: StepsProps) {
  return (
    <ol className={classes('steps', className)} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < current ? 'steps-done' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>
            {step}
            {place < current && <span className="vh"> ({doneLabel})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
