// Where looks at goods came from: kinds first, then the words of searches that several people used, and departments.
import { statFileOf, type Span } from './figures-file.ts'
import { useFigures } from './figures-format.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const most = 8
export function SourceFigures({ span: { compare: _compare, ...span } }: { span: Span }) {
  const { t } = useTexts('figures')
  const { t: own } = useTexts('figuresmerchant')
  const { number } = useFigures()
  const { data } = useAsked('/api/v2/mch/stat/source', span)
  const kinds = data?.kinds ?? []
  const parts = useParts(data)
  return (
    <Chart
      title={own('source.title')}
      columns={[own('source.from'), own('source.what'), own('table.number')]}
      rows={[
        ...kinds.map(({ kind, views }) => [t(`source.${kind}`), '', number(views)]),
        ...parts.flatMap(({ of, rows }) => rows.map(([name, n]) => [of, name, number(n)])),
      ]}
      onFile={statFileOf('sources', span)}
    >
      {data && kinds.length === 0 && <p className="muted small nothing">{own('nothing')}</p>}
      <Bars
        rows={kinds.map(({ kind, views }) => ({
          key: kind,
          name: t(`source.${kind}`),
          n: views,
          value: number(views),
        }))}
      />
      {parts.map(({ title, rows }) => (
        <p key={title} className="small figures-parts">
          <b className="strong">{title}</b>{' '}
          {rows.slice(0, most).map(([name, n]) => (
            <span key={name} className="nowrap">
              {name} <span className="faint">{number(n)}</span>
            </span>
          ))}
        </p>
      ))}
    </Chart>
  )
}

/** What of the kinds is told more of: words, departments, parts of the home page. */
function useParts(data: Output<'/api/v2/mch/stat/source'> | undefined) {
  const { t, has } = useTexts('figures')
  const { t: own } = useTexts('figuresmerchant')
  const blockName = (block: string) => (has(`block.${block}`) ? t(`block.${block}` as 'block.feed') : block)
  return [
    {
      title: own('source.words'),
      of: t('source.search'),
      rows: (data?.words ?? []).map((w) => [w.word, w.people] as const),
    },
    {
      title: own('source.categories'),
      of: t('source.category'),
      rows: (data?.categories ?? []).map((c) => [c.name, c.views] as const),
    },
    {
      title: own('source.blocks'),
      of: t('source.home'),
      rows: (data?.blocks ?? []).map((b) => [blockName(b.block), b.views] as const),
    },
  ].filter(({ rows }) => rows.length > 0)
}
