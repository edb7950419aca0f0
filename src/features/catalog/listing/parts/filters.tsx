// The filters of a list: a plain GET form with the facets and their counts.
// With scripts each change applies at once; without, a button does.
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import './filters.css'
import { Button } from '#ui/controls/button.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { AttributeGroup, Box, Group, NamesGroup } from './filter-boxes.tsx'
import { PriceRange, PriceSteps } from './filter-price.tsx'
import type { Facets, GoodsPage, ListData } from './list-data.ts'
import { bare, priceSteps, type AddressOf, type ListQuery, type Service } from './list-query.ts'

const fewGroups = 4
/** A list that one sees at a glance needs no filters. */
const fewGoods = 5

export const hasFilters = ({ facets, total }: GoodsPage): boolean => facets !== undefined && total > fewGoods

/** Filters that are on and have no box of their own here: they must not get lost when another changes. */
function unseen(query: ListQuery, facets: Facets | undefined): [string, string][] {
  const brands = query.brands.filter(
    (id) => !facets || facets.brands.length < 2 || !facets.brands.some((b) => b.id === id),
  )
  const merchants = query.merchants.filter(
    (id) => !facets || facets.merchants.length < 2 || !facets.merchants.some((m) => m.id === id),
  )
  const attributes = query.attributes.filter(
    (q) => !facets?.attributes.some((a) => a.key === q.key && a.values.some((v) => v.value === q.value)),
  )
  const services = query.services.filter((s) => !facets?.services.some((f) => f.code === s && f.count > 0))
  return [
    ...merchants.map((id): [string, string] => ['merchant', String(id)]),
    ...brands.map((id): [string, string] => ['brand', String(id)]),
    ...attributes.map((a): [string, string] => ['attr', `${a.key}:${a.value}`]),
    ...services.map((s): [string, string] => ['serv', s]),
    ...(query.condition ? [['cond', query.condition] as [string, string]] : []),
  ]
}

export function Filters({ list, addressOf, place }: { list: ListData; addressOf: AddressOf; place: 'side' | 'sheet' }) {
  const { t } = useTexts('listing')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { query, page } = list
  const { facets } = page
  const [path = '', rest = ''] = addressOf({ ...bare(query), sort: query.sort }).split('?')
  const apply = () =>
    form.current &&
    void submit(trimmed(form.current), { method: 'get', action: path, preventScrollReset: true, replace: true })
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      preventScrollReset
      replace
      className={`list-filters list-filters-${place}`}
      aria-label={t('list.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {[...new URLSearchParams(rest), ...unseen(query, facets)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {facets && <Groups facets={facets} query={query} apply={apply} addressOf={addressOf} />}
      <noscript>
        <Button kind="second" size="sm" type="submit" wide>
          {t('list.apply')}
        </Button>
      </noscript>
    </Form>
  )
}
/** What the form says, without its empty fields. */
function trimmed(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(said)
}

interface GroupProps {
  facets: Facets
  query: ListQuery
  apply: () => void
}
function Groups({ addressOf, ...group }: GroupProps & { addressOf: AddressOf }) {
  const { t } = useTexts('listing')
  const { facets, query, apply } = group
  const isOn = (a: Facets['attributes'][number]) => query.attributes.some((q) => q.key === a.key)
  const attributes = facets.attributes.filter((a) => isTelling(a) || isOn(a))
  const rare = attributes.slice(fewGroups)
  return (
    <>
      <Names {...group} />
      <Group title={t('list.price')}>
        <PriceRange key={`${query.min} ${query.max}`} query={query} apply={apply} />
        <PriceSteps steps={priceSteps(facets.price)} query={query} addressOf={addressOf} />
      </Group>
      {attributes.slice(0, fewGroups).map((a) => (
        <AttributeGroup key={a.key} attribute={a} query={query} apply={apply} />
      ))}
      <Savings {...group} />
      <Services {...group} />
      {rare.length > 0 && (
        <details className="list-more-groups" open={rare.some(isOn)}>
          <summary>{t('list.moreFilters')}</summary>
          {rare.map((a) => (
            <AttributeGroup key={a.key} attribute={a} query={query} apply={apply} />
          ))}
        </details>
      )}
    </>
  )
}

/** Merchants and brands, where there is a choice of them. */
function Names({ facets: { merchants, brands }, query, apply }: GroupProps) {
  const { t } = useTexts('listing')
  return (
    <>
      {merchants.length > 1 && (
        <NamesGroup title={t('list.merchant')} name="merchant" names={merchants} on={query.merchants} apply={apply} />
      )}
      {brands.length > 1 && (
        <NamesGroup
          title={t('list.brand')}
          name="brand"
          names={brands}
          on={query.brands}
          apply={apply}
          find={t('list.findBrand')}
        />
      )}
    </>
  )
}

function Savings({ facets: { discount }, query, apply }: GroupProps) {
  const { t } = useTexts('listing')
  const savings = [
    { value: 'onSale', label: t('list.onSale'), count: discount.onSale },
    { value: 'member', label: t('list.memberPrice'), count: discount.member },
  ].filter((s) => s.count > 0 || s.value === query.discount)
  if (savings.length === 0) return null
  return (
    <Group title={t('list.savings')}>
      {savings.map((s) => (
        <Box key={s.value} name="off" {...s} on={query.discount === s.value} apply={apply} single />
      ))}
    </Group>
  )
}

function Services({ facets, query, apply }: GroupProps) {
  const { t } = useTexts('listing')
  const offered = { pickup: useOffered('pickup'), invoice: useOffered('invoices') }
  const services = facets.services.flatMap(({ code, count }) =>
    count > 0 && isService(code) && (code in offered ? offered[code as 'pickup'] : true) ? [{ code, count }] : [],
  )
  if (services.length === 0) return null
  return (
    <Group title={t('list.service')}>
      {services.map(({ code, count }) => (
        <Box
          key={code}
          name="serv"
          value={code}
          label={t(`list.${code}`)}
          count={count}
          on={query.services.includes(code)}
          apply={apply}
        />
      ))}
    </Group>
  )
}
/** A facet that parts nothing (each value on one product) is no help. */
const isTelling = ({ values }: Facets['attributes'][number]): boolean => values.filter((v) => v.count > 1).length > 1

const isService = (code: string): code is Service =>
  ['freeFreight', 'inStock', 'pickup', 'return7', 'invoice'].includes(code)
