// Payouts of a batch, or those that wait for one: whose, where to, how much, what the bank did.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { statementsPath, troubledRefundPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/admin/payout/page'>
type Payout = Page['records'][number]
const looks = { ready: 'pay', batched: 'pay', sent: 'way', paid: 'done', failed: 'bad' } as const
interface Props {
  /** missing: those that wait for one */
  batchId?: number
  /** read anew when this changes */
  version?: string
}
export function PayoutTable({ batchId, version = '' }: Props) {
  return <Rows key={`${batchId} ${version}`} {...(batchId !== undefined && { batchId })} />
}
function Rows({ batchId }: Pick<Props, 'batchId'>) {
  const { t } = useTexts('payoutsstaff')
  const input = { size: 50, ...(batchId !== undefined && { batchId }) }
  const { data, fault, again } = useAsked('/api/v2/admin/payout/page', input)
  const [more, setMore] = useState<Page[]>([])
  const last = more.at(-1) ?? data
  const reading = useDoing(async () => {
    if (!last?.next) return
    const next = await call('/api/v2/admin/payout/page', { ...input, after: last.next })
    setMore((pages) => [...pages, next])
  })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />
  const rows = [data, ...more].flatMap(({ records }) => records)
  if (rows.length === 0) return <p className="muted">{t('empty')}</p>
  return (
    <div>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{t('column.whose')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col" className="n">
              {t('column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PayoutRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {reading.fault && <Fault fault={reading.fault} />}
      {last?.next && (
        <Button type="link" aria-busy={reading.busy} onClick={() => void reading.run()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
/** Leads to what was paid: what came back goes on there. */
function Whose({ row: { owner, ownerId, name } }: { row: Payout }) {
  const { may } = useMember()
  const path =
    owner === 'merchant' && may('bill.read')
      ? `${statementsPath}?merchant=${ownerId}`
      : owner === 'refund'
        ? troubledRefundPath(ownerId)
        : undefined
  if (path === undefined) return <b className="strong">{name}</b>
  return (
    <Link className="strong" to={path}>
      {name}
    </Link>
  )
}
function PayoutRow({ row }: { row: Payout }) {
  const { t } = useTexts('payoutsstaff')
  return (
    <tr>
      <td className="breaks">
        <Whose row={row} /> <span className="muted small">{t(`owner.${row.owner}`)}</span>
        <br />
        <span className="muted small">
          {row.bank} •••• {row.lastFour}, {row.holder}
        </span>
        <br />
        <span className="muted small">
          <No no={row.payoutNo} /> {row.bankRef !== '' && t('bankRef', { no: row.bankRef })}
        </span>
      </td>
      <td>
        {row.held ? (
          <State kind="few">{t('payout.held')}</State>
        ) : (
          <State kind={looks[row.status]}>{t(`payout.${row.status}`)}</State>
        )}
        {row.reason && <span className="small muted breaks">{row.reason}</span>}
        {row.status === 'failed' && <p className="small breaks">{t(`after.${row.owner}`)}</p>}
      </td>
      <td className="n">
        <Money fen={row.amount} />
      </td>
    </tr>
  )
}
