// A unit of sale, new or kept: its name, what more than one of it is called, whether goods may choose it.
import { Button, Checkbox, Drawer } from 'antd'
import { useState, type FormEvent } from 'react'
import { longest } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type Unit = Output<'/api/v2/admin/unit/list'>['records'][number]
interface Props {
  /** undefined: a new one */
  of: Unit | undefined
  writes: boolean
  onClose: () => void
  onChanged: () => void
}
function useTyped({ of, onClose, onChanged }: Props) {
  const { t } = useTexts('unitsstaff')
  const lang = useLang()
  const [{ name, many, closed }, set] = useState(() => of ?? { name: {}, many: {}, closed: false })
  const saving = useDoing(async () => {
    const wish = { name, many, requestId: newRequestId() }
    if (of) await call('/api/v2/admin/unit/edit', { ...wish, closed, id: of.id, version: of.version })
    else await call('/api/v2/admin/unit/add', wish)
    say(t('saved', { name: pick(name, lang) }))
    onClose()
    onChanged()
  })
  const change = (part: Partial<Pick<Unit, 'name' | 'many' | 'closed'>>) => set((now) => ({ ...now, ...part }))
  return { name, many, closed, change, saving }
}
export function UnitDrawer(props: Props) {
  const { of, writes, onClose, onChanged } = props
  const { t } = useTexts('unitsstaff')
  const lang = useLang()
  const { name, many, closed, change, saving } = useTyped(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return (
    <Drawer
      open
      size={480}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={of ? pick(of.name, lang) : t('add')}
      onClose={onClose}
      footer={
        writes && (
          <div className="row">
            <Button type="primary" htmlType="submit" form="sale-unit" aria-busy={saving.busy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        )
      }
    >
      <form id="sale-unit" onSubmit={submit} noValidate>
        <fieldset className="plain-fieldset unit-form" disabled={!writes}>
          <Fields known={of !== undefined} {...{ name, many, closed, change }} />
        </fieldset>
        {saving.fault && <Fault fault={saving.fault} />}
        {saving.fault?.reason === 'unitChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
      </form>
    </Drawer>
  )
}
interface FieldsProps extends Pick<Unit, 'name' | 'many' | 'closed'> {
  /** it is no new one */
  known: boolean
  change: (part: Partial<Pick<Unit, 'name' | 'many' | 'closed'>>) => void
}
function Fields({ known, name, many, closed, change }: FieldsProps) {
  const { t } = useTexts('unitsstaff')
  return (
    <>
      <TongueField
        label={t('name')}
        help={t('nameHelp')}
        texts={name}
        max={longest}
        onChange={(texts) => change({ name: texts })}
      />
      <TongueField
        label={t('many')}
        help={t('manyHelp')}
        optional
        texts={many}
        max={longest}
        onChange={(texts) => change({ many: texts })}
      />
      {known && (
        <div>
          <Checkbox checked={closed} onChange={({ target }) => change({ closed: target.checked })}>
            {t('close')}
          </Checkbox>
          <p className="field-said">{t('closeHelp')}</p>
        </div>
      )}
    </>
  )
}
