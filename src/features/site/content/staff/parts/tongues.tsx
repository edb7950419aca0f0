// Words in three languages side by side: what is missing is marked, and says what shoppers read instead.
import { Input } from 'antd'
import { lazy, Suspense } from 'react'
import './content.css'
import { longest } from '../../limits.ts'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const RichText = lazy(() => import('#features/catalog/editing/merchant/parts/rich-text.tsx'))

export interface Words {
  title: Texts
  /** missing where there is none */
  summary?: Texts
  body: Texts
}
interface Props {
  words: Words
  locked: boolean
  /** what the title is called here */
  titleLabel?: string
  onChange: (words: Words) => void
}
const isThere = (text: string | undefined): boolean => (text ?? '').trim() !== ''
const written = (texts: Texts, lang: Language, text: string): Texts => {
  const { [lang]: _, ...rest } = texts
  return text === '' ? rest : { ...rest, [lang]: text }
}
export function Tongues(props: Props) {
  const own = useLang()
  return (
    <div className="content-tongues">
      {[own, ...languages.filter((lang) => lang !== own)].map((lang) => (
        <Tongue key={lang} lang={lang} {...props} />
      ))}
    </div>
  )
}
function Tongue({ lang, words, locked, titleLabel, onChange }: Props & { lang: Language }) {
  const { t } = useTexts('contentstaff')
  const { title, summary, body } = words
  const says = isThere(title[lang]) || isThere(body[lang])
  const whole = isThere(title[lang]) && isThere(body[lang])
  const name = titleLabel ?? t('field.title')
  return (
    <fieldset className="plain-fieldset content-tongue" lang={lang} disabled={locked}>
      <legend>
        <b className="strong">{tongues[lang]}</b>
        {!whole && <span className="mark miss">{t(says ? 'half' : 'missing')}</span>}
      </legend>
      <Input
        aria-label={`${name}, ${tongues[lang]}`}
        maxLength={longest.title}
        value={title[lang] ?? ''}
        placeholder={pick(title, lang) || name}
        onChange={({ target }) => onChange({ ...words, title: written(title, lang, target.value) })}
      />
      {summary && (
        <Input.TextArea
          aria-label={`${t('field.summary')}, ${tongues[lang]}`}
          maxLength={longest.summary}
          autoSize={{ minRows: 2, maxRows: 5 }}
          value={summary[lang] ?? ''}
          placeholder={pick(summary, lang) || t('field.summary')}
          onChange={({ target }) => onChange({ ...words, summary: written(summary, lang, target.value) })}
        />
      )}
      <Suspense fallback={<div className="content-waits" />}>
        <RichText
          label={`${t('field.body')}, ${tongues[lang]}`}
          html={body[lang] ?? ''}
          locked={locked}
          max={longest.body}
          onChange={(html) => onChange({ ...words, body: written(body, lang, html) })}
        />
      </Suspense>
    </fieldset>
  )
}
