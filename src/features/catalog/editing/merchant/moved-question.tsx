// What is on sale was changed meanwhile where the draft changed it too: whose stands is asked, never guessed.
import { Question } from '#surfaces/console/desk/question.tsx'
import { useTexts } from '#web/texts.tsx'
import { useFieldWord } from './field-words.ts'

interface Props {
  fields: readonly string[]
  onDo: () => void
  onClose: () => void
}
export function MovedQuestion({ fields, onDo, onClose }: Props) {
  const { t } = useTexts('editingmerchant')
  const word = useFieldWord()
  return (
    <Question
      title={t('moved.title')}
      verb={t('moved.verb')}
      doing={{ busy: false, fault: undefined }}
      onDo={onDo}
      onClose={onClose}
    >
      <p>{t('moved.text')}</p>
      <ul className="moved-list">
        {fields.map((field) => (
          <li key={field}>{word(field)}</li>
        ))}
      </ul>
    </Question>
  )
}
