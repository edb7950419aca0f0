// What messages say, at the staff's desk: by language, found by words; each worded, tried out, taken back.
import { Button, Input } from 'antd'
import { useState } from 'react'
import './templates.css'
import type { Template } from './shape.ts'
import { TemplateQuestion } from './template-question.tsx'
import { ContentRooms } from '#features/site/content/staff/parts/rooms.tsx'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const says = ({ key, shipped, own }: Template, words: string): boolean =>
  [key, shipped.title, shipped.text, own?.title, own?.text].join(' ').toLowerCase().includes(words)

export default function Templates() {
  const { t } = useTexts('templatesstaff')
  const [lang, setLang] = useState<Language>(useLang())
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<Template>()
  const { data, fault, again } = useAsked('/api/v2/admin/template/list', { lang })
  const found = data?.records.filter((one) => says(one, words.trim().toLowerCase()))
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
      </header>
      <ContentRooms />
      <Bar lang={lang} words={words} onLang={setLang} onWords={setWords} />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      <ul className="template-lines">
        {found?.map((one) => (
          <Line key={one.key} of={one} lang={lang} onOpen={setOpen} />
        ))}
      </ul>
      {found?.length === 0 && <p className="small muted">{t('none')}</p>}
      {open && (
        <TemplateQuestion
          of={open}
          lang={lang}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            again()
          }}
        />
      )}
    </div>
  )
}
interface BarProps {
  lang: Language
  words: string
  onLang: (lang: Language) => void
  onWords: (words: string) => void
}
function Bar({ lang, words, onLang, onWords }: BarProps) {
  const { t } = useTexts('templatesstaff')
  return (
    <div className="row wrap template-bar">
      <span className="row" role="group" aria-label={t('language')}>
        {languages.map((one) => (
          <Button
            key={one}
            size="small"
            type={one === lang ? 'default' : 'text'}
            aria-pressed={one === lang}
            onClick={() => onLang(one)}
          >
            {tongues[one]}
          </Button>
        ))}
      </span>
      <Input
        className="template-find"
        value={words}
        placeholder={t('find')}
        aria-label={t('find')}
        onChange={({ target }) => onWords(target.value)}
      />
    </div>
  )
}
function Line({ of, lang, onOpen }: { of: Template; lang: Language; onOpen: (of: Template) => void }) {
  const { t } = useTexts('templatesstaff')
  const { title, text } = of.own ?? of.shipped
  return (
    <li>
      <button type="button" lang={lang} onClick={() => onOpen(of)}>
        <b className="strong">{title}</b>
        <span className="small muted cut">{text}</span>
        <span className="small muted" lang={useLang()}>
          {t(`type.${of.type}`)}
          {of.mailed && ` · ${t('mailed')}`}
          {of.own && ` · ${t('changed')}`}
        </span>
      </button>
    </li>
  )
}
