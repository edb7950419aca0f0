// The goods that did most: sold, looked at, put into carts.
import { Select } from 'antd'
import { useState } from 'react'
import { statFileOf, type Span } from './figures-file.ts'
import { share, useFigures } from './figures-format.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { goodsEditorPath } from '#surfaces/console/desk/ways.ts'
import { Link } from 'react-router'
import { useTexts } from '#web/texts.tsx'

const orders = ['sales', 'units', 'views', 'carts'] as const
const most = 10
export function GoodsFigures({ span: { compare: _compare, ...span } }: { span: Span }) {
  const { t } = useTexts('figuresmerchant')
  const { money, number, percent } = useFigures()
  const [order, setOrder] = useState<(typeof orders)[number]>('sales')
  const { data } = useAsked('/api/v2/mch/stat/goods', { ...span, order, size: most })
  const goods = data?.records ?? []
  const said = (g: (typeof goods)[number]) => (order === 'sales' ? money(g.sales) : number(g[order]))
  return (
    <Chart
      title={t('goods.title')}
      note={
        <Select
          size="small"
          variant="borderless"
          value={order}
          onChange={setOrder}
          aria-label={t('goods.by')}
          popupMatchSelectWidth={false}
          options={orders.map((value) => ({ value, label: t(`goods.order.${value}`) }))}
        />
      }
      columns={[t('goods.name'), t('measure.views'), t('measure.carts'), t('goods.units'), t('measure.sales')]}
      rows={goods.map((g) => [g.title, number(g.views), number(g.carts), number(g.units), money(g.sales)])}
      onFile={statFileOf('goods', span)}
    >
      {data && goods.length === 0 && <p className="muted small nothing">{t('nothing')}</p>}
      <Bars
        rows={goods.map((g) => ({
          key: String(g.productId),
          name: <Link to={goodsEditorPath(g.productId)}>{g.title}</Link>,
          n: g[order],
          value: said(g),
          ...(g.views > 0 && { note: t('goods.bought', { share: percent(share(g.units, g.views), 1) }) }),
        }))}
      />
    </Chart>
  )
}
