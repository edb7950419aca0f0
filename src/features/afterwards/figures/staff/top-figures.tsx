// What sold most in a span that ends today, and what was searched for in vain.
import type { Span } from '../merchant/figures-file.ts'
import { useShown } from './measures.ts'
import { platformFileOf } from './platform-file.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { merchantPath } from '#surfaces/console/desk/ways.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/texts.tsx'

type Top = Output<'/api/v2/admin/stat/top'>
export function TopFigures({ span }: { span: Span }) {
  const { t } = useTexts('figuresstaff')
  const { data } = useAsked('/api/v2/admin/stat/top', { period: span.period })
  const sees = useMember().may('merchant.read')
  const ended = { period: span.period }
  const note = data?.countedAt ? (
    <>
      {t('top.counted')} <Time at={data.countedAt} />
    </>
  ) : undefined
  return (
    <>
      <Best title={t('top.goods')} unit={t('top.pieces')} rows={data?.goods} note={note} of="goods" span={ended} />
      <Best
        title={t('top.shops')}
        unit={t('measure.paid')}
        rows={data?.shops}
        note={note}
        of="shops"
        span={ended}
        linked={sees}
      />
      <Missed data={data} span={ended} />
    </>
  )
}
interface BestProps {
  title: string
  unit: string
  rows: Top['goods'] | undefined
  note: ReactNode
  of: 'goods' | 'shops'
  span: Span
  linked?: boolean
}
function Best({ title, unit, rows, note, of, span, linked = false }: BestProps) {
  const { t } = useTexts('figuresstaff')
  const { money, number } = useShown()
  return (
    <Chart
      title={title}
      note={note}
      columns={[title, unit, t('measure.sales')]}
      rows={(rows ?? []).map((r) => [r.name, number(r.n), money(r.sales)])}
      onFile={platformFileOf(of, span)}
    >
      {rows?.length === 0 && <p className="muted small nothing">{t('nothing')}</p>}
      <Bars
        rows={(rows ?? []).map((r) => ({
          key: String(r.id),
          name: linked ? <Link to={merchantPath(r.id)}>{r.name}</Link> : r.name,
          n: r.sales,
          value: money(r.sales),
          note: number(r.n),
        }))}
      />
    </Chart>
  )
}
function Missed({ data, span }: { data: Top | undefined; span: Span }) {
  const { t } = useTexts('figuresstaff')
  const { number } = useShown()
  const words = data?.words ?? []
  return (
    <Chart
      title={t('top.words')}
      columns={[t('top.word'), t('top.language'), t('top.people')]}
      rows={words.map((w) => [w.word, w.lang, number(w.people)])}
      onFile={platformFileOf('words', span)}
    >
      {data && words.length === 0 && <p className="muted small nothing">{t('top.noWords')}</p>}
      <Bars
        rows={words.map((w) => ({
          key: `${w.lang} ${w.word}`,
          name: <span lang={w.lang}>{w.word}</span>,
          n: w.people,
          value: number(w.people),
          note: w.lang,
        }))}
      />
    </Chart>
  )
}
