// A new brand: its name in three languages; what is called alike is told while it is typed.
import { useDeferredValue, useState } from 'react'
import { AlikeList } from './alike.tsx'
import { CountryChoice } from '../merchant/parts/country-choice.tsx'
import { longest } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  onClose: () => void
  onDone: (id: number) => void
}
export function AddBrand({ onClose, onDone }: Props) {
  const { t } = useTexts('brandsstaff')
  const [name, setName] = useState<Texts>({})
  const [country, setCountry] = useState<string | null>(null)
  const [requestId] = useState(newRequestId)
  const typed = useDeferredValue(name)
  const named = Object.values(typed).some((text) => text.trim().length > 1)
  const alike = useAsked('/api/v2/admin/brand/alike', named ? { name: typed } : null).data?.records ?? []
  const adding = useDoing(async () => {
    const { id } = await call('/api/v2/admin/brand/add', { name, story: {}, country, pinyin: '', requestId })
    say(t('added'))
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
      <CountryChoice label={t('country')} value={country} onChoose={setCountry} />
      <AlikeList title={t('alikeTyped')} alike={alike} />
    </Question>
  )
}
