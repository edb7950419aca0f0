// Specs and their values in three languages; the variants follow.
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { most, type Content, type DraftOption } from '../content.ts'
import { addOffered, addOption, addValue, changeValue, dropOption, dropValue } from '../variants.ts'
import type { FaultWords } from './fault-words.ts'
import { ShotChoice } from './shot-choice.tsx'
import { tongueNames, withText } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { KeepTemplate, UseTemplate } from '#features/catalog/spec-templates/merchant/parts/spec-templates.tsx'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  categoryId: number | null
  options: Content['options']
  pictures: Content['pictures']
  variants: number
  fault: FaultWords
  patch: Patch
}
export const Specs = memo(function Specs({ categoryId, options, pictures, variants, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  const combined = options.reduce((n, { values }) => n * values.length, 1)
  return (
    <section id="specs">
      <Sec title={t('specs')} note={options.length === 0 ? t('specsNone') : t('specsNote', { count: variants })} />
      <div className="rule specs">
        {options.map((option, at) => (
          <Spec key={option.code} option={option} at={at} pictures={pictures} fault={fault} patch={patch} />
        ))}
        {combined > most.skus && (
          <p className="field-said bad">{t('tooManyVariants', { n: combined, most: most.skus })}</p>
        )}
        {options.length < most.options && (
          <>
            <Button size="small" type="text" icon={<Plus size={14} />} onClick={() => patch(addOption)}>
              {t(options.length === 0 ? 'firstSpec' : 'addSpec')}
            </Button>
            <UseTemplate categoryId={categoryId} onUse={(one) => patch((now) => addOffered(now, one))} />
          </>
        )}
      </div>
    </section>
  )
})

/** For the box around a spec: a value that was just added is written at once. */
function useFocusOnAdded(n: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(n)
  useEffect(() => {
    if (n > before.current) box.current?.querySelector<HTMLElement>('.spec-value:last-of-type input')?.focus()
    before.current = n
  }, [n])
  return box
}

interface SpecProps {
  option: DraftOption
  at: number
  pictures: Content['pictures']
  fault: FaultWords
  patch: Patch
}
const Spec = memo(function Spec({ option, at, pictures, fault, patch }: SpecProps) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const n = option.values.length
  const box = useFocusOnAdded(n)
  const named = pick(option.name, lang) || t('specN', { n: at + 1 })
  const add = () => patch((now) => addValue(now, at))
  return (
    <div className="spec" ref={box} id={`at-options.${at}`}>
      <SpecName name={option.name} named={named} at={at} patch={patch} />
      {fault(`options.${at}`) && <p className="field-said bad">{fault(`options.${at}`)}</p>}
      {option.values.map((value, j) => (
        <SpecValue
          key={value.code}
          value={value}
          of={{ at, named }}
          n={j + 1}
          pictures={pictures}
          fault={fault(`options.${at}.${j}`)}
          patch={patch}
          onAdd={add}
        />
      ))}
      <button type="button" className="chip add" disabled={n >= most.values} onClick={add}>
        <Plus className="i" size={14} />
        {t('addValue')}
      </button>
      <KeepTemplate name={option.name} values={option.values} />
    </div>
  )
})

interface NameProps extends Pick<SpecProps, 'at' | 'patch'> {
  name: Texts
  named: string
}
function SpecName({ name, named, at, patch }: NameProps) {
  const { t } = useTexts('editingmerchant')
  const write = (lang: Language, text: string) =>
    patch((now) => ({
      ...now,
      options: now.options.map((o, i) => (i === at ? { ...o, name: withText(o.name, lang, text) } : o)),
    }))
  return (
    <div className="tongues spec-head">
      <span className="small strong lab row between">
        {t('specN', { n: at + 1 })}
        <DropButton label={t('dropSpec', { name: named })} onDo={() => patch((now) => dropOption(now, at))} />
      </span>
      {languages.map((one) => (
        <Input
          key={one}
          lang={one}
          className="strong"
          value={name[one] ?? ''}
          maxLength={40}
          placeholder={name['en-US'] ?? t(`specExample.${one}`)}
          aria-label={`${t('specN', { n: at + 1 })}, ${tongueNames[one]}`}
          onChange={(event) => write(one, event.target.value)}
        />
      ))}
    </div>
  )
}

interface ValueProps extends Pick<SpecProps, 'pictures' | 'patch'> {
  value: DraftOption['values'][number]
  /** the spec */
  of: { at: number; named: string }
  n: number
  fault: ReturnType<FaultWords>
  onAdd: () => void
}
function SpecValue({
  value: { code, name, picture, colour },
  of: { at, named },
  n,
  pictures,
  fault,
  patch,
  onAdd,
}: ValueProps) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const label = t('valueN', { n })
  return (
    <div className="tongues spec-value" id={`at-options.${at}.${n - 1}`}>
      <span className="small muted lab row between">
        {at === 0 && pictures.length > 0 && (
          <ShotChoice code={code} picture={picture} pictures={pictures} patch={patch} />
        )}
        {colour && <i className="swatch" style={{ background: colour }} />}
        {label}
        <DropButton
          label={t('dropValue', { name: pick(name, lang) || label })}
          onDo={() => patch((now) => dropValue(now, at, code))}
        />
      </span>
      {languages.map((one) => (
        <Input
          key={one}
          lang={one}
          value={name[one] ?? ''}
          maxLength={40}
          placeholder={name['en-US'] ?? ''}
          aria-label={`${named}, ${label}, ${tongueNames[one]}`}
          onChange={(event) =>
            patch((now) => changeValue(now, at, code, { name: withText(name, one, event.target.value) }))
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onAdd()
          }}
        />
      ))}
      {fault && <p className="field-said bad wide">{fault}</p>}
    </div>
  )
}
const DropButton = ({ label, onDo }: { label: string; onDo: () => void }) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onDo}>
    <X className="i" size={14} />
  </button>
)
