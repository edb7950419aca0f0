// One hot word that staff choose: shown or kept off, first or behind, in the box, and its days.
import { Checkbox } from 'antd'
import type { HotPick } from './shape.ts'
import { DayField } from '#surfaces/console/desk/day-field.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import type { Language } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

const hour = 3_600_000
const aDay = 24 * hour
/** Of the shop's calendar (Asia/Shanghai), as 2026-12-20. */
const dayOf = (at: string | null, more = 0): string | null =>
  at && new Date(Date.parse(at) + 8 * hour + more * aDay).toISOString().slice(0, 10)
const midnight = (of: string, more = 0): string =>
  new Date(Date.parse(`${of}T00:00:00Z`) - 8 * hour + more * aDay).toISOString()
interface Props {
  of: HotPick
  lang: Language
  off: boolean
  onChange: (part: Partial<HotPick>) => void
}
export function HotLine({ of, lang, off, onChange }: Props) {
  const { t } = useTexts('searchstaff')
  const tick = (key: 'first' | 'inBox') => (
    <Checkbox
      disabled={off || !of.shown}
      checked={of[key]}
      onChange={({ target }) => onChange({ [key]: target.checked })}
    >
      {t(`hot.${key}`)}
    </Checkbox>
  )
  return (
    <div className="hot-line">
      <b className={of.shown ? 'strong' : 'muted'} lang={lang}>
        {of.word}
      </b>
      <span className="row wrap small">
        <Checkbox
          disabled={off}
          checked={!of.shown}
          onChange={({ target }) =>
            onChange(target.checked ? { shown: false, first: false, inBox: false } : { shown: true })
          }
        >
          {t('hot.hidden')}
        </Checkbox>
        {tick('first')}
        {tick('inBox')}
      </span>
      {!off && <Days of={of} onChange={onChange} />}
    </div>
  )
}
function Days({ of, onChange }: Pick<Props, 'of' | 'onChange'>) {
  const { t } = useTexts('searchstaff')
  return (
    <span className="hot-days">
      <Field label={t('hot.from')}>
        {(own) => (
          <DayField
            {...own}
            value={dayOf(of.startsAt)}
            onTake={(day) => onChange({ startsAt: day && midnight(day) })}
          />
        )}
      </Field>
      <Field label={t('hot.until')}>
        {(own) => (
          <DayField
            {...own}
            value={of.endsAt && dayOf(of.endsAt, -1)}
            onTake={(day) => onChange({ endsAt: day && midnight(day, 1) })}
          />
        )}
      </Field>
    </span>
  )
}
