// Payments that banks take back, at the staff's desk: those to answer first.
import { Link } from 'react-router'
import { ChargebackState } from './chargeback-state.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { chargebackPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/chargeback/page'>['records'][number]
const tabs = ['open', 'ended'] as const

export default function Chargebacks() {
  const { t } = useTexts('chargebacksstaff')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'open'
  const asked = useAsked('/api/v2/admin/chargeback/page', {
    size: 20,
    tab,
    ...(query.after !== undefined && { after: query.after }),
  })
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'open' ? '' : `tab=${key}`,
  }))
  return (
    <ListPage
      name="chargebacks"
      title={t('title')}
      note={t('note')}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => chargebackPath(id)}
      Card={ChargebackCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('chargebacksstaff')
  return [
    {
      key: 'payment',
      title: t('column.payment'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={chargebackPath(row.id)}>
          {row.payNo}
        </Link>
      ),
    },
    {
      key: 'payer',
      title: t('column.payer'),
      width: 150,
      cell: (row) => <span className="cut">{row.payer ?? t('guest')}</span>,
    },
    { key: 'state', title: t('column.state'), width: 180, cell: (row) => <ChargebackState of={row} /> },
    {
      key: 'due',
      title: t('column.due'),
      width: 140,
      cell: (row) => (row.status === 'open' && row.dueAt !== null ? <Time at={row.dueAt} /> : '–'),
    },
    { key: 'came', title: t('column.came'), width: 130, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Money fen={row.amount} /> },
  ]
}
function ChargebackCard({ row }: { row: Row }) {
  const { t } = useTexts('chargebacksstaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.payer ?? t('guest')}</b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">{row.payNo}</span>
      <span className="row between small">
        <ChargebackState of={row} />
        <Time at={row.createdAt} />
      </span>
    </span>
  )
}
