// Merging a value into another one of the same attribute; how many goods follow is told before.
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { longest } from '../limits.ts'
import type { Attribute, Value } from './shape.ts'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Attribute
  value: Value
  onClose: () => void
  onDone: () => void
}
export function MergeValue({ of, value, onClose, onDone }: Props) {
  const { t } = useTexts('attributesstaff')
  const { lang, number } = useFormat()
  const [into, choose] = useState(0)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const name = pick(value.name, lang)
  const merging = useDoing(async () => {
    const wish = { id: of.id, version: of.version, valueId: value.id, into, reason: reason.trim(), requestId }
    await call('/api/v2/admin/attribute/value/merge', wish)
    say(t('merged', { name }))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (into !== 0 && reason.trim() !== '') void merging.run()
  }
  return (
    <Question title={t('mergeTitle', { name })} verb={t('mergeVerb')} doing={merging} onDo={send} onClose={onClose}>
      <Into {...{ of, value, into, choose }} lacking={tried && into === 0} />
      <p className="small muted">
        {t('mergeGoods', { count: value.goods, n: number(value.goods) })} {t('mergeWhat')}
      </p>
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        value={reason}
        most={longest.reason}
        onChange={setReason}
      />
    </Question>
  )
}
interface IntoProps extends Pick<Props, 'of' | 'value'> {
  into: number
  choose: (id: number) => void
  lacking: boolean
}
function Into({ of, value, into, choose, lacking }: IntoProps) {
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const label = useId()
  return (
    <div className="field">
      <label htmlFor={label}>{t('mergeInto')}</label>
      <select id={label} className="place" value={into} onChange={(e) => choose(Number(e.target.value))}>
        <option value={0}>{t('chooseValue')}</option>
        {of.values
          .filter((one) => one.id !== value.id && !one.closed)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {pick(one.name, lang)}
            </option>
          ))}
      </select>
      {lacking && (
        <p className="field-said bad" role="alert">
          {t('chooseValue')}
        </p>
      )}
    </div>
  )
}
