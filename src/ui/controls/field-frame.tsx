// What every form field shares: the label above, the hint, the error with icon and word,
// and the ids that tie them to the control.
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import './field.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'

/** Full-width punctuation brings its own space. */
const after = (word: string) => (/[：！，]$/.test(word) ? '' : ' ')

export type FieldWords = {
  label: string
  /** Keep the label for screen readers only, where the surroundings show it. */
  hideLabel?: boolean
  /** Said after the label, for example "optional". */
  mark?: string
  hint?: ReactNode
  className?: string
} & (
  | { error?: undefined; errorWord?: string }
  | {
      error: string | undefined
      /** Stands before the error, with its own punctuation: "Error:", "错误：". */
      errorWord: string
    }
)

export type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** A field's properties parted: its id, the words of its frame, and the rest, which belongs to the control. */
export function useField<P extends FieldWords & { id?: string | undefined }>(props: P) {
  const { label, hideLabel, mark, hint, error, errorWord, className, id, ...rest } = props
  const ownId = useId()
  const words: FieldWords = { label, hideLabel, mark, hint, error, errorWord: errorWord ?? '', className }
  return { id: id ?? ownId, words, rest }
}

/** The attributes the control must carry. `described` is the caller's own aria-describedby. */
export function fieldWiring(id: string, words: FieldWords, described?: string): FieldWiring {
  const by = classes(words.error && `${id}-error`, words.hint ? `${id}-hint` : null, described)
  return { id, 'aria-invalid': words.error ? true : undefined, 'aria-describedby': by || undefined }
}

export function FieldFrame({ id, words, children }: { id: string; words: FieldWords; children: ReactNode }) {
  const { label, hideLabel, mark, hint, error, errorWord, className } = words
  return (
    <div className={classes('field', error && 'field-bad', className)}>
      <label htmlFor={id} id={`${id}-label`} className={hideLabel ? 'vh' : 'field-label'}>
        {label}
        {mark && <span className="field-mark">{mark}</span>}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} errorWord={errorWord ?? ''} />
    </div>
  )
}

/** Below the control `id`, which names it in aria-describedby. */
export function FieldError({ id, error, errorWord }: { id: string; error: string | undefined; errorWord: string }) {
  return (
    <div role="alert" hidden={!error}>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon of={CircleAlert} size={16} />
          <span>
            <b>{errorWord}</b>
            {after(errorWord)}
            {error}
          </span>
        </p>
      )}
    </div>
  )
}
