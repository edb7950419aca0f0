// A text in three languages, side by side: what is missing shows what shoppers read instead.
import { Input } from 'antd'
import { memo } from 'react'
import type { Patch } from './use-draft.ts'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export const tongueNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' }
const segmenter = new Intl.Segmenter()
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

export function TongueHeads({ lacks }: { lacks: (lang: Language) => number }) {
  const { t } = useTexts('editingmerchant')
  return (
    <div className="tongues tongue-heads">
      <span />
      {languages.map((lang) => (
        <b key={lang} className="strong small" lang={lang}>
          {tongueNames[lang]}
          {lacks(lang) > 0 && <span className="mark miss">{t('missingOf', { count: lacks(lang) })}</span>}
        </b>
      ))}
    </div>
  )
}
export const withText = (texts: Texts, lang: Language, text: string): Texts => {
  const { [lang]: _, ...rest } = texts
  return text === '' ? rest : { ...rest, [lang]: text }
}
/** The language that shoppers of `lang` read instead. */
const insteadOf = (texts: Texts): Language | undefined =>
  (['en-US', 'zh-CN', 'es-ES'] as const).find((lang) => texts[lang]?.trim())

interface Props {
  id: string
  label: string
  texts: Texts
  max: number
  rows?: number
  fault?: string | undefined
  /** where leaving it empty in all languages is fine */
  optional?: boolean
  onChange: (lang: Language, text: string) => void
}
export const Tongues = memo(function Tongues({ id, label, texts, max, rows = 1, fault, optional, onChange }: Props) {
  const { t } = useTexts('editingmerchant')
  const other = insteadOf(texts)
  return (
    <div className="tongues" id={`at-${id}`}>
      <span className="small muted lab">{label}</span>
      {languages.map((lang) => {
        const text = texts[lang] ?? ''
        const missing = text.trim() === '' && other !== undefined
        const said = fault && other === undefined ? fault : missing ? t('instead', { lang: tongueNames[other] }) : ''
        return (
          <div key={lang} lang={lang} className={missing ? 'missing' : ''}>
            <Input.TextArea
              value={text}
              autoSize={{ minRows: rows, maxRows: 8 }}
              placeholder={missing ? pick(texts, lang) : ''}
              aria-label={`${label}, ${tongueNames[lang]}`}
              aria-invalid={fault !== undefined && other === undefined}
              {...(fault && other === undefined && { status: 'error' as const })}
              maxLength={max}
              onChange={(event) => onChange(lang, event.target.value)}
            />
            <span className="tiny row between">
              <span className={fault && other === undefined ? 'deal' : 'amber'}>
                {said || (optional || text ? '' : '')}
              </span>
              <span className="faint">
                {lengthOf(text)} / {max}
              </span>
            </span>
          </div>
        )
      })}
    </div>
  )
})
type TextField = 'title' | 'subtitle' | 'fact' | 'conditionNote' | 'body'
/** Writes one of the texts of the goods. */
export const writes =
  (patch: Patch, field: TextField) =>
  (lang: Language, text: string): void =>
    patch((now) => ({ ...now, [field]: withText(now[field], lang, text) }))
