// Claims by their reasons, and the stars of reviews.
import { statFileOf, type Span } from './figures-file.ts'
import { share, useFigures } from './figures-format.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { numberText } from '#ui/text/number-text.ts'
import { useTexts } from '#web/texts.tsx'

export function AftersaleFigures({ span: { compare: _compare, ...span } }: { span: Span }) {
  const { t } = useTexts('figuresmerchant')
  const { number, percent } = useFigures()
  const { data } = useAsked('/api/v2/mch/stat/aftersale', span)
  const reasons = data?.reasons ?? []
  const rate =
    data && data.paid > 0 ? t('claims.rate', { share: percent(share(data.claims, data.paid), 1) }) : undefined
  return (
    <Chart
      title={t('claims.title')}
      note={rate}
      columns={[t('claims.reason'), t('measure.claims')]}
      rows={reasons.map((r) => [r.name, number(r.claims)])}
      onFile={statFileOf('reasons', span)}
    >
      {data && reasons.length === 0 && <p className="muted small nothing">{t('claims.none')}</p>}
      <Bars
        rows={reasons.map((r) => ({ key: String(r.reasonId), name: r.name, n: r.claims, value: number(r.claims) }))}
      />
    </Chart>
  )
}

export function StarFigures({ span: { compare: _compare, ...span } }: { span: Span }) {
  const { t } = useTexts('figuresmerchant')
  const { lang, number } = useFigures()
  const { data } = useAsked('/api/v2/mch/stat/aftersale', span)
  const stars = (data?.stars ?? []).map((n, i) => ({ star: i + 1, n })).toReversed()
  const all = stars.reduce((sum, { n }) => sum + n, 0)
  const mean = all > 0 ? stars.reduce((sum, { star, n }) => sum + star * n, 0) / all : 0
  return (
    <Chart
      title={t('stars.title')}
      note={all > 0 ? t('stars.note', { count: all, mean: numberText(mean, lang, 'exactScore') }) : undefined}
      columns={[t('stars.stars'), t('table.number')]}
      rows={stars.map(({ star, n }) => [t('stars.of', { count: star }), number(n)])}
      onFile={statFileOf('stars', span)}
    >
      {data && all === 0 && <p className="muted small nothing">{t('stars.none')}</p>}
      {all > 0 && (
        <Bars
          rows={stars.map(({ star, n }) => ({
            key: String(star),
            name: t('stars.of', { count: star }),
            n,
            value: number(n),
          }))}
        />
      )}
    </Chart>
  )
}
