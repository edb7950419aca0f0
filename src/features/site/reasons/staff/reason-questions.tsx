// A reason worded anew, or turned off; a new one with what it can be given for.
import { Checkbox } from 'antd'
import { useState } from 'react'
import { faults, lists, longestName, type List } from '../limits.ts'
import type { Reason } from './shape.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: List
  onClose: () => void
  onDone: () => void
}
export function EditReason({ of, reason, onClose, onDone }: Props & { reason: Reason }) {
  const { t } = useTexts('reasonsstaff')
  const [name, setName] = useState<Texts>(reason.name)
  const [active, turn] = useState(reason.active)
  const saving = useDoing(async () => {
    await call('/api/v2/admin/reason/edit', { of, code: reason.code, name, active, requestId: newRequestId() })
    say(t('saved'))
    onDone()
  })
  return (
    <Question
      title={t('edit')}
      verb={t('save')}
      suggested
      doing={saving}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      <TongueField label={t('name')} help={t('keeps')} texts={name} max={longestName} onChange={setName} />
      <Checkbox checked={active} onChange={({ target }) => turn(target.checked)}>
        {t('active')}
      </Checkbox>
    </Question>
  )
}
export function AddReason({ of, onClose, onDone }: Props) {
  const { t } = useTexts('reasonsstaff')
  const known: readonly string[] = lists[of]
  const [name, setName] = useState<Texts>({})
  const [kinds, setKinds] = useState<readonly string[]>(known)
  const [fault, setFault] = useState<(typeof faults)[number]>('none')
  const [requestId] = useState(newRequestId)
  const adding = useDoing(async () => {
    const wish = { of, name, kinds: [...kinds], ...(of === 'refund' && { fault }), requestId }
    await call('/api/v2/admin/reason/add', wish)
    say(t('saved'))
    onDone()
  })
  return (
    <Question
      title={t('add')}
      verb={t('add')}
      suggested
      doing={adding}
      onDo={() => void adding.run()}
      onClose={onClose}
    >
      <TongueField label={t('name')} texts={name} max={longestName} onChange={setName} />
      {known.length > 1 && (
        <Checkbox.Group
          value={[...kinds]}
          options={known.map((kind) => ({ value: kind, label: t(`kind.${kind as 'product'}`) }))}
          onChange={setKinds}
        />
      )}
      {of === 'refund' && (
        <Radios
          legend={t('fault.legend')}
          choices={faults.map((value) => ({ value, label: t(`fault.${value}`) }))}
          value={fault}
          onChoose={setFault}
        />
      )}
    </Question>
  )
}
