// Statements of all shops at the staff's desk: disputes first, what is confirmed, what is on its way.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { PayAll, WhatWasPaid, type Outcome } from './pay-acts.tsx'
import { usePeriod } from '../merchant/parts/period.ts'
import { StatementState } from '../merchant/parts/statement-state.tsx'
import { dueOf } from '../states.ts'
import { findMerchants } from '#features/sales/fulfilment/staff/parts/find-merchants.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { staffStatementPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/bill/page'>['records'][number]
const tabs = ['all', 'disputed', 'open', 'confirmed', 'paying', 'done'] as const

export default function Statements() {
  const { t } = useTexts('statementsstaff')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'all'
  const merchantId = Number(query.get('merchant')) || undefined
  const asked = useAsked('/api/v2/admin/bill/page', {
    size: 20,
    tab,
    ...(merchantId !== undefined && { merchantId }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const counts = useAsked('/api/v2/admin/bill/count', {})
  const [outcome, setOutcome] = useState<Outcome>()
  const payDone = (done: Outcome) => {
    setOutcome(done)
    asked.again()
    counts.again()
  }
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'all' ? '' : `tab=${key}`,
    ...(counts.data && (key === 'disputed' || key === 'confirmed') && { n: counts.data[key] }),
  }))
  return (
    <ListPage
      name="staff-statements"
      title={t('title')}
      note={t('note')}
      acts={
        <>
          <Run onDone={asked.again} />
          <PayAll onDone={payDone} />
        </>
      }
      rooms={outcome && <WhatWasPaid of={outcome} />}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[{ key: 'merchant', label: t('column.merchant'), kind: 'found', find: findMerchants }]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => staffStatementPath(id)}
      Card={StatementCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function Run({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('statementsstaff')
  const writes = useMember().may('bill.write')
  const running = useDoing(async () => {
    await call('/api/v2/admin/bill/run', { requestId: newRequestId() })
    say(t('run.done'))
    onDone()
  })
  if (!writes) return null
  return (
    <>
      {running.fault && <Fault fault={running.fault} />}
      <Button aria-busy={running.busy} title={t('run.help')} onClick={() => void running.run()}>
        {t('run.verb')}
      </Button>
    </>
  )
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('statementsstaff')
  const period = usePeriod()
  return [
    {
      key: 'merchant',
      title: t('column.merchant'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={staffStatementPath(row.id)}>
          {row.merchantName}
        </Link>
      ),
    },
    { key: 'period', title: t('column.period'), width: 210, cell: (row) => period(row.fromDay, row.toDay) },
    { key: 'state', title: t('column.state'), width: 190, cell: (row) => <Standing row={row} /> },
    { key: 'made', title: t('column.made'), width: 118, off: true, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 126, right: true, cell: (row) => <Money fen={row.amount} /> },
    { key: 'held', title: t('column.held'), width: 126, right: true, cell: (row) => <Money fen={row.held} /> },
    { key: 'due', title: t('column.due'), width: 126, right: true, cell: (row) => <Money fen={dueOf(row)} strong /> },
  ]
}
/** Nothing is paid out to a suspended shop, whatever its statements say. */
function Standing({ row }: { row: Row }) {
  const { t } = useTexts('statementsstaff')
  if (row.merchantStatus === 'suspended' && row.status !== 'paid') return <State kind="few">{t('suspended')}</State>
  return <StatementState of={row} />
}
function StatementCard({ row }: { row: Row }) {
  const period = usePeriod()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.merchantName}</b>
        <Money fen={dueOf(row)} />
      </span>
      <span className="small muted">{period(row.fromDay, row.toDay)}</span>
      <span className="small">
        <Standing row={row} />
      </span>
    </span>
  )
}
