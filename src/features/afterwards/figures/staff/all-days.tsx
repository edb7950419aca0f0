// One measure of all shops over a span, beside the span that it is compared with: as a line, a table, a file.
import { Change } from '../merchant/change.tsx'
import type { Span } from '../merchant/figures-file.ts'
import { lessIsBetter, useShown, valuesOf, type Shown, type Spans } from './measures.ts'
import { platformFileOf } from './platform-file.ts'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { Line, type Point } from '#surfaces/console/desk/charts/line.tsx'
import { useTexts } from '#web/texts.tsx'

export function AllDays({ of, span, data }: { of: Shown; span: Span; data: Spans }) {
  const { t } = useTexts('figuresstaff')
  const { t: own } = useTexts('figuresmerchant')
  const { full, tick, long, short } = useShown()
  const { now, was, sum, sumBefore } = valuesOf(data)
  const { today, now: buckets, was: before } = data.days
  const points = buckets.map((bucket, i): Point => {
    const later = bucket.from > today
    return {
      x: tick(bucket.from, span.period),
      full: full(bucket.from, span.period),
      now: now[i]![of],
      was: was[i]![of],
      part: !later && bucket.until > today,
      later,
    }
  })
  const isYear = span.compare === 'year' && span.period !== '12m'
  const title = t(`measure.${of}`)
  return (
    <Chart
      title={title}
      note={
        <>
          <b className="strong">{long(sum[of], of)}</b>{' '}
          <Change now={sum[of]} was={sumBefore[of]} lessIsBetter={lessIsBetter.includes(of)} />{' '}
          {own(isYear ? 'compared.year' : `compared.${span.period}`)}
        </>
      }
      columns={[own('table.when'), title, own('table.compared'), `${title} `]}
      rows={points.map((point, i) => [
        point.full,
        point.later ? '' : long(point.now, of),
        full(before[i]!.from, span.period),
        long(point.was ?? 0, of),
      ])}
      onFile={platformFileOf('days', span)}
    >
      <Line
        data={points}
        short={(n) => short(n, of)}
        long={(n) => long(n, of)}
        label={`${title}: ${long(sum[of], of)}`}
        soFar={own('soFarShort')}
      />
    </Chart>
  )
}
