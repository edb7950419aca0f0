// What a basket would cost to a place by the rules as they are typed, with the arithmetic in words.
import { Button, Input, type InputProps } from 'antd'
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { fenOf, unitsOf, unitsText, type Charging, type Rules } from './freight-draft.ts'
import type { Places } from './freight-places.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Sum = Output<'/api/v2/mch/freight/calculate'>
/** A basket as it is typed; at first such a one as is often sent. */
const first = { to: 'CN-31', quantity: '1', weight: '0.5', volume: '1', amount: '100' }
type Typed = typeof first
/** Undefined where the number of pieces is none. */
function basketOf({ to, quantity, weight, volume, amount }: Typed) {
  const pieces = unitsOf(quantity, 'piece')
  if (!pieces) return undefined
  const [country = 'CN', stateCode] = to.split('-')
  const line = { quantity: pieces, weight: unitsOf(weight, 'weight') ?? 0, volume: unitsOf(volume, 'volume') ?? 0 }
  return { country, ...(stateCode && { stateCode }), lines: [line], amount: fenOf(amount) ?? 0 }
}
function useCalculator(rules: Rules | undefined) {
  const [typed, setTyped] = useState(first)
  const [sum, setSum] = useState<{ of: Rules; told: Sum }>()
  const basket = basketOf(typed)
  const asking = useDoing(async (of: Rules, given: NonNullable<typeof basket>) => {
    setSum({ of, told: await call('/api/v2/mch/freight/calculate', { ...of, ...given }) })
  })
  const calculate = () => {
    if (rules && basket) void asking.run(rules, basket)
  }
  const type = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  return { typed, type, basket, sum, asking, calculate }
}

export function Calculator({ rules, places }: { rules: Rules | undefined; places: Places }) {
  const { t } = useTexts('merchantsmerchant')
  const { typed, type, basket, sum, asking, calculate } = useCalculator(rules)
  return (
    <section>
      <Sec title={t('freight.calculator')} />
      <form
        className="freight-calculator"
        onSubmit={(event) => {
          event.preventDefault()
          calculate()
        }}
      >
        <PlaceField to={typed.to} places={places} onChoose={(to) => type({ to })} />
        <TypedField
          label={t('freight.pieces')}
          fault={basket ? undefined : t('freight.notNumber')}
          inputMode="numeric"
          value={typed.quantity}
          onType={(quantity) => type({ quantity })}
        />
        {rules && rules.chargedBy !== 'piece' && <EachField by={rules.chargedBy} typed={typed} onType={type} />}
        <TypedField
          label={t('freight.amount')}
          inputMode="decimal"
          prefix="¥"
          value={typed.amount}
          onType={(amount) => type({ amount })}
        />
        <Button htmlType="submit" disabled={!rules} aria-busy={asking.busy}>
          {t('freight.calculate')}
        </Button>
      </form>
      {asking.fault && <Fault fault={asking.fault} />}
      <div role="status">{sum && <Arithmetic of={sum.of} sum={sum.told} places={places} />}</div>
    </section>
  )
}

interface PlaceProps {
  to: string
  places: Places
  onChoose: (to: string) => void
}
function PlaceField({ to, places, onChoose }: PlaceProps) {
  const { t } = useTexts('merchantsmerchant')
  const select = useId()
  const options = (of: Places['countries']) =>
    of.map(({ area, name }) => (
      <option key={area} value={area}>
        {name}
      </option>
    ))
  return (
    <div className="field">
      <label htmlFor={select}>{t('freight.to')}</label>
      <select id={select} className="place" value={to} onChange={(e) => onChoose(e.target.value)}>
        <optgroup label={t('freight.china')}>{options(places.provinces)}</optgroup>
        <optgroup label={t('freight.abroad')}>{options(places.countries)}</optgroup>
      </select>
    </div>
  )
}
interface TypedProps extends Pick<InputProps, 'inputMode' | 'prefix' | 'suffix'> {
  label: string
  fault?: string | undefined
  value: string
  onType: (text: string) => void
}
function TypedField({ label, fault, value, onType, ...rest }: TypedProps) {
  return (
    <Field label={label} fault={fault}>
      {(own) => <Input {...own} {...rest} value={value} onChange={(e) => onType(e.target.value)} />}
    </Field>
  )
}
interface EachProps {
  by: Exclude<Charging, 'piece'>
  typed: Typed
  onType: (part: Partial<Typed>) => void
}
/** How heavy or how large one piece is. */
function EachField({ by, typed, onType }: EachProps) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <TypedField
      key={by}
      label={t(`freight.${by}Each`)}
      inputMode="decimal"
      suffix={t(`freight.unit.${by}`)}
      value={typed[by]}
      onType={(text) => onType({ [by]: text })}
    />
  )
}

function Arithmetic({ of, sum, places }: { of: Rules; sum: Sum; places: Places }) {
  const { t } = useTexts('merchantsmerchant')
  const { money } = useFormat()
  const place = sum.area === null ? '' : places.nameOf(sum.area)
  if (!sum.deliverable)
    return <p className="note bad">{sum.area === null ? t('freight.noRow') : t('freight.leftOut', { place })}</p>
  const row = of.rows.find(({ areas }) => areas.includes(sum.area!))!
  const unit = t(`freight.unit.${of.chargedBy}`)
  const units = (n: number) => `${unitsText(n, of.chargedBy)} ${unit}`
  return (
    <div className="freight-sum">
      <p>
        <Money fen={sum.freight} big />
      </p>
      <p className="small">
        {t('freight.ruled', { place })}{' '}
        {sum.free === 'amount' && t('freight.freeAmount', { sum: money(row.freeFromAmount ?? 0) })}
        {sum.free === 'count' && t('freight.freeCount', { n: row.freeFromCount ?? 0 })}
        {!sum.free &&
          t(sum.steps > 0 ? 'freight.withSteps' : 'freight.firstOnly', {
            units: units(sum.units),
            first: units(row.firstUnits),
            firstFee: money(row.firstFee),
            steps: sum.steps,
            next: units(row.nextUnits),
            nextFee: money(row.nextFee),
          })}
      </p>
    </div>
  )
}
