// The platform's today: what waits at the desks comes first, what waits longest before the rest; figures of all shops
// over a span that stands in the address, each chart also as a table and a file.
import '../merchant/figures-desk.css'
import './dashboard.css'
import { Asking, spanIn } from '../merchant/asking.tsx'
import { Change } from '../merchant/change.tsx'
import { useFigures } from '../merchant/figures-format.ts'
import { AllDays } from './all-days.tsx'
import { Funnel } from './funnel.tsx'
import { lessIsBetter, shown, useShown, valuesOf, type Shown, type Spans } from './measures.ts'
import { TopFigures } from './top-figures.tsx'
import { DeskQueues } from './desk-queues.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { useNow } from '#surfaces/console/desk/clock.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const zone = 8 * 3_600_000
export default function Dashboard() {
  const { t } = useTexts('figuresstaff')
  const { today } = useFigures()
  const sees = useMember().may('stat.read')
  const here = new Date(useNow() + zone).toISOString().slice(0, 10)
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{today(here)}</h1>
        <p>{t('zone')}</p>
      </header>
      <DeskQueues />
      {sees && <Figures />}
    </div>
  )
}

function Figures() {
  const { t } = useTexts('figuresstaff')
  const query = useListQuery()
  const span = spanIn(query)
  const days = useAsked('/api/v2/admin/stat/days', span)
  const growth = useAsked('/api/v2/admin/stat/growth', span)
  const of = shown.find((s) => s === query.get('of')) ?? 'sales'
  const fault = days.fault ?? growth.fault
  const again = () => {
    days.again()
    growth.again()
  }
  const data = days.data && growth.data && { days: days.data, growth: growth.data }
  return (
    <section className="dashboard-figures">
      <header className="head">
        <h2 className="display">{t('title')}</h2>
        <div className="acts figures-acts">
          <Asking query={query} span={span} />
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && (
        <>
          <Sums data={data} of={of} onChoose={(next) => query.set({ of: next === 'sales' ? undefined : next })} />
          <AllDays of={of} span={span} data={data} />
          <div className="figures-two">
            <Funnel data={data} span={span} />
            <TopFigures span={span} />
          </div>
        </>
      )}
      <ul className="figures-notes small muted">
        {(['days', 'visitors', 'refunds', 'top', 'words'] as const).map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
      </ul>
    </section>
  )
}

/** All measures at once; the one that is pressed is drawn. */
function Sums({ data, of, onChoose }: { data: Spans; of: Shown; onChoose: (of: Shown) => void }) {
  const { t } = useTexts('figuresstaff')
  const { long } = useShown()
  const { sum, sumBefore } = valuesOf(data)
  return (
    <ul className="figures-sums">
      {shown.map((each) => (
        <li key={each}>
          <button type="button" aria-pressed={each === of} onClick={() => onChoose(each)}>
            <span className="tiny muted">{t(`measure.${each}`)}</span>
            <b>{long(sum[each], each)}</b>
            <span className="tiny">
              <Change now={sum[each]} was={sumBefore[each]} lessIsBetter={lessIsBetter.includes(each)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
