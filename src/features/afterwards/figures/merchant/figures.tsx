// Data: who looked, what was sold, what came back, over a span that stands in the address.
import './figures-desk.css'
import { Asking, spanIn } from './asking.tsx'
import { AftersaleFigures, StarFigures } from './aftersale-figures.tsx'
import { Counted } from './days-chart.tsx'
import { Change } from './change.tsx'
import { lessIsBetter, share, shown, useFigures, valueOf, type Shown } from './figures-format.ts'
import { GoodsFigures } from './goods-figures.tsx'
import { BuyerFigures, RegionFigures } from './buyer-figures.tsx'
import { SourceFigures } from './source-figures.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Figures() {
  const { t } = useTexts('figuresmerchant')
  const query = useListQuery()
  const span = spanIn(query)
  const { data, fault, again } = useAsked('/api/v2/mch/stat/days', span)
  const of = shown.find((s) => s === query.get('of')) ?? 'sales'
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <div className="acts figures-acts">
          <Asking query={query} span={span} />
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && isBlank(data) && <Empty draw="box" title={t('blank.title')} text={t('blank.text')} />}
      {data && !isBlank(data) && (
        <>
          <Sums data={data} of={of} onChoose={(next) => query.set({ of: next === 'sales' ? undefined : next })} />
          <Counted of={of} asked={span} title={t(`measure.${of}`)} data={data} />
          <div className="figures-two">
            <GoodsFigures span={span} />
            <SourceFigures span={span} />
            <BuyerFigures data={data} span={span} />
            <StarFigures span={span} />
            <RegionFigures span={span} />
            <AftersaleFigures span={span} />
          </div>
        </>
      )}
      <ul className="figures-notes small muted">
        {(['days', 'visitors', 'views', 'refunds', 'words'] as const).map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
      </ul>
    </div>
  )
}
type Days = Output<'/api/v2/mch/stat/days'>
/** Nobody came and nobody bought, neither now nor before. */
const isBlank = ({ sum, sumBefore }: Days): boolean =>
  [sum, sumBefore].every((s) => Object.values(s).every((n) => n === 0))

/** All measures at once; the one that is pressed is drawn. */
function Sums({ data, of, onChoose }: { data: Days; of: Shown; onChoose: (of: Shown) => void }) {
  const { t } = useTexts('figuresmerchant')
  const { long, percent } = useFigures()
  const { sum, sumBefore } = data
  return (
    <ul className="figures-sums">
      {shown.map((each) => (
        <li key={each}>
          <button type="button" aria-pressed={each === of} onClick={() => onChoose(each)}>
            <span className="tiny muted">{t(`measure.${each}`)}</span>
            <b>{long(valueOf(sum, each), each)}</b>
            <span className="tiny">
              <Change
                now={valueOf(sum, each)}
                was={valueOf(sumBefore, each)}
                lessIsBetter={lessIsBetter.includes(each)}
              />
              {each === 'claims' && sum.paid > 0 && (
                <span className="muted"> {t('ofPaid', { share: percent(share(sum.claims, sum.paid)) })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
