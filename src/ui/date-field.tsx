// A day: typed in the order of the language, or picked in a calendar that is loaded when it is first opened.
// The form gets 'YYYY-MM-DD'.
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { dayText, readDay } from './date-text.ts'
import type { Day } from './date-text.ts'
import { FieldFrame, fieldWiring } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import type { CalendarWords } from './calendar.tsx'
import { Icon } from './icon.tsx'
import { useLang } from './lang.tsx'

const DatePanel = lazy(async () => ({ default: (await import('./date-panel.tsx')).DatePanel }))

/** Why what was typed is no answer: no day at all, before `min`, after `max`. */
export type DateFault = 'unreadable' | 'early' | 'late'

export type DateFieldProps = FieldWords & {
  value: Day | null
  /** The fault comes when the field is left; the text stays as it was typed. */
  onChange: (value: Day | null, fault?: DateFault) => void
  min?: Day
  max?: Day
  /** What stands in the empty field: "DD/MM/YYYY". */
  pattern: string
  words: CalendarWords & { open: string }
  id?: string
  name?: string
  disabled?: boolean
  autoComplete?: string
}

export function DateField({
  label,
  hideLabel,
  mark,
  hint,
  error,
  errorWord,
  className,
  value,
  onChange,
  min,
  max,
  pattern,
  words: said,
  id: givenId,
  name,
  disabled,
  ...input
}: DateFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const lang = useLang()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [open, setOpen] = useState<boolean>()
  const words = { label, hideLabel, mark, hint, error, errorWord: errorWord ?? '', className }
  const faultOf = (day: Day | undefined): DateFault | undefined =>
    !day ? 'unreadable' : min && day < min ? 'early' : max && day > max ? 'late' : undefined
  const type = (text: string) => {
    setDraft(text)
    const day = readDay(text, lang)
    const next = day && !faultOf(day) ? day : null
    if (next !== value) onChange(next)
  }
  const leave = () => {
    if (draft === null) return
    const fault = draft.trim() ? faultOf(readDay(draft, lang)) : undefined
    if (fault) return onChange(null, fault)
    setDraft(null)
  }
  const pick = (day: Day) => {
    setDraft(null)
    setOpen(false)
    onChange(day)
  }
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box" ref={box}>
        <input
          {...input}
          {...fieldWiring(id, words)}
          type="text"
          inputMode="numeric"
          placeholder={pattern}
          disabled={disabled}
          className="field-input tabular-nums"
          value={draft ?? (value ? dayText(value, lang) : '')}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <button
          ref={button}
          type="button"
          className="field-reveal"
          id={`${id}-open`}
          aria-label={said.open}
          aria-labelledby={`${id}-open ${id}-label`}
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          <Icon of={CalendarDays} size={18} />
        </button>
      </div>
      {open !== undefined && (
        <Suspense fallback={null}>
          <DatePanel
            open={open}
            onClose={() => setOpen(false)}
            anchor={box}
            button={button}
            label={label}
            value={value}
            min={min}
            max={max}
            onPick={pick}
            words={said}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
