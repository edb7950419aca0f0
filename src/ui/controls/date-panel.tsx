// The calendar in its raised panel, at the date field. Loaded by it.
import { useRef } from 'react'
import { Calendar } from './calendar.tsx'
import type { CalendarProps } from './calendar.tsx'
import { Float } from '../overlays/float.tsx'
import type { FloatProps } from '../overlays/float.tsx'

export function DatePanel({
  open,
  onClose,
  anchor,
  button,
  label,
  ...calendar
}: Pick<FloatProps, 'open' | 'onClose' | 'anchor' | 'button' | 'label'> & Omit<CalendarProps, 'dayRef'>) {
  const day = useRef<HTMLButtonElement>(null)
  return (
    <Float open={open} onClose={onClose} anchor={anchor} button={button} label={label} align="end" initialFocus={day}>
      <Calendar {...calendar} dayRef={day} />
    </Float>
  )
}
