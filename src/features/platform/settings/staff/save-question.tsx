// Before numbers are saved: what changes, in sentences, and why.
import { useState } from 'react'
import { unitOf, type Drafts, type Edit } from './drafts.ts'
import { useSettingName } from './setting-row.tsx'
import { useValueWords } from './value-words.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  drafts: Drafts
  onClose: () => void
  onSaved: () => void
}
export default function SaveQuestion({ drafts, onClose, onSaved }: Props) {
  const { t } = useTexts('settingsstaff')
  const effect = useEffectWords()
  const [reason, setReason] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const { edits, count } = drafts
  const saving = useDoing(() =>
    call('/api/v2/admin/setting/save', {
      changes: edits.map(({ setting: { name, set: was }, value, back }) => ({ name, value: back ? null : value, was })),
      reason,
      requestId: newRequestId(),
    }),
  )
  const save = async () => {
    setUnsaid(reason.trim() === '')
    if (reason.trim() === '' || !(await saving.run())) return
    say(t('saved'))
    onSaved()
  }
  return (
    <Question
      title={t('askTitle')}
      verb={t('verb', { count })}
      suggested
      doing={saving}
      onDo={() => void save()}
      onClose={onClose}
    >
      <ul className="number-effects">
        {edits.map((edit) => (
          <li key={edit.setting.name}>{effect(edit)}</li>
        ))}
      </ul>
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={unsaid ? t('reasonMissing') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
const isTime = (unit: string): boolean => ['seconds', 'hours', 'days'].includes(unit)
function useEffectWords(): (edit: Edit) => string {
  const { t } = useTexts('settingsstaff')
  const { t: numbers } = useTexts('settings')
  const [nameOf, words] = [useSettingName(), useValueWords()]
  return ({ setting, value }) => {
    const unit = unitOf(setting)
    if (unit === 'switch') {
      const about = numbers(`numbers.${setting.name as 'reviewsOn'}.about`)
      return t(value === 0 ? 'effectOff' : 'effectOn', { name: nameOf(setting.name), about })
    }
    const said = { name: nameOf(setting.name), before: words(unit, setting.value), after: words(unit, value) }
    return isTime(unit) ? t('effectTime', said) : t('effectNow', said)
  }
}
