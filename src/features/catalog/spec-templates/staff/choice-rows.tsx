// The values of a template, each in three languages with a swatch; Enter begins the next one.
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { most, longest } from '../limits.ts'
import { languages, type Texts } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export interface DraftChoice {
  key: string
  name: Texts
  colour: string | null
}
export const emptyChoice = (of?: { name: Texts; colour: string | null }): DraftChoice => ({
  key: crypto.randomUUID(),
  name: of?.name ?? {},
  colour: of?.colour ?? null,
})
const tongues = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' } as const
const aColour = '#c9a36b'
interface Props {
  choices: readonly DraftChoice[]
  onChange: (choices: DraftChoice[]) => void
}
export function ChoiceRows({ choices, onChange }: Props) {
  const { t } = useTexts('spectemplatesstaff')
  const box = useRef<HTMLFieldSetElement>(null)
  const before = useRef(choices.length)
  useEffect(() => {
    if (choices.length > before.current) box.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus()
    before.current = choices.length
  }, [choices.length])
  const change = (key: string, part: Partial<DraftChoice>) =>
    onChange(choices.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const add = () => choices.length < most.choices && onChange([...choices, emptyChoice()])
  return (
    <fieldset className="spec-choices" ref={box}>
      <legend>{t('values')}</legend>
      <ul>
        {choices.map((one, i) => (
          <Row
            key={one.key}
            one={one}
            n={i + 1}
            alone={choices.length === 1}
            onChange={(part) => change(one.key, part)}
            onNext={add}
            onDrop={() => onChange(choices.filter(({ key }) => key !== one.key))}
          />
        ))}
      </ul>
      <Button
        size="small"
        type="text"
        icon={<Plus size={14} />}
        disabled={choices.length >= most.choices}
        onClick={add}
      >
        {t('addValue')}
      </Button>
    </fieldset>
  )
}
interface RowProps {
  one: DraftChoice
  n: number
  alone: boolean
  onChange: (part: Partial<DraftChoice>) => void
  onNext: () => void
  onDrop: () => void
}
function Row({ one, n, alone, onChange, onNext, onDrop }: RowProps) {
  const { t } = useTexts('spectemplatesstaff')
  return (
    <li>
      {languages.map((lang) => (
        <Input
          key={lang}
          lang={lang}
          size="small"
          maxLength={longest.name}
          value={one.name[lang] ?? ''}
          placeholder={tongues[lang]}
          aria-label={t('valueIn', { n, lang: tongues[lang] })}
          onChange={({ target }) => onChange({ name: { ...one.name, [lang]: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onNext()
          }}
        />
      ))}
      {one.colour === null ? (
        <Button size="small" type="text" onClick={() => onChange({ colour: aColour })}>
          {t('colour')}
        </Button>
      ) : (
        <input
          type="color"
          value={one.colour}
          aria-label={t('colourOf', { n })}
          onChange={({ target }) => onChange({ colour: target.value.toLowerCase() })}
        />
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('dropValue', { n })}
        disabled={alone}
        onClick={onDrop}
      >
        <X className="i" size={14} />
      </button>
    </li>
  )
}
