// Withdrawals that wait for staff, the oldest first; those that wait for the bank, and those that ended.
import { Link } from 'react-router'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { withdrawalPath, withdrawalsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/withdraw/page'>['records'][number]
const tabs = ['waiting', 'approved', 'ended'] as const
const tabOf = (query: ListQuery) => tabs.find((one) => one === query.get('tab')) ?? 'waiting'

export const withdrawalDesk: ReviewingDesk<'/api/v2/admin/withdraw'> = {
  base: '/api/v2/admin/withdraw',
  list: 'withdrawals',
  menu: 'withdrawals',
  listPath: withdrawalsPath,
  pathOf: withdrawalPath,
  writes: 'withdraw.write',
  input: (query) => ({ ...queueInput(query), tab: tabOf(query) }),
  Card: WithdrawalCard,
  isOpen: ({ status }) => status === 'applied' || status === 'underReview',
  version: ({ status }) => status,
}
export default function Withdrawals() {
  const { t } = useTexts('withdrawalsstaff')
  const list = useDeskList(withdrawalDesk, useListQuery())
  const { data: counts } = useAsked('/api/v2/admin/withdraw/count', {})
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'waiting' ? '' : `tab=${key}`,
    ...(key === 'waiting' && counts && { n: counts.waiting }),
  }))
  return (
    <ListPage
      {...list}
      title={t('title')}
      note={t('note')}
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
const looks = {
  applied: 'pay',
  underReview: 'review',
  approved: 'way',
  paid: 'done',
  rejected: 'off',
  failed: 'bad',
} as const
export function WithdrawalState({ of }: { of: Pick<Row, 'status' | 'taken'> }) {
  const { t } = useTexts('withdrawalsstaff')
  if (of.taken) return <Holder taken={of.taken} />
  return <State kind={looks[of.status]}>{t(`state.${of.status}`)}</State>
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('withdrawalsstaff')
  return [
    {
      key: 'person',
      title: t('column.person'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={withdrawalPath(row.id)}>
          {row.nickName}
        </Link>
      ),
    },
    {
      key: 'to',
      title: t('column.to'),
      width: 250,
      cell: (row) => (
        <span className="cut">
          {row.bank} •••• {row.lastFour}, {row.holder}
        </span>
      ),
    },
    { key: 'state', title: t('column.state'), width: 210, cell: (row) => <WithdrawalState of={row} /> },
    { key: 'at', title: t('column.at'), width: 120, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Money fen={row.amount} /> },
  ]
}
function WithdrawalCard({ row }: { row: Row }) {
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.nickName}</b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">
        {row.bank} •••• {row.lastFour}
      </span>
      <span className="row between small">
        <WithdrawalState of={row} />
        <Time at={row.createdAt} />
      </span>
    </span>
  )
}
