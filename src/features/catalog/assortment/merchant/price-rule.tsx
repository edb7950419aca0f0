// The rule by which prices change: which way, by how much, how it is rounded, what becomes of the list price.
import { Input } from 'antd'
import { useId, useMemo, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { endings, type Ending, type Rule } from '../rounding.ts'
import { listRules, type ListRule } from './price-plan.ts'
import { basisPointsOf, fenOf, priceOf } from './typed.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

const ways = ['down', 'up', 'less', 'more', 'set'] as const
type Way = (typeof ways)[number]
function ruleOf(way: Way, text: string, ending: Ending): Rule | undefined {
  if (way === 'down' || way === 'up') {
    const basisPoints = basisPointsOf(text)
    if (basisPoints === undefined || basisPoints === 0) return undefined
    return { kind: 'percent', basisPoints: way === 'down' ? -basisPoints : basisPoints, ending }
  }
  if (way === 'set') {
    const fen = priceOf(text)
    return fen === undefined ? undefined : { kind: 'set', fen }
  }
  const fen = fenOf(text)
  return fen === undefined || fen === 0 ? undefined : { kind: 'by', fen: way === 'less' ? -fen : fen }
}

/** What is chosen of the rule; the rule itself once it is one. */
export function usePricing() {
  const [way, setWay] = useState<Way>('down')
  const [text, setText] = useState('')
  const [ending, setEnding] = useState<Ending>('none')
  const [list, setList] = useState<ListRule>('keep')
  const rule = useMemo(() => ruleOf(way, text, ending), [way, text, ending])
  return { way, setWay, text, setText, ending, setEnding, list, setList, rule }
}

export function RuleFields({ pricing, tried }: { pricing: ReturnType<typeof usePricing>; tried: boolean }) {
  const { t } = useTexts('assortmentmerchant')
  const { way, setWay, text, setText, ending, setEnding, list, setList, rule } = pricing
  const byPercent = way === 'down' || way === 'up'
  return (
    <div className="goods-rule">
      <Choice label={t('price.way')} value={way} options={ways} wordOf={(one) => t(`price.${one}`)} onTake={setWay} />
      <Field
        label={byPercent ? t('price.percent') : t('price.sum')}
        fault={tried && !rule ? t(byPercent ? 'price.notPercent' : 'price.notSum') : undefined}
      >
        {(own) => <Input {...own} inputMode="decimal" value={text} onChange={(e) => setText(e.target.value)} />}
      </Field>
      {byPercent && (
        <Choice
          label={t('price.rounding')}
          value={ending}
          options={endings}
          wordOf={(one) => t(`ending.${one}`)}
          onTake={setEnding}
        />
      )}
      <Choice
        label={t('price.list')}
        value={list}
        options={listRules}
        wordOf={(one) => t(`list.${one}`)}
        onTake={setList}
      />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly Value[]
  wordOf: (value: Value) => string
  onTake: (value: Value) => void
}
function Choice<Value extends string>({ label, value, options, wordOf, onTake }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="place" value={value} onChange={(e) => onTake(e.target.value as Value)}>
        {options.map((one) => (
          <option key={one} value={one}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
