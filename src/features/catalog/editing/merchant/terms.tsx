// Where it stands, how it is sent, what is promised with it.
import { Checkbox, Input, Select } from 'antd'
import { memo, useMemo } from 'react'
import type { Content } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import { SaleTimes } from './sale-times.tsx'
import { Tongues, writes } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { MissingBrand } from '#features/catalog/brands/merchant/parts/missing-brand.tsx'
import type { Language } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type Choices = Output<'/api/v2/mch/goods/draft/choices'>
const searched = { showSearch: true, optionFilterProp: 'label' } as const

/**
 * "Home › Tea › Pots" of those that nothing stands below and that are open to the shop, and of where it stands; what
 * stands below one stands together.
 */
function categoryOptions({ categories }: Choices, stands: number | null, lang: Language) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const way = (id: number): string => {
    const { name, parentId } = byId.get(id)!
    return parentId === null ? name : `${way(parentId)} › ${name}`
  }
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const ordered = new Intl.Collator(lang)
  return categories
    .filter(({ id, open }) => !parents.has(id) && (open || id === stands))
    .map(({ id }) => ({ value: id, label: way(id) }))
    .toSorted((a, b) => ordered.compare(a.label, b.label))
}
interface KindProps extends Pick<Content, 'categoryId' | 'brandId'> {
  choices: Choices
  fault: FaultWords
  patch: Patch
}
export const Kind = memo(function Kind({ categoryId, brandId, choices, fault, patch }: KindProps) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const categories = useMemo(() => categoryOptions(choices, categoryId, lang), [choices, categoryId, lang])
  const brands = useMemo(() => choices.brands.map(({ id, name }) => ({ value: id, label: name })), [choices])
  return (
    <section id="kind">
      <Sec title={t('kind')} />
      <div className="rule editor-pair" id="at-categoryId">
        <Field label={t('field.categoryId')} fault={fault('categoryId')}>
          {(own) => (
            <Select
              {...own}
              {...searched}
              value={categoryId}
              options={categories}
              placeholder={t('choose')}
              onChange={(value) => patch((now) => ({ ...now, categoryId: value }))}
            />
          )}
        </Field>
        <Field label={t('field.brandId')} help={t('brandHelp')} fault={fault('brandId')}>
          {(own) => (
            <Select
              {...own}
              {...searched}
              allowClear
              value={brandId}
              options={brands}
              placeholder={t('noBrand')}
              onChange={(value) => patch((now) => ({ ...now, brandId: value ?? null }))}
            />
          )}
        </Field>
        <MissingBrand />
      </div>
    </section>
  )
})

interface DeliveryProps extends Pick<Content, 'freightTemplateId'> {
  choices: Choices
  fault: FaultWords
  patch: Patch
}
export const Delivery = memo(function Delivery({ freightTemplateId, choices, fault, patch }: DeliveryProps) {
  const { t } = useTexts('editingmerchant')
  return (
    <section id="delivery">
      <Sec title={t('delivery')} />
      <div className="rule editor-pair" id="at-freightTemplateId">
        <Field label={t('field.freightTemplateId')} help={t('freightHelp')} fault={fault('freightTemplateId')}>
          {(own) => (
            <Select
              {...own}
              value={freightTemplateId}
              placeholder={t('choose')}
              options={choices.templates.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => patch((now) => ({ ...now, freightTemplateId: value }))}
            />
          )}
        </Field>
      </div>
    </section>
  )
})

