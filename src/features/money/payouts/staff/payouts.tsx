// Batches for the bank at the staff's desk, and what waits for one.
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { BatchState } from './batch-state.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { payoutBatchPath, waitingPayoutsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Batch = Output<'/api/v2/admin/payout/batch/page'>['records'][number]
export default function Payouts() {
  const { t } = useTexts('payoutsstaff')
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/payout/batch/page', {
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  return (
    <ListPage
      name="payout-batches"
      title={t('title')}
      note={t('note')}
      rooms={<WhatWaits />}
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumns()}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => payoutBatchPath(id)}
      Card={BatchCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function WhatWaits() {
  const { t } = useTexts('payoutsstaff')
  const { money } = useFormat()
  const writes = useMember().may('payout.write')
  const navigate = useNavigate()
  const { data } = useAsked('/api/v2/admin/payout/waiting', {})
  const making = useDoing(async () => {
    const { id } = await call('/api/v2/admin/payout/batch/add', { requestId: newRequestId() })
    void navigate(payoutBatchPath(id))
  })
  if (!data) return null
  const way = (
    <Link className="link" to={waitingPayoutsPath}>
      {t('waits.ready', { count: data.ready })}
    </Link>
  )
  const figures = [
    { of: t('waits.amount'), value: <Money fen={data.amount} /> },
    { of: t('waits.for'), value: way },
    ...(data.held > 0 ? [{ of: t('waits.held'), value: String(data.held), tone: 'faint' as const }] : []),
    { of: t('waits.toApprove'), value: String(data.toApprove) },
    { of: t('waits.atBank', { count: data.atBank }), value: <Money fen={data.atBankAmount} /> },
  ]
  return (
    <>
      <Figures figures={figures} />
      {making.fault && <Fault fault={making.fault} />}
      {writes && data.ready > 0 && (
        <p className="row wrap">
          <Button type="primary" aria-busy={making.busy} onClick={() => void making.run()}>
            {t('make', { amount: money(data.amount) })}
          </Button>
          <span className="muted small">{t('secondFrom', { amount: money(data.secondPersonFrom) })}</span>
        </p>
      )}
    </>
  )
}
function useColumns(): Column<Batch>[] {
  const { t } = useTexts('payoutsstaff')
  return [
    {
      key: 'made',
      title: t('column.made'),
      fixed: true,
      cell: (row) => (
        <Link className="strong" to={payoutBatchPath(row.id)}>
          <Time at={row.madeAt} />
        </Link>
      ),
    },
    { key: 'maker', title: t('column.maker'), width: 150, cell: (row) => <span className="cut">{row.maker}</span> },
    { key: 'state', title: t('column.state'), width: 220, cell: (row) => <BatchState of={row} /> },
    { key: 'payouts', title: t('column.payouts'), width: 110, right: true, cell: (row) => String(row.payouts) },
    { key: 'amount', title: t('column.amount'), width: 140, right: true, cell: (row) => <Money fen={row.amount} /> },
  ]
}
function BatchCard({ row }: { row: Batch }) {
  const { t } = useTexts('payoutsstaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">
          <Time at={row.madeAt} />
        </b>
        <Money fen={row.amount} />
      </span>
      <span className="row between small">
        <BatchState of={row} />
        <span className="muted">{t('payoutsIn', { count: row.payouts })}</span>
      </span>
    </span>
  )
}
