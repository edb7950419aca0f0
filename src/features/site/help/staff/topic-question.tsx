// A topic of help: its name in three languages, shown or hidden; one that is empty can be deleted.
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { longest } from '../limits.ts'
import type { Topic } from './shape.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Topic | undefined
  onClose: () => void
  onDone: () => void
}
export function TopicQuestion({ of, onClose, onDone }: Props) {
  const { t } = useTexts('helpstaff')
  const [name, setName] = useState<Texts>(of?.name ?? {})
  const [hidden, hide] = useState(of?.hidden ?? false)
  const [requestId] = useState(newRequestId)
  const saving = useDoing(async () => {
    if (of) {
      const { id, revision } = of
      await call('/api/v2/admin/help/topic/edit', { id, revision, name, hidden, requestId: newRequestId() })
    } else await call('/api/v2/admin/help/topic/add', { name, requestId })
    say(t('saved'))
    onDone()
  })
  const dropping = useDoing(async () => {
    const { id, revision } = of!
    await call('/api/v2/admin/help/topic/delete', { id, revision, requestId: newRequestId() })
    say(t('deleted'))
    onDone()
  })
  return (
    <Question
      title={t(of ? 'topic.edit' : 'topic.add')}
      verb={t('save')}
      suggested
      doing={saving}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      <TongueField label={t('topic.name')} texts={name} max={longest.name} onChange={setName} />
      {of && (
        <Checkbox checked={hidden} onChange={({ target }) => hide(target.checked)}>
          {t('topic.hide')}
        </Checkbox>
      )}
      {of?.problems.length === 0 && (
        <Button danger size="small" aria-busy={dropping.busy} onClick={() => void dropping.run()}>
          {t('topic.delete')}
        </Button>
      )}
      {dropping.fault && <Fault fault={dropping.fault} />}
    </Question>
  )
}
