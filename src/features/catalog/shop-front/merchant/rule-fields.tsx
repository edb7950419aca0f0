// The rule of a collection: what fits is in it.
import { Checkbox, Input, Select } from 'antd'
import { ruleSorts } from '../limits.ts'
import { useOwnCategories } from './parts/use-own-categories.ts'
import { fenOf, type TypedRule } from './typed-collection.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  rule: TypedRule
  onChange: (rule: TypedRule) => void
}
export function RuleFields({ rule, onChange }: Props) {
  const { t } = useTexts('shopfrontmerchant')
  const change = (part: Partial<TypedRule>) => onChange({ ...rule, ...part })
  return (
    <>
      <Category id={rule.shopCategoryId} onChange={(shopCategoryId) => change({ shopCategoryId })} />
      <div className="pair">
        <Amount label={t('collections.priceMin')} text={rule.priceMin} onChange={(priceMin) => change({ priceMin })} />
        <Amount label={t('collections.priceMax')} text={rule.priceMax} onChange={(priceMax) => change({ priceMax })} />
        <Field label={t('collections.days')} help={t('collections.daysHelp')}>
          {(own) => (
            <Input
              {...own}
              inputMode="numeric"
              maxLength={3}
              value={rule.days}
              onChange={(event) => change({ days: event.target.value.replace(/\D/g, '') })}
            />
          )}
        </Field>
        <Field label={t('collections.sort')}>
          {(own) => (
            <Select
              {...own}
              value={rule.sort}
              options={ruleSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
              onChange={(sort) => change({ sort })}
            />
          )}
        </Field>
      </div>
      <Checkbox checked={rule.onSale} onChange={(event) => change({ onSale: event.target.checked })}>
        {t('collections.onSale')}
      </Checkbox>
    </>
  )
}
function Category({ id, onChange }: { id: number | undefined; onChange: (id: number | undefined) => void }) {
  const { t } = useTexts('shopfrontmerchant')
  const categories = useOwnCategories()
  return (
    <Field label={t('collections.category')}>
      {(own) => (
        <Select
          {...own}
          allowClear
          value={id ?? null}
          options={[...categories]}
          placeholder={t('collections.anyCategory')}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      )}
    </Field>
  )
}
function Amount({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <Field label={label} fault={fenOf(text) === null ? t('collections.noPrice') : undefined}>
      {(own) => (
        <Input
          {...own}
          inputMode="decimal"
          prefix="¥"
          maxLength={12}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
