// The week of a point: each day open between two times or closed, one day copied to all.
import '../points.css'
import { dayFits, type TypedDay } from './typed-hours.ts'
import { dayName } from '../../hours-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  days: readonly TypedDay[]
  onChange: (days: readonly TypedDay[]) => void
  tried: boolean
}
export function HoursFields({ days, onChange, tried }: Props) {
  const { t } = useTexts('pickuppointsmerchant')
  const change = (at: number, part: Partial<TypedDay>) =>
    onChange(days.map((day, i) => (i === at ? { ...day, ...part } : day)))
  const none = tried && !days.some(({ open }) => open)
  const odd = tried && !days.every(dayFits)
  return (
    <fieldset>
      <legend>{t('hours')}</legend>
      <p className="small muted">{t('hoursHelp')}</p>
      <div>
        {days.map((day, at) => (
          <Day
            key={at}
            at={at}
            day={day}
            wrong={tried && !dayFits(day)}
            onChange={(part) => change(at, part)}
            onCopy={() => onChange(days.map(() => day))}
          />
        ))}
      </div>
      {(none || odd) && (
        <p className="field-said bad" role="alert">
          {t(none ? 'fault.hours' : 'fault.day')}
        </p>
      )}
    </fieldset>
  )
}

interface DayProps {
  at: number
  day: TypedDay
  wrong: boolean
  onChange: (part: Partial<TypedDay>) => void
  onCopy: () => void
}
function Day({ at, day, wrong, onChange, onCopy }: DayProps) {
  const { t } = useTexts('pickuppointsmerchant')
  const name = dayName(at, useLang(), 'long')
  const time = (field: 'from' | 'until') => (
    <input
      type="time"
      aria-label={t(field, { day: name })}
      aria-invalid={wrong || undefined}
      value={day[field]}
      onChange={(e) => onChange({ [field]: e.target.value })}
    />
  )
  return (
    <div className="point-day">
      <label className="row">
        <input
          type="checkbox"
          checked={day.open}
          aria-label={t('opens', { day: name })}
          onChange={(e) => onChange({ open: e.target.checked })}
        />
        {name}
      </label>
      <span className="times">
        {day.open ? (
          <>
            {time('from')}
            <span aria-hidden="true">–</span>
            {time('until')}
          </>
        ) : (
          <span className="faint">{t('closedDay')}</span>
        )}
      </span>
      <button type="button" className="plain-button" aria-label={t('copyOf', { day: name })} onClick={onCopy}>
        {t('copy')}
      </button>
    </div>
  )
}
