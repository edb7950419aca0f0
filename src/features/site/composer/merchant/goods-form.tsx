// A block of goods: picked by hand, of a collection, of an own category, the newest or those sold most.
import { InputNumber, Segmented, Select } from 'antd'
import { most } from '../limits.ts'
import type { Source } from '../shop-settings.ts'
import type { BlockOf } from './blocks.ts'
import { usePlaces } from './places.ts'
import { OneOf } from './target-field.tsx'
import { GoodsPicker, type PickedGoods } from '#features/catalog/shop-front/merchant/parts/goods-picker.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

type Settings = BlockOf<'goods'>['settings']
const sources = ['sales', 'newest', 'picked', 'collection', 'category'] as const
type Kind = (typeof sources)[number]
const kindOf = (source: Source): Kind => ('sort' in source ? source.sort : (Object.keys(source)[0] as Kind))
const begun: Record<Kind, Source> = {
  sales: { sort: 'sales' },
  newest: { sort: 'newest' },
  picked: { picked: [] },
  collection: { collection: null },
  category: { category: null },
}
interface Props {
  settings: Settings
  onChange: (settings: Settings) => void
}
export function GoodsForm({ settings, onChange }: Props) {
  const { t } = useTexts('composermerchant')
  const { title, source, size, look } = settings
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={most.title}
        onChange={(texts) => change({ title: texts })}
      />
      <Field label={t('field.source')}>
        {(own) => (
          <Select
            {...own}
            value={kindOf(source)}
            options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
            onChange={(kind: Kind) => change({ source: begun[kind] })}
          />
        )}
      </Field>
      <SourceFields source={source} onChange={(next) => change({ source: next })} />
      <div className="field">
        <span>{t('field.look')}</span>
        <Segmented
          block
          aria-label={t('field.look')}
          value={look}
          options={(['grid', 'large', 'rail'] as const).map((value) => ({ value, label: t(`look.${value}`) }))}
          onChange={(next) => change({ look: next })}
        />
      </div>
      <Field label={t('field.size')} help={t('sizeHelp', { max: most.picked })}>
        {(own) => (
          <InputNumber
            {...own}
            min={1}
            max={most.picked}
            precision={0}
            value={size}
            onChange={(n) => n !== null && change({ size: n })}
          />
        )}
      </Field>
    </>
  )
}
function SourceFields({ source, onChange }: { source: Source; onChange: (source: Source) => void }) {
  const { t } = useTexts('composermerchant')
  const { categories, collections, goods, know } = usePlaces()
  if ('sort' in source) return null
  if ('collection' in source)
    return (
      <OneOf
        label={t('source.collection')}
        choices={collections}
        value={source.collection}
        onChange={(collection) => onChange({ collection })}
      />
    )
  if ('category' in source)
    return (
      <OneOf
        label={t('source.category')}
        choices={categories}
        value={source.category}
        onChange={(category) => onChange({ category })}
      />
    )
  const picked = source.picked.map(
    (id): PickedGoods => goods.get(id) ?? { id, title: t('gone'), picture: null, onSale: false },
  )
  return (
    <GoodsPicker
      goods={picked}
      max={most.picked}
      onChange={(next) => {
        next.forEach(know)
        onChange({ picked: next.map(({ id }) => id) })
      }}
    />
  )
}
