// A text as shoppers would read it, sanitised by the server: in each language, on a phone and wide.
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import './content.css'
import { Blocks } from '../../parts/blocks.tsx'
import type { Words } from './tongues.tsx'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages, pick, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  words: Words
  cover?: string | null
  onClose: () => void
}
const widths = ['phone', 'wide'] as const
export function Preview({ words, cover, onClose }: Props) {
  const { t } = useTexts('contentstaff')
  const [lang, setLang] = useState<Language>(useLang())
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={box}
      className="question content-preview"
      aria-label={t('preview.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="row wrap content-preview-bar">
        <Choice of={languages} at={lang} label={t('preview.language')} nameOf={(l) => tongues[l]} onChoose={setLang} />
        <Choice
          of={widths}
          at={width}
          label={t('preview.width')}
          nameOf={(w) => t(`preview.${w}`)}
          onChoose={setWidth}
        />
        <Button onClick={onClose}>{t('preview.close')}</Button>
      </div>
      <article className={`content-sheet ${width}`} lang={lang}>
        <h1 className="display">{pick(words.title, lang)}</h1>
        {words.summary && <p className="muted">{pick(words.summary, lang)}</p>}
        {cover && <img src={shotOf(cover, { largest: 960 }).widths!.at(-1)!.src} alt="" />}
        <Text html={pick(words.body, lang)} />
      </article>
    </dialog>
  )
}
function Text({ html }: { html: string }) {
  const { data, fault, again } = useAsked('/api/v2/admin/content/preview', { html })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />
  return <Blocks body={data.body} />
}
interface ChoiceProps<Value extends string> {
  of: readonly Value[]
  at: Value
  label: string
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}
const Choice = <Value extends string>({ of, at, label, nameOf, onChoose }: ChoiceProps<Value>) => (
  <span className="row" role="group" aria-label={label}>
    {of.map((value) => (
      <Button
        key={value}
        size="small"
        aria-pressed={value === at}
        type={value === at ? 'default' : 'text'}
        onClick={() => onChoose(value)}
      >
        {nameOf(value)}
      </Button>
    ))}
  </span>
)
