// Who changed what of a product from what, beside the list.
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import '#surfaces/console/desk/case.css'
import type { Goods } from './goods-desk.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Change = Output<'/api/v2/mch/goods/log'>['records'][number]
export default function HistoryDrawer({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const { t } = useTexts('assortmentmerchant')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Drawer
      open
      size={500}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={goods.title}
      onClose={onClose}
    >
      <h2 className="goods-history">{t('history.title')}</h2>
      <ol className="thread">
        {pages.map((after, at) => (
          <Piece
            key={after ?? ''}
            productId={goods.id}
            after={after}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </ol>
    </Drawer>
  )
}
interface PieceProps {
  productId: number
  after: string | undefined
  onMore: ((next: string) => void) | undefined
}
function Piece({ productId, after, onMore }: PieceProps) {
  const { t } = useTexts('assortmentmerchant')
  const { data, fault } = useAsked('/api/v2/mch/goods/log', { productId, size: 20, ...(after && { after }) })
  if (!data) return <li>{fault ? <Fault fault={fault} /> : <Bones rows={3} />}</li>
  if (data.records.length === 0) return <li>{t('history.none')}</li>
  const { next } = data
  return (
    <>
      {data.records.map((change) => (
        <Line key={change.id} change={change} />
      ))}
      {next && onMore && (
        <li>
          <Button size="small" onClick={() => onMore(next)}>
            {t('history.more')}
          </Button>
        </li>
      )}
    </>
  )
}
const states = ['onSale', 'offShelf', 'bin'] as const
function Line({ change: { field, spec, before, after, by, note, at } }: { change: Change }) {
  const { t } = useTexts('assortmentmerchant')
  const { money } = useFormat()
  const word = (value: string | number | null): string => {
    if (value === null) return t('history.nothing')
    if (field === 'price' || field === 'listPrice') return money(Number(value))
    const state = states.find((one) => one === value)
    return state ? t(`state.${state}`) : String(value)
  }
  return (
    <li>
      <b>{t(`field.${field}`)}</b> {spec && <span className="muted">{spec}</span>}
      <Time at={at} />
      <br />
      {field !== 'copy' && t('history.fromTo', { from: word(before), to: word(after) })}{' '}
      <span className="muted">{by === null ? '' : t('history.by', { name: by })}</span>
      {note && <q>{note}</q>}
    </li>
  )
}
