// A new key: its name, what it may do by area, until when.
import { Input, Radio } from 'antd'
import { useState } from 'react'
import { areasOf } from '#features/people/members/parts/role-words.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type May = 'none' | 'read' | 'write'
const spans = [30, 90, 365, null] as const
interface Props {
  scopes: readonly string[]
  onMade: (made: { name: string; key: string }) => void
  onClose: () => void
}
export function KeyQuestion({ scopes, onMade, onClose }: Props) {
  const { t } = useTexts('apikeysmerchant')
  const [name, setName] = useState('')
  const [may, setMay] = useState<Readonly<Record<string, May>>>({})
  const [days, setDays] = useState<number | null>(365)
  const [tried, setTried] = useState(false)
  const scope = Object.entries(may).flatMap(([area, way]) => (way === 'none' ? [] : [`${area}.${way}`]))
  const lacks = { name: tried && name.trim() === '', scope: tried && scope.length === 0 }
  const doing = useDoing(async () => {
    const { key } = await call('/api/v2/mch/key/add', { name: name.trim(), scope, days })
    onMade({ name: name.trim(), key })
  })
  const send = () => {
    setTried(true)
    if (name.trim() !== '' && scope.length > 0) void doing.run()
  }
  return (
    <Question title={t('addTitle')} verb={t('make')} suggested doing={doing} onDo={send} onClose={onClose}>
      <Field label={t('name')} help={t('nameHelp')} fault={lacks.name ? t('nameMissing') : undefined}>
        {(own) => <Input {...own} value={name} maxLength={60} onChange={(e) => setName(e.target.value)} />}
      </Field>
      <ScopeChoice scopes={scopes} may={may} onChange={(area, way) => setMay({ ...may, [area]: way })} />
      {lacks.scope && (
        <p className="field-said bad" role="alert">
          {t('scopeMissing')}
        </p>
      )}
      <fieldset className="key-scope">
        <legend>{t('holds')}</legend>
        <Radio.Group
          optionType="button"
          size="small"
          value={days}
          onChange={(e) => setDays(e.target.value as number | null)}
          options={spans.map((span) => ({
            value: span as number,
            label: span === null ? t('forever') : t('days', { count: span }),
          }))}
        />
      </fieldset>
      <p className="tiny faint">{t('yours')}</p>
    </Question>
  )
}
interface ScopeProps {
  scopes: readonly string[]
  may: Readonly<Record<string, May>>
  onChange: (area: string, may: May) => void
}
function ScopeChoice({ scopes, may, onChange }: ScopeProps) {
  const { t } = useTexts('apikeysmerchant')
  const { t: word, has } = useTexts('members')
  return (
    <fieldset className="key-scope">
      <legend>{t('scope')}</legend>
      {areasOf(scopes).map(({ area, writes }) => {
        const name = has(`areas.${area}`) ? word(`areas.${area}` as 'areas.order') : area
        return (
          <div key={area} className="key-area">
            <b className="key-name">{name}</b>
            <Radio.Group
              optionType="button"
              size="small"
              aria-label={name}
              value={may[area] ?? 'none'}
              onChange={(e) => onChange(area, e.target.value as May)}
              options={(['none', 'read', ...(writes ? ['write' as const] : [])] as const).map((way) => ({
                value: way,
                label: t(`may.${way}`),
              }))}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
