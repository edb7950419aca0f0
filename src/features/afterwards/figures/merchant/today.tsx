// Today: what waits comes first, by deadline, each with the one thing to do. Figures come second and only compare.
import './figures-desk.css'
import { DaysChart } from './days-chart.tsx'
import { FirstSteps } from './first-steps.tsx'
import { TodaySoFar } from './today-so-far.tsx'
import { useFigures } from './figures-format.ts'
import { useWaitingList, WaitingList } from './waiting-list.tsx'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { useNow } from '#surfaces/console/desk/clock.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { figuresPath } from '#surfaces/console/desk/ways.ts'
import { Link } from 'react-router'
import { useTexts } from '#web/texts.tsx'

const zone = 8 * 3_600_000
export default function Today() {
  const { t } = useTexts('figuresmerchant')
  const { today } = useFigures()
  const waiting = useWaitingList()
  const sees = useMember().may('stat.read')
  const now = useNow()
  const here = new Date(now + zone).toISOString().slice(0, 10)
  const elsewhere = new Date(now).getDate() !== Number(here.slice(8))
  const count = waiting.rows.reduce((sum, row) => sum + row.count, 0)
  const late = waiting.rows.reduce((sum, row) => sum + row.late, 0)
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{today(here)}</h1>
        {elsewhere && <p>{t('inShanghai')}</p>}
        {waiting.asked.data && (
          <p>
            {count === 0 ? t('waiting.none') : t('waiting.count', { count })}
            {late > 0 && <b className="deal"> {t('waiting.lateCount', { count: late })}</b>}
          </p>
        )}
      </header>
      <div className={sees ? 'today-desk' : ''}>
        <div>
          <WaitingList {...waiting} />
          <FirstSteps />
        </div>
        {sees && <TodaySoFar />}
      </div>
      {sees && (
        <div className="today-desk lower">
          <DaysChart of="sales" asked={{ period: '30d' }} title={t('sales30')} />
          <SoldMost />
        </div>
      )}
    </div>
  )
}

const shownGoods = 5
function SoldMost() {
  const { t } = useTexts('figuresmerchant')
  const { money, number } = useFigures()
  const { data } = useAsked('/api/v2/mch/stat/goods', { period: '30d', order: 'units', size: shownGoods })
  return (
    <aside aria-label={t('soldMost')}>
      <Sec
        title={t('soldMost')}
        end={
          <Link className="link" to={figuresPath}>
            {t('allFigures')}
          </Link>
        }
      />
      <div className="rule">
        {data && data.records.length === 0 && <p className="muted small nothing">{t('nothingSold')}</p>}
        <Bars
          rows={(data?.records ?? []).map((g) => ({
            key: String(g.productId),
            name: g.title,
            n: g.units,
            value: number(g.units),
            note: money(g.sales),
          }))}
        />
      </div>
    </aside>
  )
}
