// Today so far, beside the same hour of the same day a week ago: compared until the last full hour, so that both are
// whole.
import { Change } from './change.tsx'
import { share, useFigures } from './figures-format.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Spark } from '#surfaces/console/desk/charts/line.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'
import { numberText } from '#ui/text/number-text.ts'

type Overview = Output<'/api/v2/mch/stat/overview'>
const everyMinute = 60_000
export function TodaySoFar() {
  const { t } = useTexts('figuresmerchant')
  const { weekday } = useFigures()
  const { data, fault, again } = useAsked('/api/v2/mch/stat/overview', {})
  usePolled(again, everyMinute)
  if (!data)
    return (
      <aside aria-label={t('soFar')}>{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={5} />}</aside>
    )
  const hour = `${String(data.hour).padStart(2, '0')}:00`
  return (
    <aside aria-label={t('soFar')}>
      <Sec title={t('soFar')} note={data.hour > 0 ? t('against', { day: weekday(data.today), hour }) : undefined} />
      <div className="rule today-sum">
        <p className="row">
          <Money fen={data.so.sales} big />
          <span className="small">
            <Change now={data.until.sales} was={data.weekAgo.sales} />
          </span>
        </p>
        <p className="small muted">
          <Average so={data.so} />
        </p>
      </div>
      <Smalls data={data} />
    </aside>
  )
}
function Average({ so }: Pick<Overview, 'so'>) {
  const { t } = useTexts('figuresmerchant')
  const { money } = useFigures()
  if (so.paid === 0) return t('noOrders')
  return t('average', { count: so.paid, each: money(Math.round(so.sales / so.paid)) })
}

function Smalls({ data: { so, until, weekAgo, days: recent, scores } }: { data: Overview }) {
  const days = recent.slice(0, -1) // today is not over: it would be drawn as a fall
  const { t } = useTexts('figuresmerchant')
  const { lang, number, percent } = useFigures()
  const score = (n: number) => numberText(n / 100, lang, 'exactScore')
  const all = scores && Math.round((scores.goods + scores.service + scores.delivery) / 3)
  const [rate, before] = [share(until.paid, until.visitors), share(weekAgo.paid, weekAgo.visitors)]
  return (
    <ul className="smalls">
      <Small name={t('measure.visitors')} value={number(so.visitors)} days={days.map((d) => d.visitors)}>
        <Change now={until.visitors} was={weekAgo.visitors} />
      </Small>
      <Small name={t('measure.paid')} value={number(so.paid)} days={days.map((d) => d.paid)}>
        <Change now={until.paid} was={weekAgo.paid} />
      </Small>
      <Small
        name={t('measure.conversion')}
        value={so.visitors > 0 ? percent(share(so.paid, so.visitors)) : '–'}
        days={days.map((d) => share(d.paid, d.visitors))}
      >
        <Change now={rate} was={before} />
      </Small>
      <Small name={t('measure.carts')} value={number(so.carts)} days={days.map((d) => d.carts)} />
      {scores && (
        <li className="small">
          <span className="grow muted">{t('score')}</span>
          <span>
            <b className="strong">{score(all!)}</b>{' '}
            <span className="muted">
              {t('scores', {
                goods: score(scores.goods),
                service: score(scores.service),
                delivery: score(scores.delivery),
              })}
            </span>
          </span>
        </li>
      )}
    </ul>
  )
}
interface SmallProps {
  name: string
  value: string
  days: readonly number[]
  children?: React.ReactNode
}
const Small = ({ name, value, days, children }: SmallProps) => (
  <li>
    <span className="grow">
      <span className="small muted">{name}</span>
      <br />
      <b className="strong">{value}</b> <span className="tiny">{children}</span>
    </span>
    <Spark data={days} />
  </li>
)
