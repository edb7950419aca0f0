// How the pieces of SKUs are minded: counted, not counted, or sold beyond what is there.
import { useState } from 'react'
import { policies, type Policy } from '../reasons.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { DayField } from '#surfaces/console/desk/day-field.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  skuIds: readonly number[]
  policy: Policy
  /** of preorders: from which day on they are shipped */
  day: string | null
  onDone: () => void
  onClose: () => void
}
export function PolicyQuestion({ skuIds, policy, day, onDone, onClose }: Props) {
  const { t } = useTexts('inventorymerchant')
  const [wished, wish] = useState(policy)
  const [from, setFrom] = useState(day)
  const saving = useDoing(async () => {
    await call('/api/v2/mch/stock/policy', {
      skuIds: [...skuIds],
      policy: wished,
      ...(wished === 'preorder' && { day: from }),
      requestId: newRequestId(),
    })
    say(t('policy.saved'))
    onDone()
  })
  const title = skuIds.length > 1 ? t('policy.title_picked', { count: skuIds.length }) : t('policy.title')
  return (
    <Question
      title={title}
      verb={t('save.warn')}
      suggested
      doing={saving}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      <Radios
        legend={t('policy.label')}
        choices={policies.map((value) => ({ value, label: t(`policy.${value}`), help: t(`policy.${value}Help`) }))}
        value={wished}
        onChoose={wish}
      />
      {wished === 'preorder' && (
        <Field label={t('policy.day')} help={t('policy.dayHelp')}>
          {({ id, ...own }) => <DayField id={id} {...own} value={from} onTake={setFrom} />}
        </Field>
      )}
    </Question>
  )
}
