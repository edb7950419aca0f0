// The filters of a list: a plain GET form with the facets and their counts. With scripts each change applies at once; without, a button does.
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/tick.tsx'
import { useLang } from '#ui/lang.tsx'
import { numberText } from '#ui/number-text.ts'
import type { GoodsPage, ListData } from './list-data.ts'
import { bare, type AddressOf, type ListQuery, type Service } from './list-query.ts'

type Facets = NonNullable<GoodsPage['facets']>
const fewBoxes = 6
const fewGroups = 4

export const hasFilters = ({ facets, total }: GoodsPage): boolean => facets !== undefined && total > 1

/** Filters that are on and have no box of their own here: they must not get lost when another changes. */
function unseen(query: ListQuery, facets: Facets | undefined): [string, string][] {
  const brands = query.brands.filter((id) => !facets || facets.brands.length < 2 || !facets.brands.some((b) => b.id === id))
  const attributes = query.attributes.filter((q) => !facets?.attributes.some((a) => a.key === q.key && a.values.some((v) => v.value === q.value)))
  const services = query.services.filter((s) => !facets?.services.some((f) => f.code === s && f.count > 0))
  return [
    ...brands.map((id): [string, string] => ['brand', String(id)]),
    ...attributes.map((a): [string, string] => ['attr', `${a.key}:${a.value}`]),
    ...services.map((s): [string, string] => ['serv', s]),
    ...(query.condition ? [['cond', query.condition] as [string, string]] : []),
  ]
}

export function Filters({ list, addressOf, place }: { list: ListData; addressOf: AddressOf; place: 'side' | 'sheet' }) {
  const { t } = useTranslation('catalog')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { query, page } = list
  const { facets } = page
  const [path = '', rest = ''] = addressOf({ ...bare(query), sort: query.sort }).split('?')
  const apply = () => form.current && void submit(trimmed(form.current), { method: 'get', action: path, preventScrollReset: true, replace: true })
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
      {facets && <Groups facets={facets} query={query} apply={apply} />}
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
  const said = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))
  return new URLSearchParams(said)
}

function Groups({ facets, query, apply }: { facets: Facets; query: ListQuery; apply: () => void }) {
  const { t } = useTranslation('catalog')
  const savings = [
    { value: 'onSale', label: t('list.onSale'), count: facets.discount.onSale },
    { value: 'member', label: t('list.memberPrice'), count: facets.discount.member },
  ].filter((s) => s.count > 0 || s.value === query.discount)
  const rare = facets.attributes.slice(fewGroups)
  const services = facets.services.filter((s) => s.count > 0 && isService(s.code))
  return (
    <>
      {facets.brands.length > 1 && (
        <Group title={t('list.brand')}>
          <Folded
            more={t('list.more')}
            boxes={facets.brands.map((b) => {
              const on = query.brands.includes(b.id)
              return { on, box: <Box key={b.id} name="brand" value={String(b.id)} label={b.name} count={b.count} on={on} apply={apply} /> }
            })}
          />
        </Group>
      )}
      <Group title={t('list.price')}>
        <PriceRange key={`${query.min} ${query.max}`} query={query} apply={apply} />
      </Group>
      {facets.attributes.slice(0, fewGroups).map((a) => (
        <AttributeGroup key={a.key} attribute={a} query={query} apply={apply} />
      ))}
      {savings.length > 0 && (
        <Group title={t('list.savings')}>
          {savings.map((s) => (
            <Box key={s.value} name="off" value={s.value} label={s.label} count={s.count} on={query.discount === s.value} apply={apply} single />
          ))}
        </Group>
      )}
      {services.length > 0 && (
        <Group title={t('list.service')}>
          {services.map((s) => (
            <Box key={s.code} name="serv" value={s.code} label={t(`list.${s.code as Service}`)} count={s.count} on={query.services.includes(s.code as Service)} apply={apply} />
          ))}
        </Group>
      )}
      {rare.length > 0 && (
        <details className="list-more-groups" open={rare.some((a) => query.attributes.some((q) => q.key === a.key))}>
          <summary>{t('list.moreFilters')}</summary>
          {rare.map((a) => (
            <AttributeGroup key={a.key} attribute={a} query={query} apply={apply} />
          ))}
        </details>
      )}
    </>
  )
}
function AttributeGroup({ attribute: { key, name, values }, query, apply }: { attribute: Facets['attributes'][number]; query: ListQuery; apply: () => void }) {
  const { t } = useTranslation('catalog')
  const boxes = values.map((v) => {
    const on = query.attributes.some((q) => q.key === key && q.value === v.value)
    return { on, box: <Box key={v.value} name="attr" value={`${key}:${v.value}`} label={v.name} count={v.count} on={on} apply={apply} /> }
  })
  return (
    <Group title={name}>
      <Folded more={t('list.more')} boxes={boxes} />
    </Group>
  )
}
const isService = (code: string): code is Service => ['freeFreight', 'inStock', 'return7', 'invoice'].includes(code)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
)

interface BoxProps {
  name: string
  value: string
  label: string
  count: number
  on: boolean
  apply: () => void
  /** only one of its name can be on */
  single?: boolean
}
function Box({ name, value, label, count, on, apply, single = false }: BoxProps) {
  const lang = useLang()
  const [ticked, setTicked] = useState({ on, now: on }) // at once on the screen; the address follows
  if (ticked.on !== on) setTicked({ on, now: on })
  return (
    <Tick
      name={name}
      value={value}
      label={label}
      count={numberText(count, lang)}
      checked={ticked.now}
      onChange={(event) => {
        setTicked({ on, now: event.currentTarget.checked })
        if (single && event.currentTarget.checked)
          for (const other of event.currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) if (other !== event.currentTarget) other.checked = false
        apply()
      }}
    />
  )
}

/** The first few boxes; the others fold away, unless one of them is on. */
function Folded({ boxes, more }: { boxes: readonly { on: boolean; box: ReactNode }[]; more: string }) {
  const rest = boxes.slice(fewBoxes)
  return (
    <>
      {boxes.slice(0, fewBoxes).map((b) => b.box)}
      {rest.length > 0 && (
        <details open={rest.some((b) => b.on)}>
          <summary className="list-more-boxes">{more}</summary>
          {rest.map((b) => b.box)}
        </details>
      )}
    </>
  )
}

function PriceRange({ query, apply }: { query: ListQuery; apply: () => void }) {
  const { t } = useTranslation('catalog')
  const field = (name: 'min' | 'max', label: string) => {
    const now = query[name]
    return (
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={8}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        defaultValue={now === undefined ? '' : String(now / 100)}
        onBlur={(event) => event.currentTarget.value !== event.currentTarget.defaultValue && apply()}
      />
    )
  }
  return (
    <div className="list-range">
      {field('min', t('list.priceMin'))}
      <span aria-hidden="true">–</span>
      {field('max', t('list.priceMax'))}
    </div>
  )
}
