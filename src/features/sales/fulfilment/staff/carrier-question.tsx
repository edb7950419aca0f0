// One carrier: its names, how its waybills look, where it is asked, whether it carries new parcels.
import { Button, Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { regions } from '../carriers.ts'
import { carrierMost as most } from '../limits.ts'
import { waybillPattern } from '../waybill-pattern.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick } from '#kernel/text/language.ts'
import { longestAddress } from '#kernel/text/outside.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type Carrier = Output<'/api/v2/admin/carrier/list'>['records'][number]
type Typed = Omit<Carrier, 'parcels' | 'version'>
const nothing: Typed = {
  code: '',
  region: 'china',
  name: {},
  waybill: '',
  example: '',
  phone: '',
  site: '',
  followedAs: '',
  asksPhone: false,
  active: true,
}
const lines = [
  ['waybill', most.waybill],
  ['example', most.example],
  ['phone', most.phone],
  ['site', longestAddress],
  ['followedAs', most.followedAs],
] as const
const faulty = ['name', ...lines.map(([name]) => name)] as const
type Faulty = (typeof faulty)[number]

interface Props {
  /** missing: a new one */
  carrier: Carrier | undefined
  onClose: () => void
  onDone: () => void
}
export function CarrierQuestion({ carrier, onClose, onDone }: Props) {
  const { t } = useTexts('fulfilmentstaff')
  const lang = useLang()
  const [typed, setTyped] = useState<Typed>(() => {
    if (!carrier) return nothing
    const { parcels: _, version: __, ...words } = carrier
    return words
  })
  const put = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const [requestId, renew] = useState(newRequestId)
  const saving = useDoing(async () => {
    renew(newRequestId())
    if (carrier) await call('/api/v2/admin/carrier/edit', { ...typed, version: carrier.version, requestId })
    else await call('/api/v2/admin/carrier/add', { ...typed, requestId })
    say(t('carriers.saved'))
    onDone()
  })
  const field = saving.fault?.reason === 'carrierUnfit' ? saving.fault.params['field'] : undefined
  const wrong = faulty.find((name) => name === field)
  return (
    <Question
      title={carrier ? pick(carrier.name, lang) : t('carriers.add')}
      verb={t('carriers.save')}
      suggested
      doing={{ busy: saving.busy, fault: wrong ? undefined : saving.fault }}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      {!carrier && (
        <Field label={t('carriers.code')} help={t('carriers.codeHelp')}>
          {(own) => (
            <Input
              {...own}
              maxLength={20}
              value={typed.code}
              onChange={({ target }) => put({ code: target.value.toLowerCase().replaceAll(/[^a-z]/g, '') })}
            />
          )}
        </Field>
      )}
      <CarrierFields typed={typed} wrong={wrong} onPut={put} />
      {saving.fault?.reason === 'carrierChanged' && <Button onClick={onDone}>{t('carriers.again')}</Button>}
    </Question>
  )
}

interface FieldsProps {
  typed: Typed
  wrong: Faulty | undefined
  onPut: (part: Partial<Typed>) => void
}
function CarrierFields({ typed, wrong, onPut }: FieldsProps) {
  const { t } = useTexts('fulfilmentstaff')
  const blank = '{waybill}'
  const said = (name: Faulty) => {
    const unread = name === 'waybill' && typed.waybill !== '' && !waybillPattern(typed.waybill)
    return wrong === name || unread ? t(`carriers.fault.${name}`, { blank }) : undefined
  }
  return (
    <>
      <TongueField
        label={t('carriers.name')}
        help={t('carriers.nameHelp')}
        fault={said('name')}
        texts={typed.name}
        max={most.name}
        onChange={(name) => onPut({ name })}
      />
      <Field label={t('carriers.region.legend')}>
        {({ id }) => (
          <Select
            id={id}
            value={typed.region}
            options={regions.map((value) => ({ value, label: t(`carriers.region.${value}`) }))}
            onChange={(region) => onPut({ region })}
          />
        )}
      </Field>
      {lines.map(([name, max]) => (
        <Field key={name} label={t(`carriers.${name}`)} help={t(`carriers.${name}Help`, { blank })} fault={said(name)}>
          {(own) => (
            <Input
              {...own}
              maxLength={max}
              value={typed[name]}
              onChange={({ target }) => onPut({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <p className="row">
        <Checkbox checked={typed.asksPhone} onChange={({ target }) => onPut({ asksPhone: target.checked })}>
          {t('carriers.asksPhone')}
        </Checkbox>
        <Checkbox checked={typed.active} onChange={({ target }) => onPut({ active: target.checked })}>
          {t('carriers.active')}
        </Checkbox>
      </p>
    </>
  )
}