interface TermsProps
  extends
    Pick<Content, 'services' | 'condition' | 'conditionNote' | 'purchaseLimit' | 'unit' | 'onSale'>,
    Pick<Content, 'onSaleAt' | 'offSaleAt'> {
  /** it has a question that must be answered */
  asks: boolean
  choices: Choices
  fault: FaultWords
  patch: Patch
}
export const Terms = memo(function Terms(props: TermsProps) {
  const { services, asks, condition, conditionNote, purchaseLimit, onSale, onSaleAt, offSaleAt, fault, patch } = props
  const { unit, choices } = props
  const { t } = useTexts('editingmerchant')
  const note = useMemo(() => writes(patch, 'conditionNote'), [patch])
  return (
    <section id="terms">
      <Sec title={t('terms')} />
      <div className="rule editor-terms">
        <Services services={services} asks={asks} patch={patch} />
        <div className="editor-pair">
          <Condition condition={condition} patch={patch} />
          <PurchaseLimit purchaseLimit={purchaseLimit} patch={patch} />
          <SoldBy {...{ unit, choices, fault, patch }} />
        </div>
        {condition === 'used' && (
          <Tongues
            id="conditionNote"
            label={t('field.conditionNote')}
            texts={conditionNote}
            max={300}
            rows={2}
            fault={fault('conditionNote')}
            onChange={note}
          />
        )}
        <Checkbox checked={onSale} onChange={({ target }) => patch((now) => ({ ...now, onSale: target.checked }))}>
          {t('field.onSale')}
        </Checkbox>
        <p className="small muted">{t('onSaleHelp')}</p>
        {onSale && <SaleTimes {...{ onSaleAt, offSaleAt, fault, patch }} />}
      </div>
    </section>
  )
})

/** The promises that product pages have words for. */
const promises = ['return7', 'invoice', 'repair', 'fragileCover', 'fresh', 'freeFreight'] as const
function Services({ services, asks, patch }: Pick<TermsProps, 'services' | 'asks' | 'patch'>) {
  const { t } = useTexts('editingmerchant')
  const { t: shop } = useTexts('products')
  const shown = [...new Set([...promises, ...services])]
  const nameOf = (service: string) => {
    const known = promises.find((one) => one === service)
    return known ? shop(`goods.service.${known}`) : service
  }
  const set = (service: string, promised: boolean) =>
    patch((now) => ({
      ...now,
      services: promised ? [...now.services, service] : now.services.filter((s) => s !== service),
    }))
  return (
    <fieldset className="row wrap">
      <legend className="small muted">{t('field.services')}</legend>
      {shown.map((service) => (
        <Checkbox
          key={service}
          // what is made for one person is not taken back without a reason
          disabled={asks && service === 'return7'}
          checked={services.includes(service) && !(asks && service === 'return7')}
          onChange={({ target }) => set(service, target.checked)}
        >
          {nameOf(service)}
        </Checkbox>
      ))}
      {asks && <span className="small muted">{t('return7Off')}</span>}
    </fieldset>
  )
}
function Condition({ condition, patch }: Pick<TermsProps, 'condition' | 'patch'>) {
  const { t } = useTexts('editingmerchant')
  return (
    <Field label={t('field.condition')}>
      {(own) => (
        <Select
          {...own}
          value={condition}
          options={(['new', 'used'] as const).map((value) => ({ value, label: t(`condition.${value}`) }))}
          onChange={(value) => patch((now) => ({ ...now, condition: value }))}
        />
      )}
    </Field>
  )
}
function PurchaseLimit({ purchaseLimit, patch }: Pick<TermsProps, 'purchaseLimit' | 'patch'>) {
  const { t } = useTexts('editingmerchant')
  return (
    <Field label={t('field.purchaseLimit')} help={t('limitHelp')}>
      {(own) => (
        <Input
          {...own}
          inputMode="numeric"
          value={purchaseLimit ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4)
            patch((now) => ({ ...now, purchaseLimit: Number(digits) || null }))
          }}
        />
      )}
    </Field>
  )
}
function SoldBy({ unit = '', choices, fault, patch }: Pick<TermsProps, 'unit' | 'choices' | 'fault' | 'patch'>) {
  const { t } = useTexts('editingmerchant')
  const offered = choices.units.filter(({ code, open }) => open || code === unit)
  return (
    <Field label={t('field.unit')} help={t('unitHelp')} fault={fault('unit')}>
      {(own) => (
        <Select
          {...own}
          {...searched}
          value={unit}
          options={[
            { value: '', label: t('piece') },
            ...offered.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(value) => patch((now) => ({ ...now, unit: value }))}
        />
      )}
    </Field>
  )
}
