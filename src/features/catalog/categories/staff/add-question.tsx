// A new category: its name in three languages, below which it stands.
import { useState } from 'react'
import { longest } from '../limits.ts'
import { wayOf, type Category } from './tree.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  all: readonly Category[]
  parentId: number | null
  onClose: () => void
  onDone: () => void
}
export function AddQuestion({ all, parentId, onClose, onDone }: Props) {
  const { t } = useTexts('categoriesstaff')
  const lang = useLang()
  const [name, setName] = useState<Texts>({})
  const [requestId] = useState(newRequestId)
  const adding = useDoing(async () => {
    await call('/api/v2/admin/category/add', { parentId, name, requestId })
    say(t('added'))
    onDone()
  })
  const title = parentId === null ? t('addTop') : t('addBelowOf', { name: wayOf(all, parentId, lang) })
  return (
    <Question title={title} verb={t('add')} suggested doing={adding} onDo={() => void adding.run()} onClose={onClose}>
      <TongueField label={t('name')} texts={name} max={longest.name} onChange={setName} />
    </Question>
  )
}
