// What waits at the desks that somebody may read, what waits longest first; each leads to its desk.
import { Button } from 'antd'
import { ArrowRight } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { useNow } from '#surfaces/console/desk/clock.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, usePolled, useStirred } from '#surfaces/console/desk/use-call.ts'
import {
  brandRequestsPath,
  chargebacksPath,
  claimsPath,
  closingsPath,
  feedbackListPath,
  goodsReviewsPath,
  identitiesPath,
  merchantsPath,
  ordersPath,
  refundTroublePath,
  reportsPath,
  reviewsPath,
} from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const ways = {
  unanswered: ordersPath({ tab: 'unanswered' }),
  claims: `${claimsPath}?tab=mine`,
  reviewCases: reviewsPath,
  goodsReviews: goodsReviewsPath,
  reports: reportsPath,
  applications: merchantsPath,
  shopClosings: `${merchantsPath}?tab=shops`,
  feedback: feedbackListPath,
  brandRequests: brandRequestsPath,
  identities: identitiesPath,
  closings: closingsPath,
  refundTrouble: refundTroublePath,
  chargebacks: chargebacksPath,
} as const
type Kind = keyof typeof ways
interface Row {
  kind: Kind
  count: number
  oldest: string
}
const most = 1000
export function DeskQueues() {
  const { t } = useTexts('figuresstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/home/todo', {})
  useStirred(again, 'orders')
  usePolled(again, 60_000)
  const rows = (data?.records ?? []).filter((row): row is Row => row.kind in ways)
  return (
    <section>
      <Sec title={t('queues.title')} note={t('queues.note')} />
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Bones rows={4} />}
      {data && (
        <ol className="todos rule">
          {rows.map((row, i) => (
            <Queue key={row.kind} row={row} first={i === 0} />
          ))}
          {rows.length === 0 && <li className="muted nothing">{t('queues.nothing')}</li>}
        </ol>
      )}
    </section>
  )
}
function Queue({ row: { kind, count, oldest }, first }: { row: Row; first: boolean }) {
  const { t } = useTexts('figuresstaff')
  const { span, full, number } = useFormat()
  const navigate = useNavigate()
  const now = useNow()
  const name = t(`queues.${kind}.title`)
  return (
    <li>
      <span className="n display">{count > most ? `${number(most)}+` : number(count)}</span>
      <span className="grow">
        <b className="strong">{name}</b>
        <span className="small muted cut">{t(`queues.${kind}.why`)}</span>
      </span>
      <span className="when small" title={full(oldest)}>
        {t('queues.since', { span: span(now - Date.parse(oldest)) })}
      </span>
      <Button
        href={useHref(ways[kind])}
        onClick={(press) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          void navigate(ways[kind])
        }}
        aria-label={`${name}: ${t('queues.act')}`}
        size="small"
        {...(first ? { type: 'primary' } : { type: 'text', icon: <ArrowRight size={15} />, iconPlacement: 'end' })}
      >
        {t('queues.act')}
      </Button>
    </li>
  )
}
