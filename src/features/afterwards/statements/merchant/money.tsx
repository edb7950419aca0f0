// A merchant's money: what it is owed and owes, when the next statement is made, all statements.
import { Link } from 'react-router'
import { AccountPanel } from '#features/money/payouts/merchant/parts/account-panel.tsx'
import { StatementState } from './parts/statement-state.tsx'
import { useDay, usePeriod } from './parts/period.ts'
import { dueOf } from '../states.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money as Sum } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { feeInvoicesPath, statementPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Head = Output<'/api/v2/mch/bill/page'>['records'][number]
const tabs = ['all', 'open', 'running', 'done'] as const

export default function Money() {
  const { t } = useTexts('statementsmerchant')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'all'
  const asked = useAsked('/api/v2/mch/bill/page', {
    size: 20,
    tab,
    ...(query.after !== undefined && { after: query.after }),
  })
  const open = useTodo().todo?.statements
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'all' ? '' : `tab=${key}`,
    ...(key === 'open' && open !== undefined && { n: open }),
  }))
  return (
    <ListPage
      name="statements"
      title={t('money')}
      note={t('note')}
      acts={
        <Link className="link small" to={feeInvoicesPath}>
          {t('feeInvoices')}
        </Link>
      }
      rooms={<Summary />}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => statementPath(id)}
      Card={StatementCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function Summary() {
  const { t } = useTexts('statementsmerchant')
  const day = useDay()
  const { data } = useAsked('/api/v2/mch/bill/summary', {})
  if (!data) return null
  const figures = [
    { of: t('summary.unstated', { day: day(data.nextDay) }), value: <Sum fen={data.unstated} /> },
    { of: t('summary.due'), value: <Sum fen={data.due} /> },
    { of: t('summary.frozen'), value: <Sum fen={data.frozen} /> },
    { of: t('summary.payable'), value: <Sum fen={data.payable} /> },
    ...(data.receivable === 0
      ? []
      : [{ of: t('summary.receivable'), value: <Sum fen={data.receivable} />, tone: 'deal' as const }]),
  ]
  return (
    <>
      {data.status !== 'open' && <p className="note">{t(`stands.${data.status}`)}</p>}
      <Figures figures={figures} />
      <AccountPanel />
    </>
  )
}
function useColumns(): Column<Head>[] {
  const { t } = useTexts('statementsmerchant')
  const period = usePeriod()
  return [
    {
      key: 'period',
      title: t('column.period'),
      fixed: true,
      cell: (row) => (
        <Link className="strong" to={statementPath(row.id)}>
          {period(row.fromDay, row.toDay)}
        </Link>
      ),
    },
    { key: 'state', title: t('column.state'), width: 170, cell: (row) => <StatementState of={row} /> },
    { key: 'until', title: t('column.until'), width: 170, cell: (row) => <Until row={row} /> },
    { key: 'made', title: t('column.made'), width: 120, off: true, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Sum fen={row.amount} /> },
    {
      key: 'carried',
      title: t('column.carried'),
      width: 130,
      right: true,
      off: true,
      cell: (row) => <Sum fen={row.carried} />,
    },
    { key: 'paid', title: t('column.paid'), width: 130, right: true, cell: (row) => <Sum fen={row.paid} /> },
    { key: 'due', title: t('column.due'), width: 130, right: true, cell: (row) => <Sum fen={dueOf(row)} strong /> },
  ]
}
function Until({ row }: { row: Head }) {
  const { t } = useTexts('statementsmerchant')
  if (row.status !== 'open') return null
  return (
    <Left from={row.createdAt} at={row.confirmBy}>
      {t('answer')}
    </Left>
  )
}
function StatementCard({ row }: { row: Head }) {
  const period = usePeriod()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{period(row.fromDay, row.toDay)}</b>
        <Sum fen={row.amount} />
      </span>
      <span className="row between small">
        <StatementState of={row} />
        <Until row={row} />
      </span>
    </span>
  )
}
