// What a basket would cost to a place by the rules as they are typed, with the arithmetic in words.
import { Button, Input, type InputProps } from 'antd'
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { Basket, priceOf, type Picked } from './freight-basket.tsx'
import { fenOf, unitsOf, type Charging, type Rules } from './freight-draft.ts'
import type { Places } from './freight-places.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Sum = Output<'/api/v2/mch/freight/calculate'>
/** A line as it is typed; at first such a one as is often sent. */
const first = { to: 'CN-31', quantity: '1', weight: '0.5', volume: '1', amount: '' }
type Typed = typeof first
/** Without goods: so much of something. */
function byHand({ quantity, weight, volume }: Typed) {
  const pieces = unitsOf(quantity, 'piece')
  if (!pieces) return undefined
  return [{ quantity: pieces, weight: unitsOf(weight, 'weight') ?? 0, volume: unitsOf(volume, 'volume') ?? 0 }]
}
/** Undefined where a number of pieces is none. */
function ofGoods(picked: readonly Picked[]) {
  const lines = picked.map(({ sku: { weight, volume }, quantity }) => {
    return { quantity: unitsOf(quantity, 'piece') ?? 0, weight, volume }
  })
  return lines.every(({ quantity }) => quantity > 0) ? lines : undefined
}
/** Undefined where a number of pieces or the sum is none. */
function basketOf(typed: Typed, picked: readonly Picked[]) {
  const lines = picked.length > 0 ? ofGoods(picked) : byHand(typed)
  const amount = typed.amount.trim() === '' ? priceOf(picked) : fenOf(typed.amount)
  if (!lines || amount === undefined) return undefined
  const [country = 'CN', stateCode] = typed.to.split('-')
  return { country, ...(stateCode && { stateCode }), lines, amount }
}
function useCalculator(rules: Rules | undefined) {
  const [typed, setTyped] = useState(first)
  const [picked, pick] = useState<readonly Picked[]>([])
  const [sum, setSum] = useState<{ of: Rules; told: Sum }>()
  const basket = basketOf(typed, picked)
  const asking = useDoing(async (of: Rules, given: NonNullable<typeof basket>) => {
    setSum({ of, told: await call('/api/v2/mch/freight/calculate', { ...of, ...given }) })
  })
  const calculate = () => {
    if (rules && basket) void asking.run(rules, basket)
  }
  const type = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  return { typed, type, picked, pick, basket, sum, asking, calculate }
}

interface Props {
  rules: Rules | undefined
  /** as it is chosen, also while the rules cannot be so */
  by: Charging
  places: Places
}
export function Calculator({ rules, by, places }: Props) {
  const { t } = useTexts('merchantsmerchant')
  const findsGoods = useMember().may('goods.read')
  const { typed, type, picked, pick, basket, sum, asking, calculate } = useCalculator(rules)
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
        {findsGoods && <Basket by={by} picked={picked} onChange={pick} />}
        {picked.length === 0 && <HandFields by={by} typed={typed} onType={type} />}
        <AmountField typed={typed} picked={picked} onType={type} />
        <Button htmlType="submit" disabled={!rules || !basket} aria-busy={asking.busy}>
          {t('freight.calculate')}
        </Button>
      </form>
      {asking.fault && <Fault fault={asking.fault} />}
      <div role="status">{sum && <Arithmetic of={sum.of} sum={sum.told} places={places} />}</div>
    </section>
  )
}

interface TypingProps {
  typed: Typed
  onType: (part: Partial<Typed>) => void
}
function HandFields({ by, typed, onType }: TypingProps & { by: Charging }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <>
      <TypedField
        label={t('freight.pieces')}
        fault={unitsOf(typed.quantity, 'piece') ? undefined : t('freight.notNumber')}
        inputMode="numeric"
        value={typed.quantity}
        onType={(quantity) => onType({ quantity })}
      />
      {by !== 'piece' && <EachField by={by} typed={typed} onType={onType} />}
    </>
  )
}
/** Left blank it is what the goods cost. */
function AmountField({ typed, picked, onType }: TypingProps & { picked: readonly Picked[] }) {
  const { t } = useTexts('merchantsmerchant')
  const { money } = useFormat()
  const wrong = typed.amount.trim() !== '' && fenOf(typed.amount) === undefined
  return (
    <TypedField
      label={t('freight.amount')}
      {...(picked.length > 0 && { help: t('freight.basket.amountHelp', { sum: money(priceOf(picked)) }) })}
      fault={wrong ? t('freight.notNumber') : undefined}
      inputMode="decimal"
      prefix="¥"
      value={typed.amount}
      onType={(amount) => onType({ amount })}
    />
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
  help?: string
  fault?: string | undefined
  value: string
  onType: (text: string) => void
}
function TypedField({ label, help, fault, value, onType, ...rest }: TypedProps) {
  return (
    <Field label={label} help={help} fault={fault}>
      {(own) => <Input {...own} {...rest} value={value} onChange={(e) => onType(e.target.value)} />}
    </Field>
  )
}
/** How heavy or how large one piece is. */
function EachField({ by, typed, onType }: TypingProps & { by: Exclude<Charging, 'piece'> }) {
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
  const { money, number } = useFormat()
  const place = sum.area === null ? '' : places.nameOf(sum.area)
  if (!sum.deliverable)
    return <p className="note bad">{sum.area === null ? t('freight.noRow') : t('freight.leftOut', { place })}</p>
  const row = of.rows.find(({ areas }) => areas.includes(sum.area!))!
  const unit = t(`freight.unit.${of.chargedBy}`)
  const units = (n: number) => `${number(of.chargedBy === 'piece' ? n : n / 1000)} ${unit}`
  return (
    <div className="freight-sum">
      <p>
        <Money fen={sum.freight} big />
      </p>
      <p className="small">{t('freight.ruled', { place })}</p>
      <p className="small">
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
