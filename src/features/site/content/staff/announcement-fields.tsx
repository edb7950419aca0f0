// For whom an announcement is, where it stands, from when and until when.
import { Checkbox, Select } from 'antd'
import './parts/content.css'
import { announcementKinds, audiences } from '../limits.ts'
import type { TypedAnnouncement } from './typed-announcement.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  typed: TypedAnnouncement
  locked: boolean
  isOut: boolean
  onChange: (typed: TypedAnnouncement) => void
}
export function AnnouncementFields({ typed, locked, isOut, onChange }: Props) {
  const { t } = useTexts('contentstaff')
  const change = (part: Partial<TypedAnnouncement>) => onChange({ ...typed, ...part })
  return (
    <section>
      <Sec title={t('announcements.where')} />
      <fieldset className="plain-fieldset content-fields" disabled={locked}>
        <Choice label={t('field.kind')} value={typed.kind} of={announcementKinds} space="kind" onChange={change} />
        <Choice
          label={t('field.audience')}
          value={typed.audience}
          of={audiences}
          space="audience"
          help={t('field.audienceHelp')}
          onChange={change}
        />
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <Field key={field} label={t(`field.${field}`)} help={t(`field.${field}Help`)}>
            {(own) => (
              <TimeField
                {...own}
                disabled={field === 'startsAt' && isOut && typed.startsAt !== null && isPast(typed.startsAt)}
                value={typed[field]}
                onTake={(at) => change({ [field]: at })}
              />
            )}
          </Field>
        ))}
        <div className="content-ticks">
          <Checkbox checked={typed.pinned} onChange={({ target }) => change({ pinned: target.checked })}>
            {t('field.pinnedLong')}
          </Checkbox>
          <Checkbox
            checked={typed.onHome && typed.audience === 'all'}
            disabled={typed.audience !== 'all'}
            onChange={({ target }) => change({ onHome: target.checked })}
          >
            {t('field.onHome')}
          </Checkbox>
        </div>
      </fieldset>
    </section>
  )
}
const isPast = (at: string): boolean => Date.parse(at) <= Date.now()
interface ChoiceProps<Space extends 'kind' | 'audience'> {
  label: string
  space: Space
  value: TypedAnnouncement[Space]
  of: readonly TypedAnnouncement[Space][]
  help?: string
  onChange: (part: Partial<TypedAnnouncement>) => void
}
function Choice<Space extends 'kind' | 'audience'>({ label, space, value, of, help, onChange }: ChoiceProps<Space>) {
  const { t } = useTexts('contentstaff')
  const options = of.map((one) => ({ value: one, label: t(`${space}.${one}` as 'kind.rule') }))
  return (
    <Field label={label} help={help}>
      {(own) => (
        <Select {...own} value={value} options={options} onChange={(chosen) => onChange({ [space]: chosen })} />
      )}
    </Field>
  )
}
