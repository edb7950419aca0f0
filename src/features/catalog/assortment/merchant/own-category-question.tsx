// Goods put into own categories of the shop, or taken out of them.
import { Select } from 'antd'
import { useState } from 'react'
import type { ActProps } from './act-question.tsx'
import { useOwnCategories } from '#features/catalog/shop-front/merchant/parts/use-own-categories.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function OwnCategoryQuestion({ picked, onDone, onClose }: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  const options = useOwnCategories()
  const [into, setInto] = useState<number[]>([])
  const [outOf, setOutOf] = useState<number[]>([])
  const putting = useDoing(async () => {
    const productIds = picked.map(({ id }) => id)
    const { changed } = await call('/api/v2/mch/shop/category/put', {
      productIds,
      into,
      outOf,
      requestId: newRequestId(),
    })
    say(t('said', { count: changed }))
    onDone()
    onClose()
  })
  const choice = (label: string, value: number[], choose: (ids: number[]) => void, other: number[]) => (
    <Field label={label}>
      {(own) => (
        <Select
          {...own}
          mode="multiple"
          optionFilterProp="label"
          getPopupContainer={(from) => from.closest('dialog') ?? document.body}
          value={value}
          options={options.filter((o) => !other.includes(o.value))}
          placeholder={t(options.length === 0 ? 'own.none' : 'choose')}
          onChange={choose}
        />
      )}
    </Field>
  )
  return (
    <Question
      title={t('own.title', { count: picked.length })}
      verb={t('act.own')}
      suggested
      doing={putting}
      onDo={() => {
        if (into.length + outOf.length > 0) void putting.run()
      }}
      onClose={onClose}
    >
      {choice(t('own.into'), into, setInto, outOf)}
      {choice(t('own.outOf'), outOf, setOutOf, into)}
      <p className="small muted">{t('own.follows')}</p>
    </Question>
  )
}
