// Templates of specs in the editor of goods: one chosen becomes a spec, and a spec that was written is kept as one.
import { Button, Input } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import './spec-templates.css'
import { longest } from '../../limits.ts'
import { pick, type Texts } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type SpecTemplate = Output<'/api/v2/mch/goods/spec/list'>['records'][number]
interface Props {
  categoryId: number | null
  onUse: (template: SpecTemplate) => void
}
export function UseTemplate({ categoryId, onUse }: Props) {
  const { t } = useTexts('spectemplatesmerchant')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" type="text" aria-expanded={open} onClick={() => setOpen((now) => !now)}>
        {t('use')}
      </Button>
      {open && (
        <Offered
          categoryId={categoryId}
          onUse={(template) => {
            setOpen(false)
            onUse(template)
          }}
        />
      )}
    </>
  )
}
function Offered({ categoryId, onUse }: Props) {
  const { t } = useTexts('spectemplatesmerchant')
  const lang = useLang()
  const { data, fault, again } = useAsked('/api/v2/mch/goods/spec/list', categoryId === null ? {} : { categoryId })
  const dropping = useDoing(async ({ id, title }: SpecTemplate) => {
    await call('/api/v2/mch/goods/spec/delete', { id, requestId: newRequestId() })
    say(t('dropped', { name: pick(title, lang) }))
    again()
  })
  if (fault) return <Fault fault={fault} />
  if (!data) return <Bones rows={2} />
  if (data.records.length === 0) return <p className="small muted">{t('none')}</p>
  return (
    <>
      {dropping.fault && <Fault fault={dropping.fault} />}
      <ul className="spec-offered" aria-label={t('offered')}>
        {data.records.map((one) => (
          <li key={one.id}>
            <button type="button" className="plain-button" onClick={() => onUse(one)}>
              <b className="strong">{pick(one.title, lang)}</b>
              <span className="small muted">
                {pick(one.name, lang)}: {one.choices.map(({ name }) => pick(name, lang)).join(', ')}
              </span>
            </button>
            {one.own ? (
              <button
                type="button"
                className="icon-button"
                aria-label={t('drop', { name: pick(one.title, lang) })}
                onClick={() => void dropping.run(one)}
              >
                <X className="i" size={14} />
              </button>
            ) : (
              <span className="small faint nowrap">{t('ofStaff')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface KeepProps {
  name: Texts
  values: readonly { name: Texts; colour?: string | undefined }[]
}
/** Keeps a spec that is written as a template of the shop. */
export function KeepTemplate({ name, values }: KeepProps) {
  const { t } = useTexts('spectemplatesmerchant')
  const [asks, ask] = useState(false)
  const said = (texts: Texts) => Object.values(texts).some((text) => text?.trim())
  if (!said(name) || !values.some((one) => said(one.name))) return null
  return (
    <>
      <Button size="small" type="text" onClick={() => ask(true)}>
        {t('keep')}
      </Button>
      {asks && <KeepQuestion name={name} values={values.filter((one) => said(one.name))} onClose={() => ask(false)} />}
    </>
  )
}
function KeepQuestion({ name, values, onClose }: KeepProps & { onClose: () => void }) {
  const { t } = useTexts('spectemplatesmerchant')
  const lang = useLang()
  const [title, setTitle] = useState(pick(name, lang))
  const [requestId] = useState(newRequestId)
  const keeping = useDoing(async () => {
    const choices = values.map((one) => ({ name: one.name, colour: one.colour ?? null }))
    await call('/api/v2/mch/goods/spec/add', { title: { [lang]: title.trim() }, name, choices, requestId })
    say(t('kept', { name: title.trim() }))
    onClose()
  })
  return (
    <Question
      title={t('keepTitle')}
      verb={t('keepVerb')}
      suggested
      doing={keeping}
      onDo={() => void keeping.run()}
      onClose={onClose}
    >
      <Field label={t('called')} help={t('keepHelp')}>
        {(own) => (
          <Input {...own} maxLength={longest.title} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </Question>
  )
}
