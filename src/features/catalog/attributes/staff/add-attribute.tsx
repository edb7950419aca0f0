// A new attribute: its name in three languages, and what kind of answer it wants.
import { useState } from 'react'
import { kinds, longest, type Kind } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function AddAttribute({ onClose, onDone }: { onClose: () => void; onDone: (id: number) => void }) {
  const { t } = useTexts('attributesstaff')
  const [name, setName] = useState<Texts>({})
  const [kind, choose] = useState<Kind>('one')
  const [requestId] = useState(newRequestId)
  const adding = useDoing(async () => {
    const { id } = await call('/api/v2/admin/attribute/add', { kind, name, requestId })
    onDone(id)
  })
  return (
    <Question
      title={t('add')}
      verb={t('addVerb')}
      suggested
      doing={adding}
      onDo={() => void adding.run()}
      onClose={onClose}
    >
      <TongueField label={t('name')} texts={name} max={longest.name} onChange={setName} />
      <Radios
        legend={t('kindOf')}
        choices={kinds.map((value) => ({ value, label: t(`kind.${value}`), help: t(`kindHelp.${value}`) }))}
        value={kind}
        onChoose={choose}
      />
    </Question>
  )
}
