// The fields of the block that is picked: what it holds, who sees it, from when until when.
import { Select } from 'antd'
import { siteAudiences } from '../limits.ts'
import { tongueNames } from '../merchant/parts/page-frame.tsx'
import type { SiteBlock } from '../site-settings.ts'
import { fieldsOf } from './fields.ts'
import { Form } from './form.tsx'
import { languages } from '#kernel/text/language.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  block: SiteBlock
  locked: boolean
  onChange: (block: SiteBlock) => void
}
export function SiteInspector({ block, locked, onChange }: Props) {
  const { t } = useTexts('composerstaff')
  return (
    <aside className="page-inspect" aria-label={t('fields')}>
      <fieldset className="page-form" disabled={locked}>
        <div>
          <h2 className="display">{t(`kind.${block.type}`)}</h2>
          <p className="small muted">{t(`about.${block.type}`)}</p>
        </div>
        <Form
          fields={fieldsOf[block.type]}
          settings={block.settings}
          onChange={(settings) => onChange({ ...block, settings })}
        />
        <Reach block={block} onChange={onChange} />
      </fieldset>
    </aside>
  )
}
function Reach({ block, onChange }: Omit<Props, 'locked'>) {
  const { t } = useTexts('composerstaff')
  const { startsAt, endsAt } = block
  const isTurned = startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
  return (
    <>
      <Field label={t('who')}>
        {(own) => (
          <Select
            {...own}
            value={block.audience}
            options={siteAudiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
            onChange={(audience) => onChange({ ...block, audience })}
          />
        )}
      </Field>
      <Field label={t('inLanguages')}>
        {(own) => (
          <Select
            {...own}
            mode="multiple"
            value={block.languages}
            placeholder={t('allLanguages')}
            options={languages.map((value) => ({ value, label: tongueNames[value] }))}
            onChange={(next) => onChange({ ...block, languages: next })}
          />
        )}
      </Field>
      <When label={t('from')} at={startsAt} onChange={(at) => onChange({ ...block, startsAt: at })} />
      <When
        label={t('until')}
        at={endsAt}
        fault={isTurned ? t('untilFault') : undefined}
        onChange={(at) => onChange({ ...block, endsAt: at })}
      />
    </>
  )
}
interface WhenProps {
  label: string
  at: string | null
  fault?: string | undefined
  onChange: (at: string | null) => void
}
function When({ label, at, fault, onChange }: WhenProps) {
  return (
    <Field label={label} fault={fault}>
      {(own) => <TimeField {...own} value={at} onTake={onChange} />}
    </Field>
  )
}
