// Where something leads: a place inside the shop, never an address.
import { Select } from 'antd'
import { useState } from 'react'
import { shopRooms } from '../limits.ts'
import type { Target } from '../shop-settings.ts'
import { usePlaces, withGone } from './places.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Kind = 'nowhere' | 'tab' | 'category' | 'collection' | 'product'
const kindOf = (to: Target | null): Kind => (to ? (Object.keys(to)[0] as Kind) : 'nowhere')
const idOf = (to: Target | null): number | null => {
  if (!to) return null
  if ('category' in to) return to.category
  return 'collection' in to ? to.collection : null
}
interface Props {
  to: Target | null
  onChange: (to: Target | null) => void
}
export function TargetField({ to, onChange }: Props) {
  const { t } = useTexts('composermerchant')
  const { categories, collections } = usePlaces()
  const [kind, setKind] = useState(() => kindOf(to))
  const choose = (next: Kind) => {
    setKind(next)
    onChange(next === 'tab' ? { tab: 'goods' } : null)
  }
  const kinds = ['nowhere', 'tab', 'category', 'collection', 'product'] as const
  const shown = kinds.filter(
    (one) =>
      one === kind ||
      (one === 'category' ? categories.length > 0 : one === 'collection' ? collections.length > 0 : true),
  )
  return (
    <>
      <Field label={t('field.to')}>
        {(own) => (
          <Select
            {...own}
            value={kind}
            options={shown.map((value) => ({ value, label: t(`target.${value}`) }))}
            onChange={choose}
          />
        )}
      </Field>
      {kind === 'tab' && (
        <Select
          aria-label={t('target.tab')}
          value={to && 'tab' in to ? to.tab : 'goods'}
          options={shopRooms.map((value) => ({ value, label: t(`room.${value}`) }))}
          onChange={(tab) => onChange({ tab })}
        />
      )}
      {(kind === 'category' || kind === 'collection') && (
        <OneOf
          label={t(`target.${kind}`)}
          choices={kind === 'category' ? categories : collections}
          value={idOf(to)}
          onChange={(id) => onChange(kind === 'category' ? { category: id } : { collection: id })}
        />
      )}
      {kind === 'product' && (
        <OneProduct value={to && 'product' in to ? to.product : null} onChange={(product) => onChange({ product })} />
      )}
    </>
  )
}
interface OneOfProps {
  label: string
  choices: readonly { value: number; label: string }[]
  value: number | null
  onChange: (id: number) => void
}
export function OneOf({ label, choices, value, onChange }: OneOfProps) {
  const { t } = useTexts('composermerchant')
  return (
    <Select
      aria-label={label}
      showSearch
      optionFilterProp="label"
      value={value}
      placeholder={t('choose')}
      options={withGone(choices, [value], t('gone'))}
      onChange={(id: number | null) => id !== null && onChange(id)}
    />
  )
}
/** Found by a word among all goods of the shop. */
function OneProduct({ value, onChange }: { value: number | null; onChange: (id: number) => void }) {
  const { t } = useTexts('composermerchant')
  const { goods, know } = usePlaces()
  const [word, setWord] = useState('')
  const { data } = useAsked('/api/v2/mch/goods/page', {
    tab: 'onSale',
    size: 20,
    ...(word.trim() && { keyword: word.trim().slice(0, 60) }),
  })
  const found = (data?.records ?? []).map(({ id, title, picture }) => ({ id, title, picture, onSale: true }))
  const known = value === null ? undefined : goods.get(value)
  const all = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found
  const choices = all.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      aria-label={t('target.product')}
      showSearch
      filterOption={false}
      onSearch={setWord}
      value={value}
      placeholder={t('findGoods')}
      options={data ? withGone(choices, [value], t('gone')) : choices}
      onChange={(id: number | null) => {
        const one = found.find((g) => g.id === id)
        if (one) know(one)
        if (id !== null) onChange(id)
      }}
    />
  )
}
