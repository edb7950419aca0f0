// Before the keys of a provider are taken away: what stands still without them, and why it is done.
import { useState } from 'react'
import type { Connected } from './connected.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  provider: Connected
  onClose: () => void
  onRemoved: () => void
}
export default function RemoveQuestion({ provider: { connection, version }, onClose, onRemoved }: Props) {
  const { t } = useTexts('connectionsstaff')
  const [reason, setReason] = useState('')
  const removing = useDoing(() =>
    call('/api/v2/admin/connection/remove', { connection, reason, version, requestId: newRequestId() }),
  )
  const unsaid = removing.fault?.reason === 'reasonRequired'
  const remove = async () => {
    if (!(await removing.run())) return
    say(t('removed'))
    onRemoved()
  }
  return (
    <Question
      title={t('removeTitle', { name: t(`of.${connection}.name`) })}
      verb={t('removeVerb')}
      doing={{ busy: removing.busy, fault: unsaid ? undefined : removing.fault }}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>{t(`of.${connection}.without`)}</p>
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={unsaid ? removing.fault?.message : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
