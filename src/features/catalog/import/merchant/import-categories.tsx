// Where goods belong whose words no category knows, said by hand, the most first.
import { TreeSelect } from 'antd'
import type { Import, Wish } from './import-desk.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  unplaced: NonNullable<Import['report']>['unplaced']
  wish: Wish
  onChange: (wish: Wish) => void
}
export function Categories({ unplaced, wish, onChange }: Props) {
  const { t } = useTexts('importmerchant')
  const { data } = useAsked('/api/v2/mch/goods/draft/choices', {})
  const tree = (data?.categories ?? []).map(({ id, parentId, name, open }) => ({
    id,
    disabled: !open,
    value: id,
    pId: parentId ?? 0,
    title: name,
  }))
  const chosen = new Map(wish.categories.map(({ word, categoryId }) => [word, categoryId]))
  const set = (word: string, categoryId: number | undefined) => {
    const others = wish.categories.filter((one) => one.word !== word)
    onChange({ ...wish, categories: categoryId === undefined ? others : [...others, { word, categoryId }] })
  }
  return (
    <section>
      <Sec title={t('unplaced')} note={t('unplacedNote')} />
      <table className="lines">
        <thead>
          <tr>
            <th>{t('word')}</th>
            <th className="n">{t('products')}</th>
            <th>{t('category')}</th>
          </tr>
        </thead>
        <tbody>
          {unplaced.map(({ word, products }) => (
            <Row key={word} {...{ word, products, tree }} value={chosen.get(word)} onChoose={(id) => set(word, id)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
interface RowProps {
  word: string
  products: number
  tree: { id: number; value: number; pId: number; title: string }[]
  value: number | undefined
  onChoose: (categoryId: number | undefined) => void
}
function Row({ word, products, tree, value, onChoose }: RowProps) {
  const { t } = useTexts('importmerchant')
  return (
    <tr>
      <td className="breaks">{word}</td>
      <td className="n">{products}</td>
      <td>
        <TreeSelect
          className="import-column"
          treeDataSimpleMode
          treeData={tree}
          showSearch
          allowClear
          treeNodeFilterProp="title"
          aria-label={t('categoryOf', { word })}
          placeholder={t('other')}
          value={value}
          onChange={(chosen: number | undefined) => onChoose(chosen)}
        />
      </td>
    </tr>
  )
}
