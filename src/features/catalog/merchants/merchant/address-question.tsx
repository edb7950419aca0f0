// One return address, typed.
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { AddressFields } from '#surfaces/console/desk/typed-address/address-fields.tsx'
import { empty, isWhole, partsOf, typedOf } from '#surfaces/console/desk/typed-address/typed-address.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type ReturnAddress = Output<'/api/v2/mch/address/page'>['records'][number]
interface Props {
  address?: ReturnAddress
  onDone: () => void
  onClose: () => void
}
export function AddressQuestion({ address, onDone, onClose }: Props) {
  const { t } = useTexts('merchantsmerchant')
  const [typed, setTyped] = useState(address ? typedOf(address) : empty)
  const [isDefault, setDefault] = useState(address?.isDefault ?? false)
  const [tried, setTried] = useState(false)
  const saving = useDoing(async () => {
    const told = { ...partsOf(typed), ...(!address?.isDefault && { isDefault }), requestId: newRequestId() }
    if (address) await call('/api/v2/mch/address/edit', { id: address.id, ...told })
    else await call('/api/v2/mch/address/add', told)
    say(t('saved'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (isWhole(typed)) void saving.run()
  }
  return (
    <Question
      title={t(address ? 'editTitle' : 'addTitle')}
      verb={t('save')}
      suggested
      doing={saving}
      onDo={submit}
      onClose={onClose}
    >
      <AddressFields typed={typed} onChange={(part) => setTyped((now) => ({ ...now, ...part }))} tried={tried} />
      {!address?.isDefault && (
        <label className="row">
          <input type="checkbox" checked={isDefault} onChange={(e) => setDefault(e.target.checked)} />
          {t('asDefault')}
        </label>
      )}
    </Question>
  )
}
