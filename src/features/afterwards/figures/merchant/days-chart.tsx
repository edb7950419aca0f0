// One measure over a span, beside the span that it is compared with: as a line, a table, a file.
import { Change } from './change.tsx'
import { lessIsBetter, useFigures, valueOf, type Shown } from './figures-format.ts'
import { statFileOf, type Span } from './figures-file.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { Line, type Point } from '#surfaces/console/desk/charts/line.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Days = Output<'/api/v2/mch/stat/days'>
export function DaysChart({ of, asked, title }: { of: Shown; asked: Span; title: string }) {
  const { data, fault, again } = useAsked('/api/v2/mch/stat/days', asked)
  if (!data) return <section>{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={5} />}</section>
  return <Counted of={of} asked={asked} title={title} data={data} />
}

export function Counted({ of, asked, title, data }: { of: Shown; asked: Span; title: string; data: Days }) {
  const { t } = useTexts('figuresmerchant')
  const { full, tick, long, short } = useFigures()
  const { now, was, today, sum, sumBefore } = data
  const [all, before] = [valueOf(sum, of), valueOf(sumBefore, of)]
  const points = now.map((bucket, i): Point => {
    const later = bucket.from > today
    return {
      x: tick(bucket.from, asked.period),
      full: full(bucket.from, asked.period),
      now: valueOf(bucket, of),
      was: valueOf(was[i]!, of),
      part: !later && bucket.until > today,
      later,
    }
  })
  const compared = t(asked.compare === 'year' && asked.period !== '12m' ? 'compared.year' : `compared.${asked.period}`)
  return (
    <Chart
      title={title}
      note={
        <>
          <b className="strong">{long(all, of)}</b>{' '}
          <Change now={all} was={before} lessIsBetter={lessIsBetter.includes(of)} /> {compared}
        </>
      }
      columns={[t('table.when'), t(`measure.${of}`), t('table.compared'), t(`measure.${of}`)]}
      rows={points.map((point, i) => [
        point.full,
        point.later ? '' : long(point.now, of),
        full(was[i]!.from, asked.period),
        long(point.was ?? 0, of),
      ])}
      onFile={statFileOf('days', asked)}
    >
      <Line
        data={points}
        short={(n) => short(n, of)}
        long={(n) => long(n, of)}
        label={`${title}: ${long(all, of)}`}
        soFar={t('soFarShort')}
      />
    </Chart>
  )
}
