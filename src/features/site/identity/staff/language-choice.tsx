// Which languages the shop offers, and which is the first: one at least is ticked, the first one stands foremost.
import './languages.css'
import { Checkbox, Radio } from 'antd'
import { languages, type Language } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  chosen: readonly Language[]
  onChoose: (chosen: Language[]) => void
  disabled?: boolean
}
export function LanguageChoice({ chosen, onChoose, disabled = false }: Props) {
  const { t } = useTexts('identitystaff')
  const rest = (lang: Language) => chosen.filter((one) => one !== lang)
  return (
    <ul className="language-choice">
      {languages.map((lang) => {
        const isOffered = chosen.includes(lang)
        const name = t(`languages.${lang}`)
        return (
          <li key={lang}>
            <Checkbox
              checked={isOffered}
              disabled={disabled || (isOffered && chosen.length === 1)}
              onChange={(e) => onChoose(e.target.checked ? [...chosen, lang] : rest(lang))}
            >
              <span lang={lang}>{name}</span>
            </Checkbox>
            <Radio
              name="first-language"
              aria-label={t('languages.firstIs', { name })}
              checked={chosen[0] === lang}
              disabled={disabled || !isOffered}
              onChange={() => onChoose([lang, ...rest(lang)])}
            >
              {t('languages.first')}
            </Radio>
          </li>
        )
      })}
    </ul>
  )
}
