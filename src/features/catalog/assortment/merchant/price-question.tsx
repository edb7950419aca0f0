// Prices of the goods that are picked by one rule; each old and new one is shown before anything is saved.
import { Input } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import '#surfaces/console/desk/case.css'
import { inParts, isRefused, loadSkus, type Result, type Sku } from './goods-desk.ts'
import type { ActProps } from './act-question.tsx'
import { moves, planned, type Planned } from './price-plan.ts'
import { nameOf, Preview } from './price-preview.tsx'
import { RuleFields, usePricing } from './price-rule.tsx'
import { Refused } from './refused.tsx'
import { call, CallFault } from '#surfaces/console/desk/call.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

function useSkus(productIds: readonly number[]) {
  const [held, hold] = useState<{ skus?: Sku[]; fault?: CallFault }>({})
  const key = productIds.join(',')
  useEffect(() => {
    const leaving = new AbortController()
    loadSkus({ productIds: key.split(',').map(Number) }, leaving.signal).then(
      ({ skus }) => hold({ skus }),
      (fault: unknown) => {
        if (leaving.signal.aborted) return
        if (!(fault instanceof CallFault)) throw fault
        hold({ fault })
      },
    )
    return () => leaving.abort()
  }, [key])
  return held
}
const save = (plan: readonly Planned[], note: string): Promise<Result[]> =>
  inParts(plan, (part, requestId) => {
    const rows = part.map(({ sku, price, listPrice }) => {
      return { skuId: sku.skuId, price: price!, listPrice, seen: { price: sku.price, listPrice: sku.listPrice } }
    })
    return call('/api/v2/mch/goods/price', { rows, note, requestId })
  })

export function PriceQuestion({ picked, onDone, onClose }: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  const { skus, fault } = useSkus(picked.map(({ id }) => id))
  const pricing = usePricing()
  const { rule, list } = pricing
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [results, setResults] = useState<readonly Result[]>()
  const plan = useMemo(() => (rule && skus ? skus.map((sku) => planned(sku, rule, list)) : []), [rule, skus, list])
  const moving = plan.filter(moves)
  const doing = useDoing(async () => {
    const told = await save(moving, note.trim())
    onDone()
    if (told.some(isRefused)) return setResults(told)
    say(t('price.said', { count: told.length }))
    return onClose()
  })
  const submit = () => {
    setTried(true)
    if (moving.length > 0) void doing.run()
  }
  const title = t('price.title', { count: picked.length })
  if (results) {
    const names = new Map(skus?.map((sku) => [sku.skuId, nameOf(sku)]))
    const refused = results.filter(isRefused).map((row) => ({ ...row, name: names.get(row.id) ?? '' }))
    return (
      <Question title={title} verb={t('seen')} suggested doing={doing} onDo={onClose} onClose={onClose}>
        <Refused rows={refused} done={results.length - refused.length} />
      </Question>
    )
  }
  return (
    <Question
      title={title}
      verb={moving.length > 0 ? t('price.verb', { count: moving.length }) : t('price.open')}
      suggested
      doing={doing}
      onDo={submit}
      onClose={onClose}
    >
      <RuleFields pricing={pricing} tried={tried} />
      {fault ? <Fault fault={fault} /> : skus ? <Preview plan={plan} /> : <Bones rows={2} />}
      <Field label={t('note')} help={t('noteHelp')}>
        {(own) => <Input {...own} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />}
      </Field>
    </Question>
  )
}
