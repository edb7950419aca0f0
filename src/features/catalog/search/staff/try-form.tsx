// Which words are tried, in which language.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { LangChoice } from './lang-choice.tsx'
import type { Language } from '#kernel/text/language.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export interface Words {
  keyword: string
  lang: Language
}
export function TryForm({ given, onTry }: { given?: Words | undefined; onTry: (words: Words) => void }) {
  const { t } = useTexts('searchstaff')
  const own = useLang()
  const [keyword, type] = useState(given?.keyword ?? '')
  const [lang, setLang] = useState<Language>(given?.lang ?? own)
  return (
    <form
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (keyword.trim() !== '') onTry({ keyword: keyword.trim(), lang })
      }}
    >
      <Field label={t('words')}>
        {(to) => <Input {...to} maxLength={80} value={keyword} onChange={({ target }) => type(target.value)} />}
      </Field>
      <LangChoice label={t('lang')} value={lang} onChoose={setLang} />
      <Button type="primary" htmlType="submit">
        {t('try')}
      </Button>
    </form>
  )
}
