// A value of an attribute, new or kept: its name, a colour or a picture for it, closed, and the way to merge it.
import { Button, Checkbox, Drawer, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { longest } from '../limits.ts'
import type { Attribute, Value } from './shape.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick, type Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { PictureChoice } from '#surfaces/console/desk/picture-choice.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Attribute
  /** undefined: a new one */
  value: Value | undefined
  writes: boolean
  onClose: () => void
  onChanged: () => void
  onMerge: () => void
}
interface Draft {
  name: Texts
  colour: string | null
  closed: boolean
}
function useTyped({ of, value, onClose, onChanged }: Props) {
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const [draft, set] = useState<Draft>(() => value ?? { name: {}, colour: null, closed: false })
  const change = (part: Partial<Draft>) => set((now) => ({ ...now, ...part }))
  const saving = useDoing(async () => {
    const { name, colour, closed } = draft
    const wish = { id: of.id, version: of.version, name, colour, requestId: newRequestId() }
    if (value) await call('/api/v2/admin/attribute/value/edit', { ...wish, valueId: value.id, closed })
    else await call('/api/v2/admin/attribute/value/add', wish)
    say(t('saved', { name: pick(name, lang) }))
    onClose()
    onChanged()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return { draft, change, saving, submit }
}
export function ValueDrawer(props: Props) {
  const { of, value, writes, onClose, onChanged, onMerge } = props
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const { draft, change, saving, submit } = useTyped(props)
  return (
    <Drawer
      open
      size={500}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={value ? pick(value.name, lang) : t('addValue')}
      onClose={onClose}
      footer={
        writes && (
          <div className="row">
            <Button type="primary" htmlType="submit" form="value" aria-busy={saving.busy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        )
      }
    >
      <form id="value" className="attribute-form" onSubmit={submit} noValidate>
        <fieldset className="plain-fieldset attribute-form" disabled={!writes}>
          <TongueField
            label={t('valueName')}
            help={value && value.goods > 0 ? t('nameHelp', { count: value.goods }) : ''}
            texts={draft.name}
            max={longest.value}
            onChange={(name) => change({ name })}
          />
          <Colour colour={draft.colour} onChange={(colour) => change({ colour })} />
          {value && <Closed closed={draft.closed} onChange={(closed) => change({ closed })} />}
        </fieldset>
        {saving.fault && <Fault fault={saving.fault} />}
        {saving.fault?.reason === 'attributeChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
      </form>
      {value && writes && <Picture of={of} value={value} onChanged={onChanged} />}
      {value && writes && (
        <p className="attribute-acts">
          <Button onClick={onMerge}>{t('merge')}</Button>
        </p>
      )}
    </Drawer>
  )
}
function Closed({ closed, onChange }: { closed: boolean; onChange: (closed: boolean) => void }) {
  const { t } = useTexts('attributesstaff')
  return (
    <div>
      <Checkbox checked={closed} onChange={({ target }) => onChange(target.checked)}>
        {t('closeValue')}
      </Checkbox>
      <p className="field-said">{t('closeValueHelp')}</p>
    </div>
  )
}
const aColour = '#c9a36b'
function Colour({ colour, onChange }: { colour: string | null; onChange: (colour: string | null) => void }) {
  const { t } = useTexts('attributesstaff')
  return (
    <Field label={t('colour')} help={t('colourHelp')}>
      {(own) => (
        <span className="row">
          <Input
            {...own}
            type="color"
            className="attribute-colour"
            value={colour ?? aColour}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
          {colour === null ? (
            <span className="small muted">{t('noColour')}</span>
          ) : (
            <Button size="small" type="text" onClick={() => onChange(null)}>
              {t('dropColour')}
            </Button>
          )}
        </span>
      )}
    </Field>
  )
}
function Picture({ of, value, onChanged }: { of: Attribute; value: Value; onChanged: () => void }) {
  const { t } = useTexts('attributesstaff')
  const save = async (uploadId: string | null) => {
    const seen = { id: of.id, version: of.version, valueId: value.id }
    await call('/api/v2/admin/attribute/value/picture', { ...seen, uploadId })
    onChanged()
  }
  return (
    <section className="attribute-acts">
      <p className="small">{t('picture')}</p>
      <PictureChoice
        has={value.picture !== null}
        drawn={value.picture !== null && <Pic of={value.picture} size={56} />}
        words={{ choose: t('pictureChoose'), change: t('pictureChange'), remove: t('pictureRemove') }}
        help=""
        onSave={save}
      />
    </section>
  )
}
