// What the category asks of its goods: each attribute in the way of its kind. Names and values come from the shop in
// all languages; only a text is written here.
import { Input, Select } from 'antd'
import { memo, useMemo, useState, type ReactNode } from 'react'
import './asked-fields.css'
import type { Content } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import { Tongues, withText } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { numberIn, valueOf, written, yesNo } from '#features/catalog/attributes/asking.ts'
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type AskedOne = Output<'/api/v2/mch/goods/attributes'>['records'][number]
type Said = Content['attributes'][number]
const none: readonly AskedOne[] = []
export function useAskedOf(categoryId: number | null): readonly AskedOne[] {
  const { data } = useAsked('/api/v2/mch/goods/attributes', categoryId === null ? null : { categoryId })
  return categoryId === null ? none : (data?.records ?? none)
}

interface Props {
  asked: readonly AskedOne[]
  attributes: readonly Said[]
  fault: FaultWords
  patch: Patch
}
export const AskedFields = memo(function AskedFields({ asked, attributes, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  if (asked.length === 0) return null
  const texts = asked.filter(({ kind }) => kind === 'text')
  const chosen = asked.filter(({ kind }) => kind !== 'text')
  const of = (one: AskedOne) => ({
    one,
    said: attributes.filter(({ key }) => key === one.code),
    fault: fault(`asked.${one.code}`),
    onSay: (said: readonly Said[]) =>
      patch((now) => ({ ...now, attributes: inOrder(now.attributes, one, said, asked) })),
  })
  return (
    <>
      {chosen.length > 0 && (
        <div className="tongues">
          <span className="small muted lab">{t('asked')}</span>
          <div className="wide editor-asked">
            {chosen.map((one) => (
              <Chosen key={one.code} {...of(one)} />
            ))}
          </div>
        </div>
      )}
      {texts.map((one) => (
        <TextField key={one.code} {...of(one)} />
      ))}
    </>
  )
})
/** What is asked for stands first, in the order in which it is asked for. */
function inOrder(now: readonly Said[], one: AskedOne, said: readonly Said[], asked: readonly AskedOne[]): Said[] {
  const others = now.filter(({ key }) => key !== one.code)
  const place = (key: string) => {
    const at = asked.findIndex(({ code }) => code === key)
    return at < 0 ? asked.length : at
  }
  return [...others, ...said].toSorted((a, b) => place(a.key) - place(b.key))
}

interface OneProps {
  one: AskedOne
  said: readonly Said[]
  fault: string | undefined
  onSay: (said: readonly Said[]) => void
}
function useLabel({ name, required }: AskedOne): string {
  const { t } = useTexts('editingmerchant')
  const words = pick(name, useLang())
  return required ? t('askedMust', { name: words }) : words
}
function Chosen(props: OneProps) {
  const { one, fault } = props
  const label = useLabel(one)
  return (
    <div id={`at-asked.${one.code}`}>
      <Field label={label} fault={fault}>
        {(own) => (one.kind === 'number' ? <NumberField own={own} {...props} /> : <ValueField own={own} {...props} />)}
      </Field>
    </div>
  )
}
type Own = Parameters<Parameters<typeof Field>[0]['children']>[0]
function ValueField({ own, one, said, onSay }: OneProps & { own: Own }) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const several = one.kind === 'several'
  const codes = said.flatMap(({ code }) => valueOf(one, code)?.code ?? code ?? [])
  const options = useMemo(() => optionsOf(one, codes, lang), [one, codes, lang])
  const say = (value: string | string[] | undefined) =>
    onSay([value ?? []].flat().flatMap((code) => written(one, { value: {}, code }) ?? []))
  return (
    <Select<string | string[]>
      {...own}
      showSearch
      optionFilterProp="label"
      allowClear
      {...(several && { mode: 'multiple' as const })}
      value={several ? codes : (codes[0] ?? null)!}
      placeholder={t('choose')}
      options={options}
      optionRender={optionOf}
      onChange={say}
    />
  )
}
const optionOf = ({ data }: { data: { label?: ReactNode; colour?: string | null } }) => (
  <span className="row">
    {data.colour && <i className="swatch" style={{ background: data.colour }} />}
    {data.label}
  </span>
)
function optionsOf(one: AskedOne, codes: readonly string[], lang: Language) {
  if (one.kind === 'yesNo')
    return (['yes', 'no'] as const).map((value) => ({ value, label: pick(yesNo[value], lang), colour: null }))
  return one.values
    .filter(({ code, closed, into }) => into === null && (!closed || codes.includes(code)))
    .map(({ code, name, colour }) => ({ value: code, label: pick(name, lang), colour }))
}
function NumberField({ own, one, said, onSay }: OneProps & { own: Own }) {
  const lang = useLang()
  const kept = said[0]?.code ?? ''
  const [typed, type] = useState(kept)
  // what somebody else wrote is shown; what is being typed stays
  const shown = (numberIn(typed) ?? typed) === kept ? typed : kept
  return (
    <Input
      {...own}
      inputMode="decimal"
      maxLength={14}
      suffix={pick(one.unit, lang)}
      value={shown}
      onChange={({ target }) => {
        const text = target.value
        type(text)
        if (text.trim() === '') return onSay([])
        const made = written(one, { value: {}, code: text })
        onSay([made ?? { key: one.code, name: one.name, value: {}, code: text }])
      }}
    />
  )
}
function TextField({ one, said, fault, onSay }: OneProps) {
  const texts: Texts = said[0]?.value ?? {}
  const write = (lang: Language, text: string) => {
    const value = withText(texts, lang, text)
    onSay(Object.keys(value).length === 0 ? [] : [{ key: one.code, name: one.name, value, code: '-' }])
  }
  const label = useLabel(one)
  return (
    <Tongues id={`asked.${one.code}`} label={label} texts={texts} max={200} fault={fault} optional onChange={write} />
  )
}
