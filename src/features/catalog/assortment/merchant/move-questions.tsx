// Another freight template, another category.
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { ActQuestion, type ActProps } from './act-question.tsx'
import type { Choices } from './goods-desk.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function FreightQuestion({ choices, ...props }: ActProps & { choices: Choices | undefined }) {
  const { t } = useTexts('assortmentmerchant')
  const [id, choose] = useState(0)
  const label = useId()
  const options = choices?.freightTemplates ?? []
  return (
    <ActQuestion
      {...props}
      title={t('freight.title', { count: props.picked.length })}
      verb={t('act.freight')}
      follows={t('freight.follows')}
      suggested
      lacking={id === 0}
      act={(note) => {
        const rows = props.picked.map((product) => ({ id: product.id, seen: product.freightTemplate.id }))
        return call('/api/v2/mch/goods/freight', { freightTemplateId: id, rows, note, requestId: newRequestId() })
      }}
    >
      <div className="field">
        <label htmlFor={label}>{t('freight.label')}</label>
        <select id={label} className="place" value={id} onChange={(e) => choose(Number(e.target.value))}>
          <option value={0}>{t('choose')}</option>
          {options.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
    </ActQuestion>
  )
}

type Category = Output<'/api/v2/mch/goods/draft/choices'>['categories'][number]
/** The last ones of the tree that are open to the shop, each with what stands above it, below its department. */
function leavesOf(tree: readonly Category[]) {
  const known = new Map(tree.map((one) => [one.id, one]))
  const parents = new Set(tree.map(({ parentId }) => parentId))
  const wayOf = (one: Category): Category[] => {
    const above = one.parentId === null ? undefined : known.get(one.parentId)
    return above ? [...wayOf(above), one] : [one]
  }
  const leaves = tree.filter(({ id, open }) => open && !parents.has(id)).map((leaf) => ({ leaf, way: wayOf(leaf) }))
  return [...Map.groupBy(leaves, ({ way }) => way[0]!.name)]
}
export function CategoryQuestion(props: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  const looked = useAsked('/api/v2/mch/goods/review/state', {}).data?.changes
  const tree = useAsked('/api/v2/mch/goods/draft/choices', {}).data?.categories ?? []
  const [id, choose] = useState(0)
  const label = useId()
  const waiting = looked
    ? props.picked.filter(({ unreviewed, category }) => !unreviewed && category.id !== id).length
    : 0
  return (
    <ActQuestion
      {...props}
      title={t('category.title', { count: props.picked.length })}
      verb={t('act.category')}
      follows={t('category.follows')}
      suggested
      lacking={id === 0}
      act={(note) => {
        const rows = props.picked.map((product) => ({ id: product.id, seen: product.category.id }))
        return call('/api/v2/mch/goods/category', { categoryId: id, rows, note, requestId: newRequestId() })
      }}
    >
      {waiting > 0 && <p className="note">{t('waits.category', { count: waiting })}</p>}
      <div className="field">
        <label htmlFor={label}>{t('category.label')}</label>
        <select id={label} className="place" value={id} onChange={(e) => choose(Number(e.target.value))}>
          <option value={0}>{t('choose')}</option>
          {leavesOf(tree).map(([department, leaves]) => (
            <optgroup key={department} label={department}>
              {leaves.map(({ leaf, way }) => (
                <option key={leaf.id} value={leaf.id}>
                  {way
                    .slice(1)
                    .map(({ name }) => name)
                    .join(' › ') || leaf.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </ActQuestion>
  )
}
