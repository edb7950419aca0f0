// Refunds in trouble at the staff's desk: those that wait, those that wait for a second person, those that went another
// way.
import { Link } from 'react-router'
import { RefundState } from './refund-state.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { troubledRefundPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/reroute/page'>['records'][number]
const tabs = ['trouble', 'asked', 'rerouted'] as const

export default function TroubledRefunds() {
  const { t } = useTexts('reroutingstaff')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'trouble'
  const asked = useAsked('/api/v2/admin/reroute/page', {
    size: 20,
    tab,
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts } = useAsked('/api/v2/admin/reroute/count', {})
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'trouble' ? '' : `tab=${key}`,
    ...(counts && key !== 'rerouted' && { n: counts[key] }),
  }))
  return (
    <ListPage
      name="refund-trouble"
      title={t('title')}
      note={t('note')}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => troubledRefundPath(id)}
      Card={RefundCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('reroutingstaff')
  return [
    {
      key: 'refund',
      title: t('column.refund'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={troubledRefundPath(row.id)}>
          {row.refundNo}
        </Link>
      ),
    },
    {
      key: 'payer',
      title: t('column.payer'),
      width: 150,
      cell: (row) => <span className="cut">{row.payer ?? t('guest')}</span>,
    },
    { key: 'why', title: t('column.why'), width: 220, cell: (row) => <Why row={row} /> },
    { key: 'tries', title: t('column.tries'), width: 90, right: true, cell: (row) => String(row.tries) },
    { key: 'age', title: t('column.age'), width: 130, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Money fen={row.amount} /> },
  ]
}
function Why({ row }: { row: Row }) {
  const { t } = useTexts('reroutingstaff')
  return (
    <>
      <RefundState of={row} /> {row.hasAccount && <span className="small muted">{t('told.short')}</span>}
    </>
  )
}
function RefundCard({ row }: { row: Row }) {
  const { t } = useTexts('reroutingstaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.payer ?? t('guest')}</b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">{row.refundNo}</span>
      <span className="row between small">
        <Why row={row} />
        <Time at={row.createdAt} />
      </span>
    </span>
  )
}
