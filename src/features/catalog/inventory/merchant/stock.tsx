// A merchant's stock: every SKU with what is there, held and free; those that are low by themselves.
import { ScanLine } from 'lucide-react'
import { Link } from 'react-router'
import { looks, standingOf, type SkuStock } from './stock-desk.ts'
import { StockBulk } from './stock-bulk.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { stockCountPath, stockItemPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['all', 'low'] as const
function askedOf(query: ListQuery) {
  const keyword = query.get('q')?.slice(0, 60)
  return {
    size: 20,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'all',
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

export default function Stock() {
  const { t } = useTexts('inventorymerchant')
  const query = useListQuery()
  const asked = useAsked('/api/v2/mch/stock/page', askedOf(query))
  const writes = useMember().may('goods.write')
  const low = useTodo().todo?.lowStock
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'all' ? '' : `tab=${tab}`,
    ...(tab === 'low' && low !== undefined && { n: low }),
  }))
  const bulk = (picked: readonly SkuStock[], clear: () => void) => (
    <StockBulk picked={picked} onClear={clear} onDone={asked.again} />
  )
  return (
    <ListPage
      name="stock"
      title={t('title')}
      note={t('note')}
      {...(writes && { acts: <ToCount /> })}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumnsOfStock()}
      filters={[]}
      placeholder={t('search')}
      keyOf={({ skuId }) => String(skuId)}
      hrefOf={({ skuId }) => stockItemPath(skuId)}
      Card={StockCard}
      {...(writes && { bulk })}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}

function ToCount() {
  const { t } = useTexts('inventorymerchant')
  return (
    <Link className="plain-button" to={stockCountPath}>
      <ScanLine className="i" size={15} />
      {t('count.open')}
    </Link>
  )
}

function useColumnsOfStock(): Column<SkuStock>[] {
  const { t } = useTexts('inventorymerchant')
  const number = (key: 'onHand' | 'reserved' | 'free', width: number): Column<SkuStock> => ({
    key,
    title: t(`column.${key}`),
    width,
    right: true,
    cell: (row) => {
      if (row.policy === 'uncounted') return '–'
      return key === 'free' ? <b className="strong">{row.free}</b> : row[key]
    },
  })
  return [
    {
      key: 'goods',
      title: t('column.goods'),
      fixed: true,
      cell: ({ skuId, title, spec, picture }) => (
        <span className="row">
          <Pic of={picture} />
          <Link className="strong cut" to={stockItemPath(skuId)}>
            {title} <span className="muted">{spec}</span>
          </Link>
        </span>
      ),
    },
    { key: 'code', title: t('column.code'), width: 168, cell: ({ code }) => <span className="cut">{code}</span> },
    { key: 'barcode', title: t('column.barcode'), width: 150, off: true, cell: ({ barcode }) => barcode },
    { key: 'state', title: t('column.state'), width: 128, cell: (row) => <StockState row={row} /> },
    number('onHand', 92),
    number('reserved', 96),
    number('free', 84),
    { key: 'warnAt', title: t('column.warnAt'), width: 104, right: true, cell: ({ warnAt }) => warnAt ?? '–' },
  ]
}
export function StockState({ row }: { row: SkuStock }) {
  const { t } = useTexts('inventorymerchant')
  const standing = standingOf(row)
  return standing ? <State kind={looks[standing]}>{t(standing)}</State> : null
}
function StockCard({ row }: { row: SkuStock }) {
  const { t } = useTexts('inventorymerchant')
  return (
    <>
      <Pic of={row.picture} size={44} />
      <span className="grow">
        <b className="strong cut">{row.title}</b>
        <span className="row between small muted">
          <span className="cut">{row.spec || row.code}</span>
        </span>
        <span className="row between small">
          <span>{row.policy === 'uncounted' ? '' : t('freeOf', { free: row.free, onHand: row.onHand })}</span>
          <StockState row={row} />
        </span>
      </span>
    </>
  )
}
