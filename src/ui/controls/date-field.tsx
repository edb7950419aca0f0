// A day: typed in the order of the language, or picked in a calendar that is loaded when it is first opened.
// The form gets 'YYYY-MM-DD'.
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { RefObject } from 'react'
import { dayText, readDay } from './date-text.ts'
import type { Day } from './date-text.ts'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import type { CalendarWords } from './calendar.tsx'
import { Icon } from '../layout/icon.tsx'
import { useLang } from '../text/lang.tsx'
import { useFieldPanel } from './use-field-panel.ts'

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

const faultOf = (day: Day | undefined, { min, max }: Pick<DateFieldProps, 'min' | 'max'>): DateFault | undefined =>
  !day ? 'unreadable' : min && day < min ? 'early' : max && day > max ? 'late' : undefined

/** What is typed: a day as soon as it is one within the limits, a fault when the field is left. */
function useTypedDay({ value, onChange, min, max }: Pick<DateFieldProps, 'value' | 'onChange' | 'min' | 'max'>) {
  const lang = useLang()
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    setDraft(text)
    const day = readDay(text, lang)
    const next = day && !faultOf(day, { min, max }) ? day : null
    if (next !== value) onChange(next)
  }
  const leave = () => {
    if (draft === null) return
    const fault = draft.trim() ? faultOf(readDay(draft, lang), { min, max }) : undefined
    if (fault) return onChange(null, fault)
    setDraft(null)
  }
  return { text: draft ?? (value ? dayText(value, lang) : ''), type, leave, forget: () => setDraft(null) }
}

export function DateField(props: DateFieldProps) {
  const { id, words, rest } = useField(props)
  const { value, onChange, min, max, pattern, words: said, name, disabled, ...input } = rest
  const { anchor, button, open, setOpen, panel } = useFieldPanel()
  const typed = useTypedDay({ value, onChange, min, max })
  const pick = (day: Day) => {
    typed.forget()
    setOpen(false)
    onChange(day)
  }
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box" ref={anchor}>
        <input
          {...input}
          {...fieldWiring(id, words)}
          type="text"
          inputMode="numeric"
          placeholder={pattern}
          disabled={disabled}
          className="field-input tabular-nums"
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={typed.leave}
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <OpenButton id={id} label={said.open} ref={button} open={open} disabled={disabled} onPress={setOpen} />
      </div>
      {panel && (
        <Suspense fallback={null}>
          <DatePanel {...panel} label={words.label} value={value} min={min} max={max} onPick={pick} words={said} />
        </Suspense>
      )}
    </FieldFrame>
  )
}

function OpenButton({
  id,
  label,
  ref,
  open,
  disabled,
  onPress,
}: {
  id: string
  label: string
  ref: RefObject<HTMLButtonElement | null>
  open: boolean
  disabled: boolean | undefined
  onPress: (open: boolean) => void
}) {
  return (
    <button
      ref={ref}
      type="button"
      className="field-reveal"
      id={`${id}-open`}
      aria-label={label}
      aria-labelledby={`${id}-open ${id}-label`}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      onClick={() => onPress(!open)}
    >
      <Icon of={CalendarDays} size={18} />
    </button>
  )
}
