// A product in the list: its columns, its lines on a phone, how it stands.
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { looks, standingOf, type Goods } from './goods-desk.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { goodsEditorPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** The way to its editor; what lies in the bin is restored first. */
export function GoodsName({ goods: { id, title, status } }: { goods: Goods }) {
  if (status === 'bin') return <b className="strong cut">{title}</b>
  return (
    <Link className="strong cut" to={goodsEditorPath(id)}>
      {title}
    </Link>
  )
}
export function GoodsState({ goods }: { goods: Goods }) {
  const { t } = useTexts('assortmentmerchant')
  const { when } = useFormat()
  const standing = standingOf(goods)
  const reason = goods.takenOff?.reason
  return (
    <span title={reason || undefined}>
      <State kind={looks[standing]}>
        {standing === 'bin' && goods.binUntil
          ? t('state.binUntil', { time: when(goods.binUntil) })
          : t(`state.${standing}`)}
      </State>
      <Planned goods={goods} />
      {standing === 'takenOff' && reason && <span className="muted"> {reason}</span>}
    </span>
  )
}
function Planned({ goods: { onSaleAt, offSaleAt } }: { goods: Goods }) {
  const { t } = useTexts('assortmentmerchant')
  const { when } = useFormat()
  const times = [
    ...(onSaleAt ? [t('plan.on', { time: when(onSaleAt) })] : []),
    ...(offSaleAt ? [t('plan.off', { time: when(offSaleAt) })] : []),
  ]
  return times.length > 0 && <span className="muted small"> {times.join(' · ')}</span>
}
export function Prices({ goods: { price, priceMax, listPrice } }: { goods: Goods }) {
  const { short } = useFormat()
  if (priceMax > price) return <span className="money">{`${short(price)} – ${short(priceMax)}`}</span>
  return (
    <>
      <Money fen={price} />
      {listPrice !== null && (
        <>
          {' '}
          <s className="muted small">{short(listPrice)}</s>
        </>
      )}
    </>
  )
}
/** What is free of what is counted; nothing where nobody counts any of it. */
const freeText = ({ free, uncounted }: Goods): string => (uncounted && free === 0 ? '–' : String(free))
const pieces = (goods: Goods) => <b className={goods.soldOut ? 'strong deal' : 'strong'}>{freeText(goods)}</b>

export function useColumnsOfGoods(menu: (goods: Goods) => ReactNode): Column<Goods>[] {
  const { t } = useTexts('assortmentmerchant')
  const { when, number } = useFormat()
  return [
    {
      key: 'goods',
      title: t('column.goods'),
      fixed: true,
      cell: (goods) => (
        <span className="row">
          <Pic of={goods.picture} />
          <GoodsName goods={goods} />
          {goods.skuCount > 1 && <span className="faint small">{t('skus', { count: goods.skuCount })}</span>}
        </span>
      ),
    },
    { key: 'code', title: t('column.code'), width: 130, off: true, cell: ({ code }) => code },
    { key: 'state', title: t('column.state'), width: 190, cell: (goods) => <GoodsState goods={goods} /> },
    { key: 'price', title: t('column.price'), width: 150, right: true, cell: (goods) => <Prices goods={goods} /> },
    { key: 'free', title: t('column.free'), width: 76, right: true, cell: pieces },
    { key: 'sales', title: t('column.sales'), width: 76, right: true, cell: ({ sales }) => number(sales) },
    { key: 'category', title: t('column.category'), width: 130, cell: ({ category }) => category.name },
    { key: 'brand', title: t('column.brand'), width: 120, off: true, cell: ({ brand }) => brand?.name ?? '–' },
    { key: 'freight', title: t('column.freight'), width: 140, cell: (goods) => goods.freightTemplate.name },
    { key: 'listedAt', title: t('column.listedAt'), width: 120, off: true, cell: (goods) => when(goods.listedAt) },
    { key: 'menu', title: '', width: 48, fixed: true, right: true, cell: menu },
  ]
}
export function GoodsLines({ goods, menu }: { goods: Goods; menu: ReactNode }) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <>
      <Pic of={goods.picture} size={44} />
      <span className="grow">
        <GoodsName goods={goods} />
        <span className="row between small muted">
          <Prices goods={goods} />
          <span>{t('freeOf', { free: freeText(goods), onHand: goods.onHand })}</span>
        </span>
        <span className="row between small">
          <GoodsState goods={goods} />
        </span>
      </span>
      {menu}
    </>
  )
}
