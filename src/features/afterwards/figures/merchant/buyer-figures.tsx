// New buyers and those who came back; where orders went.
import { statFileOf, type Span } from './figures-file.ts'
import { share, useFigures } from './figures-format.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function BuyerFigures({ data, span }: { data: Output<'/api/v2/mch/stat/days'>; span: Span }) {
  const { t } = useTexts('figuresmerchant')
  const { number, percent, full } = useFigures()
  const { buyers, newBuyers } = data.sum
  const back = buyers - newBuyers
  return (
    <Chart
      title={t('buyers.title')}
      note={buyers > 0 ? t('buyers.note', { share: percent(share(back, buyers), 1) }) : undefined}
      columns={[t('table.when'), t('measure.newBuyers'), t('buyers.back')]}
      rows={data.now.map((b) => [full(b.from, span.period), number(b.newBuyers), number(b.buyers - b.newBuyers)])}
      onFile={statFileOf('days', span)}
    >
      <Bars
        rows={[
          { key: 'new', name: t('measure.newBuyers'), n: newBuyers, value: number(newBuyers) },
          { key: 'back', name: t('buyers.back'), n: back, value: number(back) },
        ]}
      />
    </Chart>
  )
}

const most = 10
export function RegionFigures({ span: { compare: _compare, ...span } }: { span: Span }) {
  const { t } = useTexts('figuresmerchant')
  const { money, number } = useFigures()
  const { data } = useAsked('/api/v2/mch/stat/region', span)
  const regions = (data?.records ?? []).map((r) => ({ ...r, name: r.name || t('regions.none') }))
  return (
    <Chart
      title={t('regions.title')}
      columns={[t('regions.place'), t('measure.paid'), t('measure.sales')]}
      rows={regions.map((r) => [r.name, number(r.orders), money(r.sales)])}
      onFile={statFileOf('regions', span)}
    >
      {data && regions.length === 0 && <p className="muted small nothing">{t('nothing')}</p>}
      <Bars
        rows={regions.slice(0, most).map((r) => ({
          key: r.code,
          name: r.name,
          n: r.orders,
          value: number(r.orders),
          note: money(r.sales),
        }))}
      />
    </Chart>
  )
}
