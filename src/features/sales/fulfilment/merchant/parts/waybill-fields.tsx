// Carrier and waybill, read as they are typed: a carrier is found by its name or code; a number that is no number of
// this carrier says how one looks. Who asks for it brings antd's select with its first opening.
import { Input, Select } from 'antd'
import { CircleCheck } from 'lucide-react'
import { own as ownDelivery, regions, tidyWaybill } from '../../carriers.ts'
import { useCarriers, useWaybillJudge, type Way } from './use-carriers.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

export const noWay: Way = { carrier: '', waybill: '' }
/** As the call takes it. */
export const wayOf = ({ carrier, waybill }: Way) =>
  carrier === ownDelivery ? { carrier } : { carrier, waybill: tidyWaybill(waybill) }

interface Props {
  value: Way
  onChange: (value: Way) => void
  /** somebody tried to go on: what lacks says so */
  tried: boolean
  autoFocus?: boolean
  /** brought by oneself is no way here */
  carriedOnly?: boolean
}
/** By name or code; a region is no answer. */
const isFound = (typed: string, { value, label }: { value?: string; label?: string }): boolean =>
  value !== undefined && `${value} ${label}`.toLowerCase().includes(typed.trim().toLowerCase())

export function WaybillFields({ value, onChange, tried, autoFocus = false, carriedOnly = false }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const carriers = useCarriers() ?? []
  const chosen = useCarriers(true)?.find(({ code }) => code === value.carrier)
  // of a parcel that has it already
  const off = chosen && !carriers.some(({ code }) => code === chosen.code) ? [chosen] : []
  const options = [
    ...(carriedOnly ? [] : [{ value: ownDelivery, label: t('ship.own') }]),
    ...regions.map((region) => ({
      label: t(`regions.${region}`),
      options: [...carriers, ...off]
        .filter((carrier) => carrier.region === region)
        .map(({ code, name }) => ({ value: code, label: name })),
    })),
  ]
  return (
    <div className="waybill">
      <Field label={t('filter.carrier')} fault={tried && !value.carrier ? t('waybill.noCarrier') : undefined}>
        {({ status, ...own }) => (
          <Select
            {...own}
            status={status ?? ''}
            options={options}
            showSearch={{ filterOption: (typed, option) => option !== undefined && isFound(typed, option) }}
            value={value.carrier || null}
            placeholder={t('waybill.choose')}
            onChange={(code: string) => onChange({ ...value, carrier: code })}
          />
        )}
      </Field>
      {value.carrier !== ownDelivery && <WaybillField {...{ value, onChange, tried, autoFocus }} />}
    </div>
  )
}

/** From so many letters on it is judged while it is typed. */
const judgedFrom = 10
type FieldProps = Required<Omit<Props, 'carriedOnly'>>
function WaybillField({ value, onChange, tried, autoFocus }: FieldProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const carrier = useCarriers(true)?.find(({ code }) => code === value.carrier)
  const name = carrier?.name ?? ''
  const good = useWaybillJudge()(value)
  const judged = tried || tidyWaybill(value.waybill).length >= judgedFrom
  const example = carrier && t('waybill.example', { carrier: name, example: carrier.example })
  const praise = (
    <span className="row jade">
      <CircleCheck className="i" size={14} />
      {t('waybill.good', { carrier: name })}
    </span>
  )
  return (
    <Field label={t('waybill.label')} fault={judged && !good ? example : undefined} help={good ? praise : example}>
      {(own) => (
        <Input
          {...own}
          autoFocus={autoFocus}
          maxLength={40}
          value={value.waybill}
          onChange={(e) => onChange({ ...value, waybill: e.target.value.toUpperCase() })}
        />
      )}
    </Field>
  )
}
