// What is said of the goods: title, one fact, a line, the long text, and facts by name.
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { lazy, memo, Suspense, useMemo } from 'react'
import type { Content } from '../content.ts'
import { showsNothing } from '../checking.ts'
import { AskedFields, type AskedOne } from './asked-fields.tsx'
import type { FaultWords } from './fault-words.ts'
import { TongueHeads, tongueNames, Tongues, withText, writes } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

const RichText = lazy(() => import('./parts/rich-text.tsx'))
type Said = Pick<Content, 'title' | 'subtitle' | 'fact' | 'body' | 'attributes'>
const one = (texts: Texts, lang: Language): number => (Object.keys(texts).length > 0 && !texts[lang]?.trim() ? 1 : 0)
export const lacksIn = ({ title, subtitle, fact, body, attributes }: Said, lang: Language): number =>
  [title, subtitle, fact, ...attributes.flatMap(({ name, value }) => [name, value])].reduce(
    (n, texts) => n + one(texts, lang),
    showsNothing(body) ? 0 : one(body, lang),
  )

interface Props extends Said {
  fault: FaultWords
  patch: Patch
  locked: boolean
  /** what the category asks for */
  asked: readonly AskedOne[]
}
export const Words = memo(function Words({ fault, patch, locked, asked, ...said }: Props) {
  const { t } = useTexts('editingmerchant')
  const on = useMemo(
    () => ({ title: writes(patch, 'title'), fact: writes(patch, 'fact'), subtitle: writes(patch, 'subtitle') }),
    [patch],
  )
  return (
    <section id="words">
      <Sec title={t('words')} note={t('wordsNote')} />
      <div className="rule editor-words">
        <TongueHeads lacks={(lang) => lacksIn(said, lang)} />
        <Tongues
          id="title"
          label={t('field.title')}
          texts={said.title}
          max={120}
          fault={fault('title')}
          onChange={on.title}
        />
        <Tongues id="fact" label={t('field.fact')} texts={said.fact} max={60} optional onChange={on.fact} />
        <Tongues
          id="subtitle"
          label={t('field.subtitle')}
          texts={said.subtitle}
          max={200}
          rows={2}
          optional
          onChange={on.subtitle}
        />
        <Body body={said.body} patch={patch} locked={locked} />
        <AskedFields asked={asked} attributes={said.attributes} fault={fault} patch={patch} />
        <Facts attributes={said.attributes} asked={asked} fault={fault} patch={patch} />
      </div>
    </section>
  )
})

const Body = memo(function Body({ body, patch, locked }: { body: Texts; patch: Patch; locked: boolean }) {
  const { t } = useTexts('editingmerchant')
  const write = useMemo(() => writes(patch, 'body'), [patch])
  const empty = showsNothing(body)
  return (
    <div className="tongues" id="at-body">
      <span className="small muted lab">{t('field.body')}</span>
      {languages.map((lang) => (
        <div key={lang} lang={lang} className={!empty && !body[lang] ? 'missing' : ''}>
          <Suspense fallback={<Bones rows={2} />}>
            <RichText
              label={`${t('field.body')}, ${tongueNames[lang]}`}
              html={body[lang] ?? ''}
              locked={locked}
              onChange={(html) => write(lang, html)}
            />
          </Suspense>
        </div>
      ))}
    </div>
  )
})

const newKey = (): string => `own-${crypto.randomUUID().slice(0, 8)}`
type Attribute = Content['attributes'][number]
interface FactsProps {
  attributes: readonly Attribute[]
  asked: readonly AskedOne[]
  fault: FaultWords
  patch: Patch
}
/** What the merchant says of its own accord. */
const Facts = memo(function Facts({ attributes, asked, fault, patch }: FactsProps) {
  const { t } = useTexts('editingmerchant')
  const change = (at: number, part: Partial<Attribute>) =>
    patch((now) => ({ ...now, attributes: now.attributes.map((a, i) => (i === at ? { ...a, ...part } : a)) }))
  const drop = (at: number) => patch((now) => ({ ...now, attributes: now.attributes.filter((_, i) => i !== at) }))
  const add = () =>
    patch((now) => ({ ...now, attributes: [...now.attributes, { key: newKey(), name: {}, value: {} }] }))
  return (
    <>
      {attributes.map(
        (attribute, i) =>
          !asked.some(({ code }) => code === attribute.key) && (
            <Fact
              key={`${attribute.key} ${attribute.code ?? ''}`}
              attribute={attribute}
              at={i}
              fault={fault(`attributes.${i}`)}
              onChange={(part) => change(i, part)}
              onDrop={() => drop(i)}
            />
          ),
      )}
      <p>
        <Button size="small" type="text" icon={<Plus size={14} />} onClick={add} disabled={attributes.length >= 40}>
          {t('addFact')}
        </Button>
      </p>
    </>
  )
})

interface FactProps {
  attribute: Attribute
  at: number
  fault: ReturnType<FaultWords>
  onChange: (part: Partial<Attribute>) => void
  onDrop: () => void
}
function Fact({ attribute: { name, value }, at, fault, onChange, onDrop }: FactProps) {
  const { t } = useTexts('editingmerchant')
  const n = at + 1
  return (
    <div className="tongues" id={`at-attributes.${at}`}>
      <span className="small muted lab row between">
        {t('field.attribute')}
        <button type="button" className="icon-button" aria-label={t('dropFact', { n })} onClick={onDrop}>
          <X className="i" size={14} />
        </button>
      </span>
      {languages.map((lang) => (
        <div key={lang} lang={lang} className="editor-fact">
          <Input
            value={name[lang] ?? ''}
            maxLength={40}
            placeholder={name['en-US'] ?? t('factName')}
            aria-label={`${t('factName')} ${n}, ${tongueNames[lang]}`}
            onChange={(e) => onChange({ name: withText(name, lang, e.target.value) })}
          />
          <Input
            value={value[lang] ?? ''}
            maxLength={200}
            placeholder={value['en-US'] ?? t('factValue')}
            aria-label={`${t('factValue')} ${n}, ${tongueNames[lang]}`}
            onChange={(e) => onChange({ value: withText(value, lang, e.target.value) })}
          />
        </div>
      ))}
      {fault && <p className="field-said bad wide">{fault}</p>}
    </div>
  )
}
