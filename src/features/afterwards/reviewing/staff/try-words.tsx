// The try-out box: which words of the list stand in a text, and what would become of it.
import { Input } from 'antd'
import { useId, useState } from 'react'
import { LangChoice } from './word-question.tsx'
import { sensitivePlaces, type SensitivePlace } from '#features/catalog/words/sensitive.ts'
import type { Language } from '#kernel/text/language.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function TryWords() {
  const { t } = useTexts('reviewingstaff')
  const [text, setText] = useState('')
  const [place, choose] = useState<SensitivePlace>('reviews')
  const [lang, setLang] = useState<Language | null>(null)
  const wish = text.trim() === '' ? null : { text, place, lang }
  const { data, fault } = useAsked('/api/v2/admin/comment/word/try', wish)
  const id = useId()
  return (
    <section className="word-try">
      <Sec title={t('words.try.title')} note={t('words.try.note')} />
      <Field label={t('words.try.text')}>
        {(own) => (
          <Input.TextArea
            {...own}
            maxLength={2000}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="row wrap">
        <div className="field">
          <label htmlFor={id}>{t('words.try.place')}</label>
          <select
            id={id}
            className="place"
            value={place}
            onChange={({ target }) => choose(sensitivePlaces.find((one) => one === target.value) ?? 'reviews')}
          >
            {sensitivePlaces.map((one) => (
              <option key={one} value={one}>
                {t(`words.place.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <LangChoice label={t('words.try.lang')} value={lang} onChoose={setLang} />
      </div>
      {fault && <Fault fault={fault} />}
      {wish && data && <Outcome found={data.records} />}
    </section>
  )
}
function Outcome({ found }: { found: readonly { word: string; severity: 'hold' | 'refuse' }[] }) {
  const { t } = useTexts('reviewingstaff')
  const refused = found.some(({ severity }) => severity === 'refuse')
  const end = found.length === 0 ? 'none' : refused ? 'refuse' : 'hold'
  return (
    <p role="status" className={end === 'none' ? 'jade' : end === 'refuse' ? 'deal' : 'amber'}>
      {t(`words.try.${end}`)} <b>{found.map(({ word }) => word).join(', ')}</b>
    </p>
  )
}
