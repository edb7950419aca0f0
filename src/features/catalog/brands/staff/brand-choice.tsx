// One of the brands that are there, found by its name.
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Alike } from './alike.tsx'
import { pick } from '#kernel/text/language.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  label: string
  /** offered before anything is typed */
  first: readonly Alike[]
  but?: number
  value: number | undefined
  fault?: string | undefined
  onChoose: (id: number | undefined) => void
}
export function BrandChoice({ label, first, but, value, fault, onChoose }: Props) {
  const { t } = useTexts('brandsstaff')
  const { lang, number } = useFormat()
  const [typed, type] = useState('')
  const keyword = useDeferredValue(typed.trim().slice(0, 60))
  const found = useAsked('/api/v2/admin/brand/page', { size: 20, ...(keyword && { keyword }) }).data?.records ?? []
  const known = found.map(({ id, name, goods }) => ({ id, name: pick(name, lang), goods }))
  const all = [...(keyword ? [] : first), ...known].filter(({ id }) => id !== but)
  const options = [...new Map(all.map((one) => [one.id, one])).values()].map(({ id, name, goods }) => ({
    value: id,
    label: `${name} · ${t('goods', { count: goods, n: number(goods) })}`,
  }))
  return (
    <Field label={label} fault={fault}>
      {(own) => (
        <Select<number>
          {...own}
          showSearch
          allowClear
          filterOption={false}
          value={value ?? null}
          placeholder={t('choose')}
          options={options}
          notFoundContent={t('notFound')}
          getPopupContainer={(at: HTMLElement) => at.closest<HTMLElement>('dialog') ?? document.body}
          onSearch={type}
          onChange={(id: number | null) => onChoose(id ?? undefined)}
        />
      )}
    </Field>
  )
}
