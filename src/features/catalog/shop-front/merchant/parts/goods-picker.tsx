// Goods of the shop picked by hand, in their order: found by a word, put in order by drag or by keys.
import { Input } from 'antd'
import { GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import './shop-desk.css'
import { useDragOrder } from '#features/platform/uploads/parts/use-drag-order.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface PickedGoods {
  id: number
  title: string
  picture: string | null
  onSale: boolean
}
interface Props {
  goods: readonly PickedGoods[]
  max: number
  onChange: (goods: readonly PickedGoods[]) => void
}
const shifted = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
export function GoodsPicker({ goods, max, onChange }: Props) {
  const move = (from: number, to: number) => {
    if (to >= 0 && to < goods.length) onChange(shifted(goods, from, to))
  }
  const [held, hold] = useState<number>()
  const { dragged, grip } = useDragOrder((_from, over) => {
    const from = goods.findIndex(({ id }) => id === held)
    if (from >= 0) move(from, over)
  })
  return (
    <div>
      <ul className="picked-goods" data-tiles>
        {goods.map((one, place) => (
          <li key={one.id} data-tile={place} className={dragged !== undefined && held === one.id ? 'dragged' : ''}>
            <span
              className="grip"
              onPointerDown={(event) => {
                hold(one.id)
                grip(place).onPointerDown(event)
              }}
            >
              <GripVertical className="i" size={15} />
            </span>
            <Picked
              goods={one}
              onMove={(by) => move(place, place + by)}
              onDrop={() => onChange(goods.filter((g) => g !== one))}
            />
          </li>
        ))}
      </ul>
      {goods.length < max && <Found taken={goods.map(({ id }) => id)} onPick={(one) => onChange([...goods, one])} />}
    </div>
  )
}
interface PickedProps {
  goods: PickedGoods
  onMove: (by: -1 | 1) => void
  onDrop: () => void
}
function Picked({ goods: { title, picture, onSale }, onMove, onDrop }: PickedProps) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <>
      <Pic of={picture} size={32} />
      <button
        type="button"
        className="plain-button grow cut"
        title={t('picker.keys')}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onMove(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        {title}
      </button>
      {!onSale && <span className="mark">{t('picker.off')}</span>}
      <button type="button" className="icon-button" aria-label={t('picker.drop', { title })} onClick={onDrop}>
        <Trash2 className="i" size={15} />
      </button>
    </>
  )
}
function Found({ taken, onPick }: { taken: readonly number[]; onPick: (goods: PickedGoods) => void }) {
  const { t } = useTexts('shopfrontmerchant')
  const [word, setWord] = useState('')
  const { data } = useAsked('/api/v2/mch/goods/page', {
    tab: 'onSale',
    size: 20,
    ...(word.trim() && { keyword: word.trim() }),
  })
  const found = (data?.records ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <div style={{ marginTop: 12 }}>
      <Input
        type="search"
        aria-label={t('picker.find')}
        placeholder={t('picker.find')}
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <ul className="goods-found">
        {found.map(({ id, title, picture }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick({ id, title, picture, onSale: true })}>
              <Pic of={picture} size={28} />
              <span className="cut">{title}</span>
            </button>
          </li>
        ))}
        {data && found.length === 0 && <li className="small muted">{t('picker.none')}</li>}
      </ul>
    </div>
  )
}
