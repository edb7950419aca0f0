// A word of the list, new or kept: what becomes of what has it in it, where it is looked for and in which language.
import { Checkbox, Input } from 'antd'
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { sensitivePlaces, severities, type SensitivePlace, type Severity } from '#features/catalog/words/sensitive.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type Word = Output<'/api/v2/admin/comment/word/page'>['records'][number]
interface Rule {
  severity: Severity
  lang: Language | null
  places: SensitivePlace[]
}
const usual: Rule = { severity: 'hold', lang: null, places: [...sensitivePlaces] }
interface Props {
  /** undefined: a new one */
  of: Word | undefined
  onClose: () => void
  onDone: () => void
}
function useTyped({ of, onDone }: Props) {
  const { t } = useTexts('reviewingstaff')
  const [word, setWord] = useState(of?.word ?? '')
  const [rule, set] = useState<Rule>(() => of ?? usual)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const change = (part: Partial<Rule>) => set((now) => ({ ...now, ...part }))
  const { severity, lang, places } = rule
  const saving = useDoing(async () => {
    const wish = { severity, lang, places, requestId }
    if (of) await call('/api/v2/admin/comment/word/edit', { ...wish, id: of.id })
    else await call('/api/v2/admin/comment/word/add', { ...wish, word: word.trim() })
    say(t(of ? 'words.saved' : 'words.added', { word: word.trim() }))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (word.trim() !== '' && places.length > 0) void saving.run()
  }
  return { word, setWord, rule, change, tried, saving, send }
}
export function WordQuestion(props: Props) {
  const { of, onClose } = props
  const { t } = useTexts('reviewingstaff')
  const { word, setWord, rule, change, tried, saving, send } = useTyped(props)
  const { severity, lang, places } = rule
  return (
    <Question
      title={of ? t('words.editOf', { word: of.word }) : t('words.new')}
      verb={t(of ? 'words.save' : 'words.add')}
      suggested
      doing={saving}
      onDo={send}
      onClose={onClose}
    >
      {!of && (
        <Field label={t('words.word')} fault={tried && word.trim() === '' ? t('words.lacking') : undefined}>
          {(own) => <Input {...own} maxLength={40} value={word} onChange={({ target }) => setWord(target.value)} />}
        </Field>
      )}
      <Radios
        legend={t('words.severity')}
        choices={severities.map((value) => ({
          value,
          label: t(`words.severities.${value}`),
          help: t(`words.severityHelp.${value}`),
        }))}
        value={severity}
        onChoose={(one) => change({ severity: one })}
      />
      <PlaceChoices
        places={places}
        lacking={tried && places.length === 0}
        onChange={(all) => change({ places: all })}
      />
      <LangChoice label={t('words.lang')} value={lang} onChoose={(one) => change({ lang: one })} />
    </Question>
  )
}
interface PlaceProps {
  places: readonly SensitivePlace[]
  lacking: boolean
  onChange: (places: SensitivePlace[]) => void
}
function PlaceChoices({ places, lacking, onChange }: PlaceProps) {
  const { t } = useTexts('reviewingstaff')
  return (
    <fieldset className="word-places">
      <legend>{t('words.places')}</legend>
      {sensitivePlaces.map((place) => (
        <Checkbox
          key={place}
          checked={places.includes(place)}
          onChange={({ target }) =>
            onChange(sensitivePlaces.filter((p) => (p === place ? target.checked : places.includes(p))))
          }
        >
          {t(`words.place.${place}`)}
        </Checkbox>
      ))}
      {lacking && (
        <p className="field-said bad" role="alert">
          {t('words.nowhere')}
        </p>
      )}
    </fieldset>
  )
}
interface LangProps {
  label: string
  value: Language | null
  onChoose: (lang: Language | null) => void
}
const names: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' }
export function LangChoice({ label, value, onChoose }: LangProps) {
  const { t } = useTexts('reviewingstaff')
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="place"
        value={value ?? ''}
        onChange={({ target }) => onChoose(languages.find((lang) => lang === target.value) ?? null)}
      >
        <option value="">{t('words.anyLang')}</option>
        {languages.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {names[lang]}
          </option>
        ))}
      </select>
    </div>
  )
}
export const langName = (lang: Language): string => names[lang]
