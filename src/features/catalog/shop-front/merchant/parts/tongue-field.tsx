// A text in three languages, one above the other: what is missing says what shoppers read instead.
import { Input } from 'antd'
import { useId } from 'react'
import './shop-desk.css'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const marks: Record<Language, string> = { 'zh-CN': '中', 'en-US': 'EN', 'es-ES': 'ES' }
export const tongues: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' }

interface Props {
  label: string
  texts: Texts
  max: number
  rows?: number
  /** what a language does not say is said elsewhere */
  optional?: boolean
  help?: string
  fault?: string | undefined
  onChange: (texts: Texts) => void
}
export function TongueField({ label, texts, max, rows = 1, optional = false, help, fault, onChange }: Props) {
  const { t } = useTexts('shopfrontmerchant')
  const id = useId()
  // one's own comes first
  const own = useLang()
  const shown = [own, ...languages.filter((lang) => lang !== own)]
  const known = languages.filter((lang) => texts[lang]?.trim())
  const lacks = !optional && known.length > 0 && known.length < languages.length
  const write = (lang: Language, text: string) => {
    const { [lang]: _, ...rest } = texts
    onChange(text === '' ? rest : { ...rest, [lang]: text })
  }
  return (
    <fieldset className="tongue-field" aria-describedby={help || fault ? id : undefined}>
      <legend>
        {label}
        {lacks && (
          <span className="mark miss">
            {t('missing', {
              of: shown
                .filter((lang) => !known.includes(lang))
                .map((l) => tongues[l])
                .join(', '),
            })}
          </span>
        )}
      </legend>
      {shown.map((lang) => (
        <label key={lang}>
          <span aria-hidden="true">{marks[lang]}</span>
          <Input.TextArea
            lang={lang}
            aria-label={`${label}, ${tongues[lang]}`}
            value={texts[lang] ?? ''}
            autoSize={{ minRows: rows, maxRows: 10 }}
            maxLength={max}
            placeholder={known.length > 0 && !optional ? pick(texts, lang) : ''}
            {...(fault && known.length === 0 && { status: 'error' as const })}
            onChange={(event) => write(lang, event.target.value)}
          />
        </label>
      ))}
      {(fault ?? help) && (
        <p id={id} className={fault ? 'field-said bad' : 'field-said'} role={fault ? 'alert' : undefined}>
          {fault ?? help}
        </p>
      )}
    </fieldset>
  )
}
